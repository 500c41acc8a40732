/** Whether `npm run soak` runs the tests: with all their rounds, and those that `npm test` leaves to it. */
export declare const IS_SOAK: boolean

/** Whether `npm run test:all` runs the tests: each whole, where `npm test` asks once of each kind. A soak is whole too. */
export declare const IS_ALL: boolean

/**
 * Returns how many rounds a test takes: `short` in `npm test`, `all` in `npm run test:all`, `soak` in a soak; what is left out is
 * that of the run before. Fewer rounds are of the same kind, held to the same bounds.
 */
export declare const rounds: (rounds: { short: number; all?: number; soak?: number }) => number

/** Prints what was measured, where `npm run soak` measures. */
export declare const printFigures: (line: string) => void
