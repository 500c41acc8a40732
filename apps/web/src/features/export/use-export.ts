import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { thresholdsQuery } from '../../data/adapt/thresholds.js'
import { calendarQuery } from '../../data/plans/calendar.js'
import { athleteOf } from '../../lib/athlete.js'
import { saveFile } from '../../lib/browser/save-file.js'
import { now, today } from '../../lib/dates/today.js'
import { useAuth } from '../../session/auth-context.js'
import { useUnits } from '../../ui/use-units.js'
import { ExportError, problemOf } from './files/export-error.js'
import { type MadeFile, makeFile, type Wish } from './files/make-file.js'
import type { Shown } from './files/plan-sheet.js'

/** How the last export stands. */
export type Outcome =
  | { state: 'making'; kind: Wish['kind'] }
  | { state: 'made'; name: string; notes: MadeFile['notes'] }
  | { state: 'failed'; problem: string }

/** Makes files of the plan one at a time, and tells how it went. */
export function useExport(shown: Shown) {
  const client = useQueryClient()
  const units = useUnits()
  const { user } = useAuth()
  const readTimes = async () => (shown.saved ? client.fetchQuery(calendarQuery) : undefined)
  const readAthlete = async () => (shown.saved ? athleteOf(user, await client.fetchQuery(thresholdsQuery)) : undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const run = async (wish: Wish) => {
    if (outcome?.state === 'making') return
    setOutcome({ state: 'making', kind: wish.kind })
    try {
      await drawn()
      const file = await makeFile(wish, shown, { ...occasion(), units, readTimes, readAthlete })
      saveFile(file)
      setOutcome({ state: 'made', name: file.name, notes: file.notes })
    } catch (error) {
      if (!(error instanceof ExportError)) reportError(error)
      setOutcome({ state: 'failed', problem: problemOf(error) })
    }
  }
  return { outcome, run, forget: () => setOutcome(undefined) }
}

const FRAMES_MILLISECONDS = 40

/** A booklet takes the page for a moment: the word that it is being made must stand there before. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, FRAMES_MILLISECONDS))

const occasion = () => ({ now: now(), today: today(), origin: window.location.origin, languages: navigator.languages })
