import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '../http/errors.js'

/** Argon2id (the library's default), above OWASP's floor of 19456 KiB and two passes. */
const COST = { memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const

/** Each hash takes 46 MiB and a core; more at once would starve the rest. */
const AT_ONCE = Math.min(4, availableParallelism())
const MOST_WAITING = 100

/** What stands for the password of an account that has none: no hash, which nothing fits. */
export const NO_PASSWORD = '!'

/** A PHC string with a salt of its own; the password is taken as it is, no trimming and no cutting. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Whether the password fits; without a hash it takes as long and is false, so that nobody learns who has an account. */
export async function fitsPassword(phc: string | undefined, password: string): Promise<boolean> {
  const stored = phc === NO_PASSWORD ? undefined : phc
  const fits = await inTurn(async () => verify(stored ?? (await nobody()), password))
  return stored !== undefined && fits
}

/** Whether a hash was made with less than today's cost. */
export function isOutdated(phc: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(phc) ?? []
  return Number(memory ?? 0) < COST.memoryCost || Number(passes ?? 0) < COST.timeCost
}

let nobodysHash: Promise<string> | undefined
const nobody = () => {
  nobodysHash ??= hash('nobody has this account', COST)
  return nobodysHash
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) {
    throw new HttpError('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  }
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
