/** An edit that was made over what has changed elsewhere since. */
export type Conflict = {
  /** What was edited. */
  subject: string
  /** What is there now, in words. */
  theirs: string
  /** What was wanted, in words. */
  mine: string
}

export type Choice = 'theirs' | 'mine'

/** Conflicts that wait for the athlete's word, one after the other. */
export type Conflicts = {
  /** What the athlete chose; undefined when the page was left to somebody else. */
  ask: (conflict: Conflict) => Promise<Choice | undefined>
  /** The one that is asked about now. */
  first: () => Conflict | undefined
  count: () => number
  answer: (choice: Choice) => void
  giveUp: () => void
  subscribe: (listener: () => void) => () => void
}

type Asked = { conflict: Conflict; resolve: (choice: Choice | undefined) => void }

export function makeConflicts(): Conflicts {
  let asked: readonly Asked[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly Asked[]) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (conflict) => new Promise((resolve) => become([...asked, { conflict, resolve }])),
    first: () => asked[0]?.conflict,
    count: () => asked.length,
    answer(choice) {
      const [first, ...rest] = asked
      become(rest)
      first?.resolve(choice)
    },
    giveUp() {
      const given = asked
      become([])
      for (const { resolve } of given) resolve(undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Those of this page. */
export const CONFLICTS = makeConflicts()
