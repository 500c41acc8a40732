import type { Phase, SessionType } from '@tri/plan-engine'

/** Sizes of a sheet of paper in points (1/72 inch). */
export const PAPER = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type PaperName = keyof typeof PAPER

export const MARGIN = 42

export const INK = '#16202e'
export const GREY = '#5b6675'
export const LINE = '#cfd6df'
export const RACE_TINT = '#fbe0ea'

/** The product's colours of the sports: for areas, for text, for grounds. */
const OTHERS = { strength: GREY, walk: GREY, other: GREY }
export const SPORT_COLOUR: Record<SessionType, string> = { swim: '#0b6fc2', bike: '#d98a00', run: '#0b8f63', ...OTHERS }
export const SPORT_TEXT: Record<SessionType, string> = { swim: '#0a63ae', bike: '#8a5600', run: '#08704e', ...OTHERS }

export const PHASE_TINT: Record<Phase, string> = {
  'Base Building': '#dfe7f3',
  'Build Phase': '#e7e2f6',
  'Peak Phase': '#f7e3d4',
  Taper: '#d9efec',
  'Recovery Week': '#e6ebe2',
  'Race Week': '#fbe0ea',
}
