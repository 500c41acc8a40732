import { dateOf, type IsoDay } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { notTaken, slug } from '../plan/file-name.js'
import type { FileWithNotes, PlannedWorkout, PlanSheet } from '../plan/plan.js'
import type { Trainer } from './trainer-blocks.js'
import { rideErg, rideMrc } from './trainer-file.js'
import { rideZwo } from './zwift.js'

/** What a trainer app reads: Zwift's own files, minutes in % of FTP, or minutes in watts of the athlete's FTP. */
export type RideFormat = { kind: 'zwo' | 'mrc' } | { kind: 'erg'; ftp: number }

export type RideZipOptions = {
  format: RideFormat
  /** When the file is made. */
  created: Date
  /** Only this week; the whole plan when absent. */
  week?: number
  /** The athlete's threshold power on a day in watts, for the shares of it that .zwo and .mrc hold; by zone where it is not known. */
  ftpOn?: (day: IsoDay) => number | undefined
}

const HOW_TO = {
  zwo: 'Zwift: copy the files into Documents/Zwift/Workouts/<your number>, then start Zwift again.',
  mrc: 'Trainer apps take .mrc files with their own import; power is in % of the FTP that the app knows.',
  erg: 'Trainer apps take .erg files with their own import; power is in watts.',
} as const satisfies Record<RideFormat['kind'], string>

/**
 * The rides of a week or of the whole plan for a trainer in one .zip, named by date, with a text that says how to use them
 * and what they do not carry. Undefined when there is no ride, and for an FTP outside `FTP_WATTS`.
 */
export function rideZip(sheet: PlanSheet, { format, created, week, ftpOn }: RideZipOptions): FileWithNotes | undefined {
  const notes = new Set<string>()
  const taken = new Set<string>()
  const files: Zippable = {}
  for (const workout of sheet.workouts) {
    if (week !== undefined && workout.week !== week) continue
    const date = dateOf(sheet.calendar, workout.week, workout.day)
    workout.exercises.forEach((exercise, index) => {
      const file = rideFile(workout, exercise, { trainer: { raceType: sheet.raceType, ftp: ftpOn?.(date) }, format })
      if (!file) return
      const name = `${date}-${index + 1}-bike-${slug(exercise.name)}.${format.kind}`
      files[notTaken(name, taken)] = strToU8(file.content)
      for (const note of file.notes) notes.add(note)
    })
  }
  if (taken.size === 0) return undefined
  files['READ ME.txt'] = strToU8([HOW_TO[format.kind], '', ...[...notes].map((note) => `- ${note}`)].join('\r\n'))
  return { content: zipSync(files, { level: 6, mtime: created }), notes: [...notes] }
}

function rideFile(
  workout: PlannedWorkout,
  exercise: TextExercise,
  { trainer, format }: { trainer: Trainer; format: RideFormat },
): FileWithNotes<string> | undefined {
  if (format.kind === 'erg') return rideErg(workout, exercise, { ...trainer, ftp: format.ftp })
  return (format.kind === 'mrc' ? rideMrc : rideZwo)(workout, exercise, trainer)
}
