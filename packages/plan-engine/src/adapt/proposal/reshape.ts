import { unlinked } from '../../edit/edits.js'
import { resizeSteps } from '../../edit/hand-made/resize-steps.js'
import { fuelFor } from '../../edit/hand-made/write-session.js'
import { repace } from '../../edit/repace.js'
import type { ZonePace } from '../../formulas/zones.js'
import { writeEasy } from '../../sessions/easy-sessions.js'
import { BIKE_EASY, LONG_RIDES } from '../../sessions/library/easy-rides.js'
import { LONG_RUN_WALK, LONG_RUNS, RUN_EASY_BEGINNER, RUN_WALK } from '../../sessions/library/easy-runs.js'
import { SWIM_EASY } from '../../sessions/library/easy-swims.js'
import { OPENERS } from '../../sessions/library/race-pace.js'
import type { EasySpec } from '../../sessions/library/set-spec.js'
import { writeOpener } from '../../sessions/race-pace-sessions.js'
import { isInLengths } from '../../sessions/refill-swim.js'
import { newDraft } from '../../sessions/step-writer.js'
import type { Exercise, Sport, Zone } from '../../types.js'
import { describe } from '../../week/week-workouts.js'

type Zones = Record<Zone, ZonePace>

/** How a session is to be: in so many minutes, easy throughout, at the paces of these zones, and linked or not. */
export type Shape = {
  sport: Sport
  minutes: number
  isEased: boolean
  /** A few touches of race effort on the day before a race. */
  isOpener: boolean
  /** Slower than planned. */
  isSlowed: boolean
  isLinked: boolean
  isLong: boolean
  /** Shortened by a limit alone: it stays what it is called. */
  isHeld: boolean
  /** Runs are broken by walking. */
  walks: boolean
  /** Minutes of the session that is done straight after it. */
  after: number
  zones: Zones
}

/** Sessions that are called long, and the fewest minutes that deserve it. Design choice. */
const LONG_CODE = /^([BRS]-(LONG|WWLL?$)|X-REHEARSAL)/
const LONG_FROM: Record<Sport, number> = { swim: 30, bike: 60, run: 40 }

/** The session in another shape, with its id; what neither shortens nor eases it keeps every step. */
export function reshape(exercise: Exercise, shape: Shape): Exercise {
  const { minutes, isEased, isSlowed, isLinked, zones } = shape
  const linked = isLinked || !exercise.linked ? exercise : unlinked(exercise)
  if (shape.isOpener) return opener(exercise, shape)
  if (isEased) return easyVersion(exercise, shape)
  if (
    !shape.isHeld &&
    minutes < exercise.duration &&
    minutes < LONG_FROM[shape.sport] &&
    LONG_CODE.test(exercise.code ?? '')
  )
    return easyVersion(exercise, { ...shape, isLong: false })
  if (minutes < exercise.duration) return shorter(linked, shape) ?? easyVersion(exercise, shape)
  return isSlowed ? repace(linked, zones) : linked
}

/** The same session in less time: its easy parts give, then its sets lose rounds; undefined where that does not come out. */
function shorter(exercise: Exercise, { minutes, zones }: Shape): Exercise | undefined {
  const inLengths = exercise.type === 'swim' && isInLengths(exercise.steps)
  const steps = inLengths ? exercise.steps : resizeSteps(exercise.steps, minutes * 60)
  if (!steps) return undefined
  const resized = repace({ ...exercise, duration: minutes, steps }, zones)
  if (inLengths && secondsOf(resized) > minutes * 60) return undefined
  if (resized.fuel === undefined) return resized
  const { fuel: _, ...kept } = resized
  const fuel = exercise.fuel && !exercise.linked ? fuelFor(exercise.type, minutes, exercise.fuel) : undefined
  return { ...kept, ...(fuel && { fuel }) }
}

const secondsOf = ({ steps }: Exercise): number =>
  steps.reduce((sum, step) => {
    const once = 'repeat' in step ? step.steps : [step]
    return sum + ('repeat' in step ? step.repeat : 1) * once.reduce((part, { seconds }) => part + seconds, 0)
  }, 0)

function easyVersion({ id, reasons }: Exercise, shape: Shape): Exercise {
  const { sport, minutes, isLinked, after, zones } = shape
  const spec = easySpec(shape)
  const draft = newDraft(sport, zones, minutes)
  writeEasy(draft, spec, 0)
  const fuel = isLinked ? undefined : fuelFor(sport, minutes + after)
  return describe({ draft, intensity: 'easy', spec }, { id, isLinked, fuel, reasons })
}

function opener({ id, reasons }: Exercise, { sport, minutes, isLinked, zones }: Shape): Exercise {
  const draft = newDraft(sport, zones, minutes)
  writeOpener(draft)
  return describe({ draft, intensity: 'easy', spec: OPENERS }, { id, isLinked, fuel: undefined, reasons })
}

function easySpec({ sport, isLong, walks, minutes }: Shape): EasySpec {
  if (sport === 'swim') return SWIM_EASY[1]
  const isCalledLong = isLong && minutes >= LONG_FROM[sport]
  if (sport === 'bike') return (isCalledLong ? LONG_RIDES : BIKE_EASY)[0]
  if (walks) return (isCalledLong ? LONG_RUN_WALK : RUN_WALK)[0]
  return (isCalledLong ? LONG_RUNS : RUN_EASY_BEGINNER)[0]
}
