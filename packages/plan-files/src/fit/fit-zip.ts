import { dateOf } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { notTaken, slug } from '../plan/file-name.js'
import type { FileWithNotes, PlannedWorkout, PlanSheet } from '../plan/plan.js'
import { exerciseFit, type FitOptions } from './fit.js'

export type FitZipOptions = FitOptions & {
  /** Only this week; the whole plan when absent. */
  week?: number
}

const HOW_TO = [
  'Workouts for your watch: one .fit file for each swim, ride and run.',
  'By cable: copy the files into the folder GARMIN/NewFiles of the watch, then unplug it.',
  'Other watches and apps take .fit workouts with their own import.',
]

/**
 * The FIT workout files of a week or of the whole plan in one .zip, named by date, with a text that says how to use them
 * and what they do not carry.
 */
export function fitZip(sheet: PlanSheet, options: FitZipOptions): FileWithNotes {
  const notes = new Set<string>()
  const files: Zippable = {}
  for (const { workout, exercise, name } of filesOf(sheet, options.week)) {
    const file = exerciseFit(workout, exercise, options)
    files[name] = file.content
    for (const note of file.notes) notes.add(note)
  }
  files['READ ME.txt'] = strToU8([...HOW_TO, '', ...[...notes].map((note) => `- ${note}`)].join('\r\n'))
  return { content: zipSync(files, { level: 6, mtime: options.created }), notes: [...notes] }
}

/** Name of the file of an exercise: `"2027-03-13-2-run-transition-run.fit"`. */
export function fitFileName(sheet: PlanSheet, workout: PlannedWorkout, exercise: TextExercise): string {
  const date = dateOf(sheet.calendar, workout.week, workout.day)
  const place = workout.exercises.findIndex(({ id }) => id === exercise.id) + 1
  return `${date}-${place}-${exercise.type}-${slug(exercise.name)}.fit`
}

type NamedExercise = { workout: PlannedWorkout; exercise: TextExercise; name: string }

function filesOf(sheet: PlanSheet, week: number | undefined): readonly NamedExercise[] {
  const taken = new Set<string>()
  return sheet.workouts
    .filter((workout) => week === undefined || workout.week === week)
    .flatMap((workout) =>
      workout.exercises.map((exercise) => {
        const name = fitFileName(sheet, workout, exercise)
        return { workout, exercise, name: notTaken(name, taken) }
      }),
    )
}
