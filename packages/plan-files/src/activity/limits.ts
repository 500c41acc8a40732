/** Bytes of a file, and of each file that comes out of an archive: an Ironman in TCX, a point a second, has 45 MB. */
export const MAX_BYTES = 64 * 1024 * 1024

/** Bytes of all that comes out of one archive. */
export const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

/** Files looked at in one archive. */
export const MAX_FILES = 50

/** Activities taken from one file. */
export const MAX_ACTIVITIES = 100

/** A file that cannot be read; `message` tells the athlete why, and what to do. */
export class Unreadable extends Error {}

/** A file that holds something else than an activity: sound, and not wanted. */
export class NoActivity extends Unreadable {}

export const tooLarge = () =>
  new Unreadable(
    `This file is larger than ${MAX_BYTES / 1024 / 1024} MB. Export a single activity, or the .fit file, then try again.`,
  )

export const damaged = (kind: string) =>
  new Unreadable(`This ${kind} file is damaged or not complete. Copy or export it from the device again.`)
