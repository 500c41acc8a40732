import type { Courier } from './deliveries.js'
import type { SandboxOptions } from './options.js'
import type { RateLimiter } from './rate-limits.js'
import type { Athlete, State } from './state.js'

/** What every part of the sandbox works on. */
export type World = {
  options: SandboxOptions
  state: State
  courier: Courier
  limiter: RateLimiter
  /** Milliseconds since 1970. */
  now: () => number
  /** This server's own address, e.g. `http://127.0.0.1:3100`. */
  origin: () => string
  /** Keeps what changed. */
  save: () => void
}

export const secondsNow = ({ now }: World): number => Math.floor(now() / 1000)

export const nextNumber = ({ state }: World): number => state.nextNumber++

export const athleteNumbered = ({ state }: World, number: number): Athlete | undefined =>
  state.athletes.find((athlete) => athlete.number === number)

/** Seconds that watches are ahead of UTC at a moment, in seconds since 1970. */
export const offsetAt = ({ options }: World, seconds: number): number =>
  options.watchOffset ?? 0 - new Date(seconds * 1000).getTimezoneOffset() * 60

/** The same on most of a day, counted from 1970-01-01. */
export const watchOffset =
  (world: World) =>
  (day: number): number =>
    offsetAt(world, (day + 0.5) * 86_400)
