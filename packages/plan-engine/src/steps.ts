import type { StepKind, StepTargets, Zone } from './vocabulary.js'

/**
 * What a step says beside its kind: how it is done, in a word or two. A step without a cue says what its kind says (warm-up,
 * easy, rest, cool-down).
 */
export const CUES = [
  'tempo',
  'tempo-harder-gear',
  'tempo-55-65-rpm',
  'tempo-60-70-rpm',
  'sweet-spot',
  'threshold',
  'hard',
  'race-pace',
  'brisk',
  'uphill-strong',
  'uphill-quick',
  'fast',
  'second-half-quicker',
  'last-50-quicker',
  'swim-tempo',
  'pull',
  'pull-paddles',
  'long-stroke-without',
  'swim-threshold',
  'swim-fast',
  'swim-fast-even',
  'swim-race-pace',
  'race-start',
  'race-settle',
  'race-pace-sighting',
  'easy-85-95-rpm',
  'quick-legs',
  'race-position',
  'sit-up',
  'seated-climb',
  'tall-and-quiet',
  'quick-steps',
  'easy-uphill',
  'run-easy',
  'run-easy-quick-steps',
  'sight-6-10',
  'sight-8',
  'drill-swim',
  'drill-catch-up',
  'drill-fist',
  'drill-fingertip',
  'drill-side-kick',
  'drill-breathe-out',
  'drill-one-arm',
  'drill-scull',
  'drill-six-kicks',
  'long-stroke',
  'same-time',
  'swim-easy',
  'easy-sighting',
  'unbroken',
  'unbroken-sighting',
  'breathing',
  'tempo-95-105-rpm',
  'under-threshold',
  'over-threshold',
  'as-usual',
  'walk',
  'jog',
  'easy-quicker',
  'strides',
  'settle-in',
  'touch',
  'test',
  'swim-test',
  'kick-and-drill',
  'easy-pull',
  'race-swim',
  'race-ride',
  'race-run',
] as const
/** One of `CUES`. */
export type CueCode = (typeof CUES)[number]

/** One stretch of a session at one effort. Only plans of before 0.6 have a `label`, and those of others. */
export type Step = StepTargets & {
  kind: StepKind
  /** Whole seconds; for a swum distance, the time it takes at the target pace. */
  seconds: number
  /** Present when the step ends by distance (swim repeats). */
  metres?: number
  zone: Zone
  /** In the sport's pace, `from` the slower and `to` the faster end; absent when standing still. */
  target?: { from: number; to: number }
  /** How it is done; absent where the kind tells it. */
  cue?: CueCode
  label?: string
}

/** Whether a swum step is a drill: by its cue, and in plans of before 0.6 by its words. */
export const isDrill = ({ cue, label }: Step): boolean => /drill/i.test(cue ?? label ?? '')

/** Steps done so many times, one round after the other. */
export type RepeatStep = { repeat: number; steps: readonly Step[] }

/** A part of a session, as it is done. */
export type SessionStep = Step | RepeatStep
