import { createContext, useContext } from 'react'

/** Where the steps of a session are shown one at a time. */
export type StartPath = (exerciseId: string) => string

/** Absent where sessions are only looked at, as in somebody else's plan. */
export const StartContext = createContext<StartPath | undefined>(undefined)

export const useStartPath = (): StartPath | undefined => useContext(StartContext)

/** Of a plan that is saved. */
export const savedStart =
  (planId: number): StartPath =>
  (exerciseId) =>
    `/session/${planId}/${encodeURIComponent(exerciseId)}`

/** Of the plan that a guest has generated in this browser. */
export const guestStart: StartPath = (exerciseId) => `/session/guest/${encodeURIComponent(exerciseId)}`
