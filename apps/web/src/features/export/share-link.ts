import { type Copier, copyText } from '../../lib/browser/copy-text.js'

type Device = Copier & Partial<Pick<Navigator, 'share'>>

/** How a link went on its way: over the device's share sheet, closed again without, on the clipboard, or not at all. */
export type Shared = 'sent' | 'given up' | 'copied' | 'only shown'

/** Offers a link to the device's share sheet; where there is none, copies it. */
export async function shareLink(
  { title, url }: { title: string; url: string },
  device: Device = navigator,
): Promise<Shared> {
  try {
    if (device.share) {
      await device.share({ title, url })
      return 'sent'
    }
  } catch (error) {
    // Who closes the sheet has decided; anything else is a sheet that does not work.
    if (error instanceof Error && error.name === 'AbortError') return 'given up'
  }
  return (await copyText(url, device)) ? 'copied' : 'only shown'
}
