/** Ways back from edits, the newest last; each is gone once. */
export type Undos = {
  /** Keeps a way back. `takeBack` goes it, `forget` drops it; after either, neither does anything. */
  add: (run: () => void) => { takeBack: () => void; forget: () => void }
  takeBackLast: () => void
}

export function makeUndos(): Undos {
  const kept: (() => void)[] = []
  return {
    add(run) {
      kept.push(run)
      const drop = () => kept.includes(run) && kept.splice(kept.indexOf(run), 1).length > 0
      return { takeBack: () => void (drop() && run()), forget: () => void drop() }
    },
    takeBackLast: () => kept.pop()?.(),
  }
}
