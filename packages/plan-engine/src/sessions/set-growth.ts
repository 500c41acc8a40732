import type { WeekShape } from '../season/volume.js'

const BANDS = ['base', 'build', 'peak'] as const

/** Where main sets begin in a part of the season: later ones are not the athlete's first. Design choice. */
const START = { base: 0, build: 0.3, peak: 0.5 } as const

/**
 * How far main sets have grown in each week: from the start of base, build and peak to 1 in the part's last load week. Weeks
 * that rest hold what was reached; the only week of a part stands halfway.
 */
export function setGrowth(shapes: readonly WeekShape[]): number[] {
  const done = { base: 0, build: 0, peak: 0 }
  const countOf = (part: WeekShape['part']) =>
    shapes.filter((shape) => shape.part === part && shape.kind === 'load').length
  const counts = { base: countOf('base'), build: countOf('build'), peak: countOf('peak') }
  let reached = 0
  return shapes.map(({ part, kind }) => {
    const band = BANDS.find((name) => name === part)
    if (kind === 'race' || kind === 'taper') return 1
    if (!band || kind !== 'load') return reached
    const count = counts[band]
    reached = START[band] + (1 - START[band]) * (count > 1 ? done[band]++ / (count - 1) : 0.5)
    return reached
  })
}
