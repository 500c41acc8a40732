import type { Activity } from './activity-type.js'

/** The sport of a number in the FIT profile. */
export function fitSport(number: number | undefined): Activity['sport'] {
  if (number === 1) return 'run'
  if (number === 2 || number === 21) return 'bike'
  return number === 5 ? 'swim' : 'other'
}

/** The sport of a word in a TCX or GPX file; the numbers are those of Strava's files. */
export function sportOfWord(word: string): Activity['sport'] {
  const plain = word.trim().toLowerCase()
  if (/swim/.test(plain)) return 'swim'
  if (/bik|cycl|ride/.test(plain) || plain === '1') return 'bike'
  return /run|jog/.test(plain) || plain === '9' ? 'run' : 'other'
}
