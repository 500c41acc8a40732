import type { User } from '@tri/api-contract'

const CHANNEL = 'triplan.session'

/** Who signed in, or null: the browser has one session, whichever tab it was begun or ended in. */
export type SessionChange = User | null

/** Tells the other tabs that somebody has signed in or out here. */
export function tellOtherTabs(change: SessionChange): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(change)
  channel.close()
}

/** Listens to the other tabs, until the function that it answers is called. */
export function listenToOtherTabs(listener: (change: SessionChange) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => listener(data))
  return () => channel.close()
}
