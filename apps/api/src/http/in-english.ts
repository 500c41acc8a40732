import type { Exercise } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { exerciseForReader } from '@tri/plan-files/words'

/** Where answers have sessions. */
const SESSIONS = ['exercises', 'afterRace']

/** An answer with the English words of every session in it, for clients that have no catalogue. */
export const inEnglish = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value) =>
    // What a stored reason was given may be called so too, and is no list.
    SESSIONS.includes(key) && Array.isArray(value) ? value.map(withWords) : value,
  )

/** Reasons are told to nobody who was not told them before. */
function withWords(session: Omit<Exercise, 'reasons'> & Partial<Pick<Exercise, 'reasons'>>) {
  const { reasons, ...words } = exerciseForReader({ ...session, reasons: session.reasons ?? [] }, { texts: en })
  return session.reasons ? { ...words, reasons } : words
}
