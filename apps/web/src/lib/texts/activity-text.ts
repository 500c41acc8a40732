import type { GarminActivity, LinkSuggestion } from '@tri/api-contract'
import type { WorkoutType } from '@tri/plan-engine'
import { clock, difference, shortDate, shortWeekday, stopwatch, weekdayName } from '../measures/format.js'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const localDate = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

const NOUNS: Record<WorkoutType, string> = {
  swim: 'swim',
  bike: 'ride',
  run: 'run',
  brick: 'brick',
  mixed: 'sessions',
  race: 'race',
}

/** Metres as kilometres with two decimals: `"10.02 km"`. */
export const kilometres = (metres: number): string => `${(metres / 1000).toFixed(2)} km`

/** The day, and the time where the browser's clock had the same day: `"Tue 17 Nov, 06:41"`. */
export function startText({ startTime, localDay }: Pick<GarminActivity, 'startTime' | 'localDay'>): string {
  const day = `${shortWeekday(localDay)} ${shortDate(localDay)}`
  const start = new Date(startTime)
  return localDate.format(start) === localDay ? `${day}, ${time.format(start)}` : day
}

/** An instant on the athlete's clock: `"Tue 17 Nov, 06:41"`. */
export function momentText(instant: string): string {
  const moment = new Date(instant)
  const day = localDate.format(moment)
  return `${shortWeekday(day)} ${shortDate(day)}, ${time.format(moment)}`
}

type Moved = Pick<GarminActivity, 'sport' | 'distance' | 'duration' | 'averagePace' | 'averageSpeed'>

/**
 * How fast it was, as its sport has it and in the unit that goes with kilometres: `"5:14 /km"`, `"30.4 km/h"`,
 * `"1:52 /100m"`. Undefined where nothing was covered.
 */
export function speedText({
  sport,
  distance,
  duration: seconds,
  averagePace,
  averageSpeed,
}: Moved): string | undefined {
  const speed = averageSpeed ?? (seconds > 0 ? distance / seconds : 0)
  if (sport === 'run' && averagePace !== null && averagePace > 0)
    return `${stopwatch(Math.round(averagePace * 60))} /km`
  if (speed <= 0) return undefined
  if (sport === 'swim') return `${stopwatch(Math.round(100 / speed))} /100m`
  return sport === 'run' ? `${stopwatch(Math.round(1000 / speed))} /km` : `${(speed * 3.6).toFixed(1)} km/h`
}

/** Garmin's name of a kind of activity as words: `TRAIL_RUNNING` is `"Trail running"`. */
export function typeText(activityType: string): string {
  const words = activityType.toLowerCase().replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where an activity came from: `"Garmin Forerunner 965"`, `"From a file"`, `"Test activity"`. */
export function sourceText({ source, deviceName }: Pick<GarminActivity, 'source' | 'deviceName'>): string {
  if (source === 'test') return 'Test activity'
  if (source === 'file') return deviceName ? `From a file, ${deviceName}` : 'From a file'
  return deviceName ? `Garmin ${deviceName}` : 'Garmin'
}

type Planned = Pick<LinkSuggestion, 'workoutType' | 'date'>

/** `"Tuesday's run"`, `"Saturday's brick"`. */
export const plannedText = ({ workoutType, date }: Planned): string => `${weekdayName(date)}'s ${NOUNS[workoutType]}`

/** Whether a suggestion fits, and what was planned: `"Matches Tuesday's run"`, `"Tempo Run, 45 min planned, +3 min"`. */
export function suggestionText(suggestion: LinkSuggestion): { claim: string; detail: string } {
  const { isClose, exerciseName, plannedDuration } = suggestion
  const more = difference(Math.round(plannedDuration * suggestion.difference))
  return {
    claim: `${isClose ? 'Matches' : 'May be'} ${plannedText(suggestion)}`,
    detail: `${exerciseName}, ${clock(plannedDuration)} planned, ${more === 'as planned' ? 'done so' : more}`,
  }
}
