import type { IsoDay, PlanCalendar } from '@tri/plan-engine'
import { dateOf } from '@tri/plan-engine'
import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import { createContext, useContext } from 'react'
import { type SessionFacts, sessionFacts } from '../../lib/session-states.js'

/** The days of the plan whose sessions are shown; undefined where a plan is only looked at and nobody trains by it. */
export const SessionDaysContext = createContext<{ calendar: PlanCalendar; today: IsoDay } | undefined>(undefined)

/** What became of a session; undefined where nobody trains by the plan. */
export function useSessionFacts(workout: TextWorkout, exercise: TextExercise): SessionFacts | undefined {
  const days = useContext(SessionDaysContext)
  if (!days) return undefined
  const date = dateOf(days.calendar, workout.week, workout.day)
  return sessionFacts(workout, exercise, { date, today: days.today })
}
