import type { RaceType } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { poolOf } from '@tri/plan-files/units'
import { useCallback } from 'react'
import { showFailure, showToast } from '../../../http/toasts.js'
import { saveFile } from '../../../lib/browser/save-file.js'
import { now } from '../../../lib/dates/today.js'
import { FILE_TOASTS } from '../../../lib/texts/file-messages.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { useUnits } from '../../../ui/use-units.js'
import { type SessionFormat, sessionFile } from '../edits/session-file.js'

/** Saves one exercise as a file, and tells what its format cannot carry. */
export function useSessionFiles(raceType: RaceType) {
  const units = useUnits()
  return useCallback(
    async (workout: WorkoutInWords, exercise: TextExercise, format: SessionFormat) => {
      try {
        const file = await sessionFile({ workout, exercise, format, raceType, pool: poolOf(units), now: now() })
        if (!file) throw new Error(`${exercise.name} cannot be a .${format}`)
        saveFile(file)
        await showToast(FILE_TOASTS.fileSaved(file.name, file.notes))
      } catch (error) {
        await showFailure(FILE_TOASTS.fileNotMade, error instanceof Error ? error : new Error(String(error)))
      }
    },
    [raceType, units],
  )
}
