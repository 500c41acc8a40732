import { type NewPlan, newPlan } from '@tri/api-contract'
import {
  type BySport,
  type IsoDay,
  type Paces,
  RACE_TYPES,
  type RaceType,
  SLIDERS,
  type Sport,
  type WeeklySchedule,
  weeksUntil,
} from '@tri/plan-engine'
import * as z from 'zod/mini'
import { forget, readStored, store } from './storage.js'

/** What the athlete has entered so far: texts as typed, everything else as the engine's numbers. */
export type DraftPlan = {
  name: string
  raceType: RaceType
  /** Miles, as typed. */
  distances: BySport<string>
  /** A calendar date; empty until one is chosen. */
  raceDate: string
  paces: Paces
  /** The finish time chosen on the goal slider; 0 until one is chosen. */
  goalSeconds: number
  schedule: WeeklySchedule
}

const DRAFT_KEY = 'triplan.draft'
const GENERATED_KEY = 'triplan.generated'

/** Longer texts are refused by the form; these bounds only keep nonsense out of the storage. */
const typed = z.string().check(z.maxLength(1000))

const pace = (sport: Sport) => z.number().check(z.minimum(SLIDERS[sport].min), z.maximum(SLIDERS[sport].max))

const scheduleDay = z.object({
  day: z.literal([0, 1, 2, 3, 4, 5, 6]),
  dayName: typed,
  available: z.boolean(),
  hours: z.number(),
  isEndurance: z.boolean(),
})

const draftPlan = z.object({
  name: typed,
  raceType: z.enum(RACE_TYPES),
  distances: z.object({ swim: typed, bike: typed, run: typed }),
  raceDate: typed,
  paces: z.object({ swim: pace('swim'), bike: pace('bike'), run: pace('run') }),
  goalSeconds: z.number().check(z.minimum(0)),
  schedule: z.array(scheduleDay).check(
    z.length(7),
    z.refine((days) => days.every(({ day }, index) => day === index)),
  ),
}) satisfies z.ZodMiniType<DraftPlan>

/** The draft that was kept in this browser; undefined when there is none that can be read. */
export const readDraft = (): DraftPlan | undefined => draftPlan.safeParse(readStored(DRAFT_KEY)).data

export const keepDraft = (draft: DraftPlan): void => store(DRAFT_KEY, draft)

export const forgetDraft = (): void => forget(DRAFT_KEY)

/** The generated, not yet saved plan's payload; undefined when there is none or its race is over. */
export const readGenerated = (today: IsoDay): NewPlan | undefined => startingOn(readStored(GENERATED_KEY), today)

export const keepGenerated = (payload: NewPlan): void => store(GENERATED_KEY, payload)

export const forgetGenerated = (): void => forget(GENERATED_KEY)

/** The payload as of a later day: nothing may be scheduled before it. Undefined when it is no longer a plan. */
export function startingOn(payload: unknown, today: IsoDay): NewPlan | undefined {
  const kept = newPlan.safeParse(payload).data
  if (!kept || kept.startDate === today) return kept
  return newPlan.safeParse({ ...kept, startDate: today, totalWeeks: weeksUntil(today, kept.raceDate) }).data
}
