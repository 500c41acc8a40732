import type { TextExercise } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import type { FileWithNotes } from '../plan/plan.js'
import { listTitle } from '../plan/session-text.js'
import {
  LOST_IN_TRAINER_FILES,
  noSteps,
  powerWords,
  type RideDay,
  rideSteps,
  type Trainer,
  type TrainerBlock,
  trainerBlocks,
} from './trainer-blocks.js'

/** Threshold power a person can have, in watts: what an athlete may type. */
export const FTP_WATTS = { min: 50, max: 600 } as const

/**
 * A ride as a .mrc file for trainer apps: minutes and per cent of FTP. Undefined for a swim or a run. Format:
 * support.trainerroad.com, 'Creating workouts: MRC and ERG'.
 */
export function rideMrc(day: RideDay, exercise: TextExercise, trainer: Trainer): FileWithNotes<string> | undefined {
  if (exercise.type !== 'bike') return undefined
  return courseFile({ day, exercise, trainer }, { unit: 'PERCENT', value: (fraction) => (fraction * 100).toFixed(1) })
}

/**
 * The same as an .erg file: minutes and watts, from the athlete's FTP in watts. Undefined for a swim or a run, and for an
 * FTP outside `FTP_WATTS`.
 */
export function rideErg(
  day: RideDay,
  exercise: TextExercise,
  trainer: Trainer & { ftp: number },
): FileWithNotes<string> | undefined {
  const { ftp } = trainer
  if (exercise.type !== 'bike' || !(ftp >= FTP_WATTS.min && ftp <= FTP_WATTS.max)) return undefined
  return courseFile(
    { day, exercise, trainer },
    {
      unit: 'WATTS',
      value: (fraction) => String(Math.round(fraction * ftp)),
      header: `FTP = ${Math.round(ftp)}`,
    },
  )
}

type Unit = { unit: 'PERCENT' | 'WATTS'; value: (fraction: number) => string; header?: string }

type Ride = { day: RideDay; exercise: TextExercise; trainer: Trainer }

function courseFile(ride: Ride, unit: Unit): FileWithNotes<string> {
  const { day, trainer } = ride
  const exercise = plainExercise(ride.exercise)
  const title = listTitle(day, exercise)
  const mapping = powerWords(exercise.steps, trainer)
  const blocks = trainerBlocks({ steps: rideSteps(exercise) }, trainer)
  const extension = unit.unit === 'WATTS' ? 'erg' : 'mrc'
  const lines = [
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = ENGLISH',
    `DESCRIPTION = ${plain(`${title}. ${mapping}`)}`,
    `FILE NAME = ${plain(title)}.${extension}`,
    ...(unit.header ? [unit.header] : []),
    `MINUTES ${unit.unit}`,
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    ...courseData(blocks, unit),
    '[END COURSE DATA]',
    '[COURSE TEXT]',
    ...courseText(blocks),
    '[END COURSE TEXT]',
    '',
  ]
  return {
    content: lines.join('\r\n'),
    notes: [mapping, ...LOST_IN_TRAINER_FILES, ...noSteps(exercise)],
  }
}

/** The power at the start and at the end of each block. */
function courseData(blocks: readonly TrainerBlock[], { value }: Unit): readonly string[] {
  let start = 0
  return blocks.flatMap(({ seconds, from, to }) => {
    const end = start + seconds
    const lines = [`${minutes(start)}\t${value(from)}`, `${minutes(end)}\t${value(to)}`]
    start = end
    return lines
  })
}

/** What to do in each block, from the second it begins, for as many seconds as it takes to read. */
function courseText(blocks: readonly TrainerBlock[]): readonly string[] {
  let start = 0
  return blocks.map(({ seconds, label }) => {
    const line = `${start}\t${plain(label)}\t${Math.min(seconds, READING_SECONDS)}`
    start += seconds
    return line
  })
}

const READING_SECONDS = 10

/** Four decimals hold a second apart from the next. */
const minutes = (seconds: number) => (seconds / 60).toFixed(4)

/** One line without the brackets that begin a section. */
const plain = (text: string) =>
  text
    .replace(/[[\]\r\n\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
