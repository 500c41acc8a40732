import { randomKey } from './random-key.js'

/** What this page calls itself in its calls. */
export const PAGE_ID = randomKey()
