import type { Exercise } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { STORED_UNITS } from '@tri/plan-files/units'
import { exerciseForReader } from '@tri/plan-files/words'

/** Where answers have sessions. */
const SESSIONS = ['exercises', 'afterRace']

/** An answer with the English words of every session in it, for clients that have no catalogue. */
export const inEnglish = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value) => (SESSIONS.includes(key) ? value.map(withWords) : value))

/** Reasons are told to nobody who was not told them before. */
function withWords(session: Omit<Exercise, 'reasons'> & Partial<Pick<Exercise, 'reasons'>>) {
  const { reasons, ...words } = exerciseForReader({ ...session, reasons: session.reasons ?? [] }, READER)
  return session.reasons ? { ...words, reasons } : words
}

const READER = { texts: en, units: STORED_UNITS }
