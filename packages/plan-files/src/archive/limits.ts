/** Files and folders looked at in all archives together. */
export const MOST_ENTRIES = 50_000

const GIBIBYTE = 1024 ** 3

/** Bytes of all that comes out of the archives together. */
export const MOST_UNPACKED_BYTES = 4 * GIBIBYTE

/** Bytes of an archive within an archive: Garmin's are of 500 MB at most. */
export const MOST_INNER_BYTES = GIBIBYTE

/** How many times as much a file may unpack to: tracks of a point a second come to forty. Small files may be all alike. */
export const MOST_RATIO = 200
export const SMALL_BYTES = 1024 * 1024

/** Garmin's export has archives within an archive; nothing that is wanted lies deeper. */
export const MOST_LAYERS = 2

/** An archive that is not read on; what was read of it before stays. */
export class Refused extends Error {}
