/** Long enough for every browser to have read the file. */
const KEPT_MILLISECONDS = 60_000

/** A file to be saved. */
export type SavedFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }

/** Puts a file among the athlete's downloads. */
export function saveFile({ name, type, content }: SavedFile | (Omit<SavedFile, 'content'> & { content: Blob })): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS)
}
