import { DAY_NAMES } from '../calendar.js'
import { RACE_PRESETS } from '../formulas/presets.js'
import { defaultSchedule } from '../formulas/schedule.js'
import type { Exercise, Intensity, PlanInput, RaceType, Sport, Step, Weekday, Workout, Zone } from '../types.js'
import { exercise, workout } from './workouts.js'

const RACE_DAY = '2027-02-14'

/** A season with whole weeks from Monday to a race on a Sunday, on the race's default schedule. */
export function season(raceType: RaceType, totalWeeks: number, fields?: Partial<PlanInput>): PlanInput {
  const today = new Date(Date.parse(RACE_DAY) - totalWeeks * 7 * 86_400_000).toISOString().slice(0, 10)
  return {
    raceType,
    distances: RACE_PRESETS[raceType],
    today,
    raceDate: RACE_DAY,
    totalWeeks,
    currentPaces: { swim: 115, bike: 18.5, run: 500 },
    goalPaces: { swim: 110, bike: 19.2, run: 478 },
    experienceLevel: 'intermediate',
    weeklySchedule: defaultSchedule(raceType),
    ...fields,
  }
}

/** The season with other minutes for each weekday, Sunday first. */
export function withMinutes(input: PlanInput, minutes: readonly number[]): PlanInput {
  const weeklySchedule = input.weeklySchedule.map((day) => {
    const hours = (minutes[day.day] ?? 0) / 60
    return { ...day, available: hours > 0, hours }
  })
  return { ...input, weeklySchedule }
}

/**
 * The workouts of a week from a line such as `Mon bike 45 hard, Sat bike 110 + run 10`: weekday, then exercises with
 * sport, minutes and label (easy unless said), `>` before one that is linked. They have no steps.
 */
export function sketch(week: number, line: string): Workout[] {
  if (line === '') return []
  return line.split(', ').map((part) => {
    const [dayText = '', ...words] = part.split(' ')
    const day = DAY_NAMES.findIndex((name) => name.startsWith(dayText)) as Weekday
    const exercises = words
      .join(' ')
      .split(/ \+ | (?=> )/)
      .map((text, index) => toExercise(`w${week}d${day} ${index} ${text}`, text))
    return workout(week, day, exercises)
  })
}

function toExercise(id: string, text: string): Exercise {
  const linked = text.startsWith('> ')
  const [type, minutes, intensity = 'easy'] = text.replace('> ', '').split(' ') as [Sport, string, Intensity?]
  return exercise({ id, type, duration: Number(minutes), intensity, steps: [], ...(linked && { linked }) })
}

/** The race of a season, on its day. */
export const race = ({ totalWeeks }: PlanInput): Workout =>
  workout(
    totalWeeks,
    0,
    (['swim', 'bike', 'run'] as const).map((type) => exercise({ id: `race-${type}`, type, duration: 47 })),
    { workoutType: 'race' },
  )

/** A step of the given minutes. */
export const step = (minutes: number, zone: Zone, target?: Step['target']): Step => ({
  kind: 'work',
  seconds: minutes * 60,
  zone,
  label: zone,
  ...(target && { target }),
})
