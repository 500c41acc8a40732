import type { IsoDay, Sport, Weekday } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { createContext, useContext } from 'react'
import type { Move } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import type { Subject } from './move-targets.js'
import type { SessionFormat } from './session-file.js'

/** A session in its workout. */
export type SessionSubject = { workout: WorkoutInWords; exercise: TextExercise }

/** A test that was done: its day, and the session that it was. */
export type DoneTest = { sport: Sport; measuredOn: IsoDay; workoutId: number; exerciseId: string }

/** What can be done to the workouts on screen. */
export type Edits = {
  /** Moves at once; can be undone. */
  move: (move: Move) => void
  /** Opens the list of places to move to. */
  askMove: (subject: Subject) => void
  /** Links an exercise to the one before it, or puts it later in the day. */
  setLink: (workout: WorkoutInWords, exerciseId: string, linked: boolean) => void
  /** Asks before an exercise is deleted. */
  askDelete: (workout: WorkoutInWords, exerciseId: string) => void
  /** Opens the form that logs a session, at one of its ways. */
  askLog: (subject: SessionSubject, way?: 'changed' | 'skipped') => void
  /** Opens the form for the figures of a test that was done. */
  askResult: (test: DoneTest) => void
  /** Opens the form for a session of one's own on a day. */
  askAdd: (place: { week: number; day: Weekday }) => void
  /** Opens the form that changes what a session is. */
  askEdit: (subject: SessionSubject) => void
  /** Logs a session as done as it was planned, at once; can be undone. */
  logAsPlanned: (subject: SessionSubject) => void
  /** Marks a session as not logged; what was typed stays for the next time. */
  reopen: (subject: SessionSubject) => void
  markIncomplete: (workout: WorkoutInWords) => void
  /** Saves one exercise for a watch, or a ride for Zwift. */
  saveSession: (workout: WorkoutInWords, exercise: TextExercise, format: SessionFormat) => void
}

export const EditsContext = createContext<Edits | undefined>(undefined)

export function useEdits(): Edits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('useEdits must be used within an EditsProvider')
  return edits
}
