import type { Totals } from './activity-type.js'
import { readFitActivities } from './fit/fit-activity.js'
import { Unreadable } from './limits.js'
import { readGpx } from './xml/gpx.js'
import { readTcx } from './xml/tcx.js'

/** What is in a file, with a word for each thing that is missing. */
export type Content = {
  totals: readonly Totals[]
  notes: readonly string[]
  /** False for a file that breaks off. */
  isWhole: boolean
}

/** Whether courses are kept in averages. */
type How = { withTracks: boolean }

/** The activities of one unpacked file, known by its content. Throws `Unreadable`. */
export const readContent = (bytes: Uint8Array, how: How = { withTracks: false }): Content =>
  isFit(bytes) ? readFitActivities(bytes, how) : readText(bytes, how)

const isFit = (bytes: Uint8Array) => bytes.length >= 12 && String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT'

const UNKNOWN = 'This is no activity file. Choose a .fit, .tcx or .gpx file, or a .zip or .gz with one in it.'

/** The root element tells TCX from GPX; it stands near the beginning, in whatever encoding. */
function readText(bytes: Uint8Array, how: How): Content {
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 4000)).replaceAll('\u0000', '')
  if (!/^[^\w<]*</.test(opening)) throw new Unreadable(UNKNOWN)
  const root = /<(?:\w+:)?(TrainingCenterDatabase|gpx)[\s>]/.exec(opening)?.[1]
  if (root === 'gpx') return { totals: readGpx(bytes, how), notes: [], isWhole: true }
  if (root === 'TrainingCenterDatabase') return { totals: readTcx(bytes, how), notes: [], isWhole: true }
  throw new Unreadable(UNKNOWN)
}
