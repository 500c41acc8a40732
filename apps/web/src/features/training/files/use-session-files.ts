import { useQueryClient } from '@tanstack/react-query'
import { dateOf, isSport, type PlanCalendar, type RaceType } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { powerOn, thresholdOn } from '@tri/plan-engine/zones'
import { useCallback } from 'react'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { showFailure, showToast } from '../../../http/toasts.js'
import { copyText } from '../../../lib/browser/copy-text.js'
import { saveFile } from '../../../lib/browser/save-file.js'
import { now } from '../../../lib/dates/today.js'
import { FILE_TOASTS } from '../../../lib/texts/file-messages.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { useUnits } from '../../../ui/use-units.js'
import { type SessionFormat, sessionFile } from '../edits/session-file.js'

/** Saves one exercise as a file, and tells what its format cannot carry; text is copied where the browser lets it be. */
export function useSessionFiles({ raceType, raceDate, totalWeeks }: PlanCalendar & { raceType: RaceType }) {
  const client = useQueryClient()
  const units = useUnits()
  return useCallback(
    async (workout: WorkoutInWords, exercise: TextExercise, format: SessionFormat) => {
      try {
        const day = dateOf({ raceDate, totalWeeks }, workout.week, workout.day)
        const thresholds = client.getQueryData(thresholdsQuery.queryKey) ?? []
        const ftp = powerOn(thresholds, { sport: 'bike', day })?.value
        const lthr = isSport(exercise.type)
          ? thresholdOn(thresholds, { sport: exercise.type, kind: 'lthr', day })?.value
          : undefined
        const file = await sessionFile({ workout, exercise, format, raceType, units, now: now(), ftp, lthr })
        if (!file) throw new Error(`${exercise.name} cannot be a .${format}`)
        const isCopied = typeof file.content === 'string' && format === 'txt' && (await copyText(file.content))
        if (!isCopied) saveFile(file)
        await showToast(isCopied ? FILE_TOASTS.textCopied(file.notes) : FILE_TOASTS.fileSaved(file.name, file.notes))
      } catch (error) {
        await showFailure(FILE_TOASTS.fileNotMade, error instanceof Error ? error : new Error(String(error)))
      }
    },
    [client, raceType, raceDate, totalWeeks, units],
  )
}
