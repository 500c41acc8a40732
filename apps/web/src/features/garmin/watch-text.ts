import type { GarminSettings } from '@tri/api-contract'
import { counted } from '../../lib/measures/format.js'

type Watch = Pick<GarminSettings, 'sendsWorkouts' | 'canSendWorkouts' | 'workoutsOnWatch' | 'watchProblem'>

/** What is on the watch, in a sentence; `isProblem` when it needs the athlete. */
export function watchText({ sendsWorkouts, canSendWorkouts, workoutsOnWatch, watchProblem }: Watch): {
  text: string
  isProblem: boolean
} {
  if (!canSendWorkouts)
    return {
      text: "Garmin was not allowed to take workouts from here. Allow it in your Garmin account, under this app's permissions.",
      isProblem: sendsWorkouts,
    }
  if (!sendsWorkouts)
    return { text: 'The next 14 days of your current plan, kept up to date as it changes.', isProblem: false }
  if (watchProblem) return { text: watchProblem, isProblem: true }
  if (workoutsOnWatch === 0) return { text: 'No workout of the next 14 days is there yet.', isProblem: false }
  return { text: `${counted(workoutsOnWatch, 'workout')} of the next 14 days at Garmin.`, isProblem: false }
}
