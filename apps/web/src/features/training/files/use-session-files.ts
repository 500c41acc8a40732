import { useQueryClient } from '@tanstack/react-query'
import { dateOf, type PlanCalendar, type RaceType } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { powerOn } from '@tri/plan-engine/zones'
import { poolOf } from '@tri/plan-files/units'
import { useCallback } from 'react'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { showFailure, showToast } from '../../../http/toasts.js'
import { saveFile } from '../../../lib/browser/save-file.js'
import { now } from '../../../lib/dates/today.js'
import { FILE_TOASTS } from '../../../lib/texts/file-messages.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { useUnits } from '../../../ui/use-units.js'
import { type SessionFormat, sessionFile } from '../edits/session-file.js'

/** Saves one exercise as a file, and tells what its format cannot carry. */
export function useSessionFiles({ raceType, raceDate, totalWeeks }: PlanCalendar & { raceType: RaceType }) {
  const client = useQueryClient()
  const units = useUnits()
  return useCallback(
    async (workout: WorkoutInWords, exercise: TextExercise, format: SessionFormat) => {
      try {
        const day = dateOf({ raceDate, totalWeeks }, workout.week, workout.day)
        const thresholds = client.getQueryData(thresholdsQuery.queryKey) ?? []
        const ftp = powerOn(thresholds, { sport: 'bike', day })?.value
        const file = await sessionFile({ workout, exercise, format, raceType, pool: poolOf(units), now: now(), ftp })
        if (!file) throw new Error(`${exercise.name} cannot be a .${format}`)
        saveFile(file)
        await showToast(FILE_TOASTS.fileSaved(file.name, file.notes))
      } catch (error) {
        await showFailure(FILE_TOASTS.fileNotMade, error instanceof Error ? error : new Error(String(error)))
      }
    },
    [client, raceType, raceDate, totalWeeks, units],
  )
}
