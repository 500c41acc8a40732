import { type BySport, type ExperienceLevel, type Paces, SPORTS, type Sport } from '../types.js'

/** The paces that score 1, 2 and 3. Design choice. */
export const SCORED_PACES = {
  swim: [150, 120, 90],
  bike: [15, 18, 22],
  run: [540, 450, 360],
} as const satisfies BySport<readonly [number, number, number]>

/** 0 to 9: up to 3 for each sport; a pace that is no number has none. */
export function experienceScore(paces: Paces): number {
  const reaches = (sport: Sport, bound: number) => (sport === 'bike' ? paces.bike >= bound : paces[sport] <= bound)
  return SPORTS.flatMap((sport) => SCORED_PACES[sport].filter((bound) => reaches(sport, bound))).length
}

/** 7 or more is advanced, 4 to 6 intermediate, less a beginner. */
export function experienceLevel(paces: Paces): ExperienceLevel {
  const score = experienceScore(paces)
  if (score >= 7) return 'advanced'
  return score >= 4 ? 'intermediate' : 'beginner'
}
