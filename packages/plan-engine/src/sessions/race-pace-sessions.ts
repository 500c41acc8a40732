import type { MainSet } from '../codes/rules.js'
import type { Sport } from '../types.js'
import {
  COOL_DOWN,
  type Draft,
  EASY,
  EASY_BREAK,
  type Effort,
  RACE_PACE,
  timed,
  WARM_UP,
  write,
  writeRepeat,
  writeRest,
} from './step-writer.js'

/** Share of a long session at race pace. Neal 2011 and Selles-Perez 2019: most time stays easy; sizes D. */
export const RACE_PACE_SHARE = { build: 0.12, peak: 0.22, taper: 0.1 } as const

/** Share of a brick run at race pace, at most. Design choice. */
export const BRICK_RACE_SHARE = 0.5

/** Minutes of riding at race pace from which on they come in two and in three blocks, and of one block at most. */
const BLOCKS = { split: 10, two: 15, three: 40, longest: 60 } as const

/** So many blocks of so many minutes. */
export type Blocks = { blocks: number; each: number }

/** Minutes between blocks, and of the cool-down. */
const BREAK = 5

/** Blocks of so many minutes as a main set. */
export const mainOf = ({ blocks, each }: Blocks): MainSet => ({ rounds: blocks, seconds: each * 60 })

/** Minutes of one block and how many: a run has one, a longer ride more, in steps of 5 min where it can; every other time one block differs. */
export function raceBlocks(sport: Sport, minutes: number, turn: number): Blocks {
  const usual = sport === 'run' || minutes < BLOCKS.two ? 1 : minutes < BLOCKS.three ? 2 : 3
  const isOther = turn % 2 === 1
  const wanted = usual > 1 ? usual - (isOther ? 1 : 0) : isOther && minutes >= BLOCKS.split ? 2 : 1
  const fewest = Math.ceil(minutes / BLOCKS.longest)
  const even = [wanted, wanted + 1, wanted - 1].find((count) => count >= fewest && minutes % (5 * count) === 0)
  const blocks = (minutes >= BLOCKS.three ? even : undefined) ?? Math.max(wanted, fewest)
  return { blocks, each: Math.floor(minutes / blocks) }
}

const warmUpOf = (minutes: number): number => Math.min(15, Math.max(5, Math.floor(minutes / 10 + 0.5)))

/** The blocks of a long ride or run of so many minutes: one where it is too short for the breaks between them. */
export function finishBlocks(sport: Sport, minutes: number, atRacePace: number, turn: number): Blocks {
  const size = raceBlocks(sport, atRacePace, turn)
  const isHeld = warmUpOf(minutes) + size.blocks * (size.each + BREAK) <= minutes
  return isHeld ? size : { blocks: 1, each: atRacePace }
}

/** Writes a long ride or run that ends in blocks at race pace. */
export function writeRacePaceFinish(draft: Draft, { blocks, each }: Blocks) {
  write(draft, timed(draft, { kind: 'warmup', zone: 'recovery' }, warmUpOf(draft.minutes) * 60))
  write(draft, timed(draft, EASY, draft.left - blocks * (each + BREAK) * 60))
  const block = timed(draft, RACE_PACE, each * 60)
  if (blocks > 1) writeRepeat(draft, blocks, [block, timed(draft, EASY_BREAK, BREAK * 60)])
  else write(draft, block)
  write(draft, timed(draft, COOL_DOWN, draft.left))
}

const SETTLE_IN: Effort = { kind: 'warmup', zone: 'easy', cue: 'settle-in' }

/** Writes a run off the bike: settle, then so many minutes at race pace in one block or two, then ease off. */
export function writeBrick(draft: Draft, raceMinutes: number, turn: number): Blocks {
  const easeOff = 3
  const blocks = turn % 2 === 1 && raceMinutes >= 4 ? 2 : 1
  const each = Math.floor(raceMinutes / blocks)
  const settle = draft.minutes - each * blocks - (blocks - 1) - easeOff
  write(draft, timed(draft, SETTLE_IN, settle * 60))
  for (let block = 0; block < blocks; block++) {
    if (block > 0) write(draft, timed(draft, EASY_BREAK, 60))
    write(draft, timed(draft, RACE_PACE, each * 60))
  }
  write(draft, timed(draft, COOL_DOWN, draft.left))
  return { blocks, each }
}

/** Writes a run off the bike that stays easy. */
export function writeTransitionRun(draft: Draft, turn: number) {
  write(draft, timed(draft, SETTLE_IN, turn % 2 === 0 ? 180 : 300))
  writeRest(draft, undefined, 2)
}

/** Writes the day before the race: a few touches of race pace. Returns the seconds of them. */
export function writeOpener(draft: Draft): number {
  const isRide = draft.sport === 'bike'
  const touch = isRide ? 60 : 30
  const count = isRide ? 3 : 2
  const coolDown = isRide ? 120 : 180
  write(draft, timed(draft, WARM_UP, draft.left - count * 2 * touch - coolDown))
  const touches = timed(draft, RACE_PACE, touch)
  writeRepeat(draft, count, [touches, timed(draft, EASY_BREAK, touch)])
  write(draft, timed(draft, COOL_DOWN, draft.left))
  return count * touch
}
