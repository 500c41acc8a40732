/** A step as a foreign program reads it, in the order it is done: thousandths of a second or centimetres, and what it aims at. */
export type DecodedStep = {
  length: { milliseconds: number } | { centimetres: number }
  target: Aimed | undefined
}

/** Millimetres a second, watts or beats a minute. */
export type Aimed = { speed: Ends } | { power: Ends } | { heartRate: Ends }

type Ends = readonly [low: number, high: number]

/** A stretch on a trainer as a foreign program reads it: seconds, and shares of FTP in thousandths at its ends. */
export type DecodedBlock = { seconds: number; from: number; to: number }
