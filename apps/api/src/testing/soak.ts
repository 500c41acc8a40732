/** Whether `npm run soak` runs the tests: with all their rounds, and those that `npm test` leaves to it. */
export const IS_SOAK = process.env.SOAK === '1'
