import type { ExperienceLevel, Paces } from '../types.js'

/** 0 to 9: up to 3 for each sport; a pace that is no number has none. The bounds are a design choice. */
export function experienceScore({ swim, bike, run }: Paces): number {
  return atMost(swim, [90, 120, 150]) + atMost(-bike, [-22, -18, -15]) + atMost(run, [360, 450, 540])
}

/** 7 or more is advanced, 4 to 6 intermediate, less a beginner. */
export function experienceLevel(paces: Paces): ExperienceLevel {
  const score = experienceScore(paces)
  if (score >= 7) return 'advanced'
  return score >= 4 ? 'intermediate' : 'beginner'
}

/** 3, 2 or 1 for the first bound that is met; 0 for none. */
function atMost(value: number, bounds: readonly [number, number, number]): number {
  const met = bounds.findIndex((bound) => value <= bound)
  return met === -1 ? 0 : 3 - met
}
