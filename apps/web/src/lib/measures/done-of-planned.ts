import { clock } from './format.js'

type DoneOfPlanned = {
  /** Both as hours and minutes. */
  done: string
  planned: string
  /** `"0:45 of 5:50"`. */
  text: string
  /** How full a bar is: 0 to 100, also when more was done than planned. */
  percent: number
}

/** Done of planned minutes. */
export function doneOfPlanned(doneMinutes: number, plannedMinutes: number): DoneOfPlanned {
  const [done, planned] = [clock(Math.round(doneMinutes)), clock(Math.round(plannedMinutes))]
  const texts = { done, planned, text: `${done} of ${planned}` }
  if (plannedMinutes === 0) return { ...texts, percent: doneMinutes > 0 ? 100 : 0 }
  return { ...texts, percent: Math.min(100, Math.round((doneMinutes / plannedMinutes) * 100)) }
}
