import type { BySport } from '../../types.js'

/** What a session of a sport is. */
export const NOUNS: BySport<string> = { swim: 'swim', bike: 'ride', run: 'run' }
