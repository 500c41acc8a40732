/**
 * Whether `npm run soak` runs the tests: with all their rounds, and those that `npm test` leaves to it. Read past the types,
 * for the engine and its tests know none of Node's.
 */
export const IS_SOAK = Reflect.get(globalThis, 'process').env.SOAK === '1'

/** Returns how many rounds a test takes: fewer of the same kind, held to the same bounds, where it is not a soak. */
export const rounds = ({ short, soak }: { short: number; soak: number }): number => (IS_SOAK ? soak : short)
