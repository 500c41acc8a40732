import { HttpError } from './errors.js'

/** A Refusal when a locked row is no longer the one an edit was made from; an edit that names no version wins. */
export function refuseStale(row: { version: number }, version: number | undefined, noun: string): void {
  if (version === undefined || version === row.version) return
  throw new HttpError(
    'conflict',
    `This ${noun} was changed in another window. It was reloaded; please check it and try again.`,
  )
}
