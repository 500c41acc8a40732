import type { SessionStep, Step, Zone } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { Units } from '../../lib/measures/units.js'
import { sessionLines, writtenOut } from './session-text.js'

/** One bar of a session's picture: seconds wide, and from 0 to 1 as high as the effort. */
export type ProfileBar = { seconds: number; level: number }

/** Height of each zone: even steps, so that neighbours can be told apart. Race pace lies between tempo and threshold. */
const LEVEL: Record<Zone, number> = {
  recovery: 0.25,
  easy: 0.4,
  moderate: 0.55,
  tempo: 0.68,
  race: 0.75,
  threshold: 0.85,
  interval: 1,
}

/** Standing at the wall. */
const REST_LEVEL = 0.1

/** The steps of a session as bars, repeats written out, neighbours of one height joined. */
export function profileBars(steps: readonly SessionStep[]): readonly ProfileBar[] {
  const bars: ProfileBar[] = []
  for (const step of writtenOut(steps)) {
    const last = bars.at(-1)
    const level = levelOf(step)
    if (last && last.level === level && step.kind !== 'work') last.seconds += step.seconds
    else if (step.seconds > 0) bars.push({ seconds: step.seconds, level })
  }
  return bars
}

/** Minutes to write under the picture: both ends, and the middle where it is a whole minute. */
export const scaleMarks = (duration: number): readonly number[] =>
  duration > 0 && duration % 2 === 0 ? [0, duration / 2, duration] : [0, duration]

/** The picture in words: the rows of the session in one sentence. */
export const profileText = (exercise: Pick<TextExercise, 'type' | 'steps'>, units: Units): string =>
  `Session profile: ${sessionLines(exercise, units)
    .map(({ text }) => text)
    .join('; ')}`

const levelOf = ({ kind, zone }: Step) => (kind === 'rest' ? REST_LEVEL : LEVEL[zone])
