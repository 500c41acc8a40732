/** A place where calls wait until something is back: it opens for all of them, or for none. */
export type WaitQueue = {
  /** True once what was missing is back, false when it was given up. */
  wait: () => Promise<boolean>
  open: () => void
  giveUp: () => void
  isWaiting: () => boolean
  /** Whether somebody is there to show that it is waited for, and to open it. */
  isAttended: () => boolean
  /** Told when somebody begins to wait, and when nobody does any more. */
  subscribe: (listener: () => void) => () => void
}

export function makeWaitQueue(): WaitQueue {
  let waiting: ((isBack: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const end = (isBack: boolean) => {
    const ended = waiting
    waiting = []
    for (const resolve of ended) resolve(isBack)
    tell()
  }
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        tell()
      }),
    open: () => end(true),
    giveUp: () => end(false),
    isWaiting: () => waiting.length > 0,
    isAttended: () => listeners.size > 0,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
