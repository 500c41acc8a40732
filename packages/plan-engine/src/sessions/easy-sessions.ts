import { at } from '../season.js'
import type { EasySpec, Levels } from './set-spec.js'
import {
  coolDownMinutes,
  type Draft,
  EASY,
  pause,
  swum,
  timed,
  warmUpMinutes,
  write,
  writeRepeat,
  writeRest,
  writeWarmUp,
} from './step-writer.js'

/** Metres of an easy swim's repeats. Design choice, as are all sizes here that `engine` tables do not name. */
const SWIM_REPEAT: Levels = [200, 300, 400]

/** Most stretches of quick legs, and of strides. */
const QUICK = { most: [6, 7, 8] as Levels, quick: 60, usual: 120 }
const STRIDES = { most: [4, 5, 6] as Levels, fast: 20, jog: 60 }

/** Share of a technique swim spent on drills. */
const DRILL_SHARE = 0.4

/** Seconds of running between walks, one after the other session, and of walking. */
const RUN_WALK = { run: [240, 300], walk: 60 } as const

export type EasyNeeds = {
  /** 0 beginner, 1 intermediate, 2 advanced. */
  level: number
  /** How many of these came before; lets forms alternate. */
  turn: number
}

/** Writes an easy session of this shape into the draft. Answers the seconds of it that are not easy. */
export function writeEasy(draft: Draft, spec: EasySpec, needs: EasyNeeds): number {
  if (spec.shape === 'strides') return writeStrides(draft, at(STRIDES.most, needs.level))
  writeShape(draft, spec, needs)
  return 0
}

function writeShape(draft: Draft, { shape, cue }: EasySpec, { level, turn }: EasyNeeds) {
  switch (shape) {
    case 'drills':
      return writeDrills(draft, cue)
    case 'repeats':
      return writeSwimRepeats(draft, at(SWIM_REPEAT, level))
    case 'thirds':
      return writeThirds(draft)
    case 'quick':
      return writeQuick(draft, cue, at(QUICK.most, level))
    case 'run-walk':
      return writeRunWalk(draft, cue, RUN_WALK.run[turn % 2 === 0 ? 0 : 1])
    case 'rising':
      return writeRising(draft, cue)
    case 'steady':
      writeWarmUp(draft)
      return writeRest(draft, cue)
  }
}

/** Seconds between warm-up and cool-down. */
const mainSeconds = (draft: Draft) => (draft.minutes - warmUpMinutes(draft) - coolDownMinutes(draft)) * 60

function writeDrills(draft: Draft, cue: string) {
  const main = mainSeconds(draft)
  writeWarmUp(draft)
  const drill = [swum(draft, { zone: 'recovery', label: cue }, 50), pause(15)]
  const drills = Math.floor((main * DRILL_SHARE) / secondsOf(drill))
  writeRepeat(draft, drills, drill)
  const easy = [swum(draft, { zone: 'easy', label: '100 m easy' }, 100), pause(15)]
  writeRepeat(draft, Math.floor((main - drills * secondsOf(drill)) / secondsOf(easy)), easy)
  writeRest(draft, 'Easy')
}

function writeSwimRepeats(draft: Draft, metres: number) {
  const main = mainSeconds(draft)
  writeWarmUp(draft)
  const set = [swum(draft, { zone: 'easy', label: `${metres} m easy` }, metres), pause(20)]
  writeRepeat(draft, Math.floor(main / secondsOf(set)), set)
  writeRest(draft, 'Easy')
}

function writeThirds(draft: Draft) {
  const third = Math.floor(mainSeconds(draft) / 180) * 60
  writeWarmUp(draft)
  write(draft, timed(draft, { kind: 'work', zone: 'recovery', label: 'Kick and drill' }, third))
  write(draft, timed(draft, { kind: 'work', zone: 'easy', label: 'Easy with pull buoy' }, third))
  writeRest(draft, 'Easy')
}

function writeQuick(draft: Draft, cue: string, most: number) {
  const room = Math.floor(mainSeconds(draft) / (QUICK.quick + QUICK.usual))
  writeWarmUp(draft)
  const quick = timed(draft, { kind: 'work', zone: 'easy', label: cue }, QUICK.quick)
  writeRepeat(draft, Math.min(most, room), [
    quick,
    timed(draft, { kind: 'recover', zone: 'easy', label: 'As usual' }, QUICK.usual),
  ])
  writeRest(draft, 'Easy')
}

/** Strides come last, on warm legs. */
function writeStrides(draft: Draft, most: number): number {
  const one = STRIDES.fast + STRIDES.jog
  const main = mainSeconds(draft)
  const count = Math.min(most, Math.floor(main / one))
  writeWarmUp(draft)
  write(draft, timed(draft, EASY, main - count * one))
  const fast = timed(draft, { kind: 'work', zone: 'interval', label: 'Fast and relaxed' }, STRIDES.fast)
  writeRepeat(draft, count, [fast, timed(draft, { kind: 'recover', zone: 'recovery', label: 'Jog' }, STRIDES.jog)])
  writeRest(draft, 'Easy')
  return count * STRIDES.fast
}

function writeRunWalk(draft: Draft, cue: string, run: number) {
  const set = [
    timed(draft, { kind: 'work', zone: 'easy', label: cue }, run),
    timed(draft, { kind: 'recover', zone: 'recovery', label: 'Walk' }, RUN_WALK.walk),
  ]
  writeRepeat(draft, Math.floor(draft.left / secondsOf(set)), set)
  writeRest(draft, cue, 0)
}

function writeRising(draft: Draft, cue: string) {
  const half = Math.floor(mainSeconds(draft) / 120) * 60
  writeWarmUp(draft)
  write(draft, timed(draft, { kind: 'work', zone: 'easy', label: cue }, half))
  writeRest(draft, 'Easy, a little quicker')
}

const secondsOf = (steps: readonly { seconds: number }[]): number =>
  steps.reduce((sum, { seconds }) => sum + seconds, 0)
