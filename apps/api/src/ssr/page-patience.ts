import { setTimeout as sleep } from 'node:timers/promises'

/** Is over when a browser has waited long enough for what its page shows: the page then asks by itself. */
export type PagePatience = () => Promise<undefined>

/** Nobody looks at nothing for longer, whatever the database does. */
export const twoSeconds: PagePatience = () => sleep(2_000, undefined, { ref: false })
