import type { Activity } from './activity-type.js'

/** Sports of the FIT profile; 21 is e-biking. */
const SPORTS = new Map<number | undefined, Activity['sport']>([
  [1, 'run'],
  [2, 'bike'],
  [5, 'swim'],
  [21, 'bike'],
])

/** What was done on fitness equipment: treadmill and indoor running, spinning and indoor cycling, laps in a pool. */
const SUB_SPORTS = new Map<number | undefined, Activity['sport']>([
  [1, 'run'],
  [45, 'run'],
  [5, 'bike'],
  [6, 'bike'],
  [17, 'swim'],
])

/** Sports that only the sub-sport tells: generic, and fitness equipment. */
const UNTOLD: readonly (number | undefined)[] = [0, 4]

/** The sport of a number in the FIT profile, by its sub-sport where the sport alone says too little. */
export const fitSport = (sport: number | undefined, subSport?: number): Activity['sport'] =>
  (UNTOLD.includes(sport) ? SUB_SPORTS.get(subSport) : SPORTS.get(sport)) ?? 'other'

/** The sport of a word in a TCX or GPX file; the numbers are those of Strava's files. */
export function sportOfWord(word: string): Activity['sport'] {
  const plain = word.trim().toLowerCase()
  if (/swim/.test(plain)) return 'swim'
  if (/bik|cycl|ride/.test(plain) || plain === '1') return 'bike'
  return /run|jog/.test(plain) || plain === '9' ? 'run' : 'other'
}
