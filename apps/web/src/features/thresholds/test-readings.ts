import { formatPace, METRES_PER_MILE, METRES_PER_YARD, type Sport } from '@tri/plan-engine'
import { type TestFigures, type Track, testFigures } from '@tri/plan-engine/compliance'
import { isStored, KM_PER_MILE } from '@tri/plan-files/units'
import type { Units } from '../../lib/measures/units.js'

/** The figures of a test as its form asks for them: by the way to tell it, and the field. */
export type TestReadings = {
  activityName: string
  figures: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a recording tells of a test, in the athlete's units; a way that it tells nothing of is left out. */
export function readingsOf(track: Track, sport: Sport, units: Units): TestReadings['figures'] {
  const metresOfHundred = isStored(units, 'swim') ? 100 : 100 * METRES_PER_YARD
  const { watts, beats, metres, swims } = testFigures(track, { sport, metresOfHundred })
  return {
    ...(watts && { 'ftp-test': { watts: whole(watts) } }),
    ...(beats && { [sport === 'bike' ? 'ride-lthr-test' : 'run-lthr-test']: { beats: whole(beats) } }),
    ...(metres && { 'pace-test': { distance: distanceText(metres, units) } }),
    ...(swims && { 'css-test': swimTexts(swims) }),
  }
}

const whole = (value: number) => String(Math.round(value))

const swimTexts = ({ seconds400, seconds200 }: NonNullable<TestFigures['swims']>) => ({
  long: formatPace(Math.round(seconds400)),
  short: formatPace(Math.round(seconds200)),
})

function distanceText(metres: number, { units }: Units): string {
  const miles = metres / METRES_PER_MILE
  return (units === 'miles' ? miles : miles * KM_PER_MILE).toFixed(2)
}
