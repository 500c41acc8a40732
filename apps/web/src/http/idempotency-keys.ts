import { randomKey } from './random-key.js'

/** The numbers of submits that have no answer yet. */
export type IdempotencyKeys = {
  /** The number of a submit: the same as long as nobody knows what became of it. */
  keyOf: (submit: string) => string
  /** An answer of the server settles a submit; an accident of the server or on the way does not. */
  answered: (submit: string, status: number) => void
}

export function makeIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>()
  return {
    keyOf(submit) {
      const key = open.get(submit) ?? randomKey()
      open.set(submit, key)
      return key
    },
    answered(submit, status) {
      if (status < 500) open.delete(submit)
    },
  }
}
