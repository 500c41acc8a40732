import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** @typedef {{ moduleId: string, project: { name: string, config: { root: string } } }} TestFile */

/** Vitest's own shuffles files as the disk happens to list them, which is another order in each clone. */
export class SeededSequencer extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return inSeedsOrder(files, this.ctx.config.sequence.seed)
  }
}

/**
 * The same files in the same order for the same seed. One file more or less leaves the order of the others as it is.
 * @template {TestFile} T
 * @param {readonly T[]} files
 * @param {number} seed
 * @returns {T[]}
 */
export function inSeedsOrder(files, seed) {
  const places = new Map(files.map((file) => [file, placeOf(file, seed)]))
  return files.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1))
}

/** @param {TestFile} file @param {number} seed */
function placeOf({ moduleId, project }, seed) {
  const path = relative(project.config.root, moduleId).replaceAll('\\', '/')
  return createHash('sha256').update(`${seed} ${project.name} ${path}`).digest('hex')
}
