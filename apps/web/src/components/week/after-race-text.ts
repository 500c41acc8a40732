import type { AfterRaceSession, Reason } from '@tri/plan-engine'

/** A session as it is shown; whoever is given a link is not told the reasons. */
export type AfterRaceDay = Omit<AfterRaceSession, 'reasons'> & { reasons?: readonly Reason[] }

/** What the days are for, how many are off, and of how many they are the beginning. */
export function afterRaceText(sessions: readonly AfterRaceDay[]): string {
  const { daysOff, days, easyDays } = sessions[0]?.reasons?.find(({ rule }) => rule === 'after-race')?.inputs ?? {}
  const off =
    typeof daysOff === 'number'
      ? daysOff === 1
        ? 'The first day is off. '
        : `The first ${daysOff} days are off. `
      : ''
  const isPart = typeof days === 'number' && typeof easyDays === 'number' && days < easyDays
  const part = isPart ? ` These ${days} days are the beginning of ${easyDays} easy ones.` : ''
  return `${off}All easy, and in none of the plan's hours.${part}`
}
