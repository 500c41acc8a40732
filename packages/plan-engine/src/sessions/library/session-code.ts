import type { BikeSession, BikeSet } from './bike.js'
import type { BIKE_EASY, LONG_RIDES } from './easy-rides.js'
import type { LONG_RUN_WALK, LONG_RUNS, RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK } from './easy-runs.js'
import type { LONG_SWIM, SWIM_EASY, SWIM_SIGHTING, SWIM_TECHNIQUE } from './easy-swims.js'
import type { BRICK, OPENERS, RACE_LEGS, RACE_PACE_LONG, REHEARSAL, STEADY, TRANSITION_RUN } from './race-pace.js'
import type { PRIMERS, SHARPENERS } from './race-week.js'
import type { RECOVERY_SESSIONS } from './recovery.js'
import type { RunSession, RunSet } from './run.js'
import type { SwimSession, SwimSet } from './swim.js'
import type { TESTS } from './tests.js'

type CodesIn<Table extends Readonly<Record<string, { code: string }>>> = Table[keyof Table]['code']
type CodesOf<Turns extends readonly { code: string }[]> = Turns[number]['code']

type EasyCode = CodesOf<
  | typeof BIKE_EASY
  | typeof LONG_RIDES
  | typeof RUN_EASY
  | typeof RUN_EASY_BEGINNER
  | typeof RUN_WALK
  | typeof LONG_RUNS
  | typeof LONG_RUN_WALK
  | typeof SWIM_EASY
  | typeof SWIM_SIGHTING
  | typeof SWIM_TECHNIQUE
>

type SpecialCode =
  | CodesIn<typeof RACE_PACE_LONG>
  | CodesIn<typeof LONG_SWIM>
  | CodesIn<typeof REHEARSAL>
  | CodesIn<typeof STEADY>
  | CodesIn<typeof RACE_LEGS>
  | CodesIn<typeof SHARPENERS>
  | CodesIn<typeof PRIMERS>
  | CodesIn<typeof RECOVERY_SESSIONS>
  | CodesIn<typeof TESTS>
  | (typeof BRICK | typeof TRANSITION_RUN | typeof OPENERS)['code']

/** The code of every session that a plan may hold. */
export type SessionCode = SwimSet | BikeSet | RunSet | EasyCode | SpecialCode

/** What purposes go by: the forms of a hard session share theirs. */
export type PurposeCode = SwimSession | BikeSession | RunSession | EasyCode | SpecialCode
