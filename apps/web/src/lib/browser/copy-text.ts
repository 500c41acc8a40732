/** What it takes of the browser. */
export type Copier = { clipboard?: Pick<Clipboard, 'writeText'> }

/** Puts a text on the clipboard; false where the browser does not let a page do so, as on an address without https. */
export async function copyText(text: string, device: Copier = navigator): Promise<boolean> {
  try {
    if (!device.clipboard) return false
    await device.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
