import { setImmediate } from 'node:timers/promises'
import type { TextLanguage } from '@tri/api-contract'
import type { ActualExercise, Exercise, Reason } from '@tri/plan-engine'
import { actualInWords, reasonInWords, type Texts } from '@tri/plan-engine/texts'
import { de } from '@tri/plan-engine/texts/de'
import { type AdaptTexts, de as deOfChanges } from '@tri/plan-engine/texts/de/adapt'
import { en } from '@tri/plan-engine/texts/en'
import { en as enOfChanges } from '@tri/plan-engine/texts/en/adapt'
import { STORED_UNITS } from '@tri/plan-files/units'
import { exerciseForReader } from '@tri/plan-files/words'

/** The words of plans, and of what proposals change in them: sessions keep those reasons. */
const CATALOGUES: Record<TextLanguage, { texts: Texts; changes: AdaptTexts }> = {
  en: { texts: en, changes: enOfChanges },
  de: { texts: de, changes: deOfChanges },
}

/** Lists that are told in one turn of the event loop; of a long plan there are several hundred. */
const AT_ONCE = 20

/** A shared plan has none. */
type Session = Omit<Exercise, 'reasons'> & Partial<Pick<Exercise, 'reasons'>>

/** A session with its words; reasons are told to nobody who was not told them before. */
export function sessionInWords(session: Session, language: TextLanguage): Session {
  const { texts } = CATALOGUES[language]
  const { reasons, ...words } = exerciseForReader({ ...session, reasons: [] }, { texts })
  return session.reasons ? { ...words, reasons: session.reasons.map((each) => whyInWords(each, language)) } : words
}

/** A reason with its sentence and citation, whether the plan gives it or a proposal. */
export function whyInWords(reason: Reason, language: TextLanguage): Reason {
  const { texts, changes } = CATALOGUES[language]
  const sentence = reason.sentence === undefined ? changes.sentence(reason, STORED_UNITS) : undefined
  if (sentence === undefined) return reasonInWords(reason, texts, STORED_UNITS)
  return { ...reason, sentence, source: changes.citation(reason.source) }
}

type Row = Record<string, unknown>
type Teller = (row: never, language: TextLanguage) => unknown

/** What of an answer has words, by the key that it stands under. */
const TELLERS: Record<string, Teller> = {
  exercise: sessionInWords,
  exercises: sessionInWords,
  afterRace: sessionInWords,
  actualExercises: (done: ActualExercise, language) => actualInWords(done, CATALOGUES[language].texts, STORED_UNITS),
  reasons: whyInWords,
}

/** An answer with the words of every session in it, for clients that have no catalogue; others are served between its parts. */
export async function inWords(json: string, language: TextLanguage): Promise<string> {
  const answer: unknown = JSON.parse(json)
  let told = 0
  for (const tell of untold(answer, language)) {
    if (told++ % AT_ONCE === AT_ONCE - 1) await setImmediate()
    tell()
  }
  return JSON.stringify(answer)
}

/** Each place of an answer that has words, as what puts them in. */
function* untold(value: unknown, language: TextLanguage): Generator<() => void> {
  if (Array.isArray(value)) for (const row of value) yield* untold(row, language)
  else if (isRow(value))
    for (const [key, held] of Object.entries(value)) {
      const teller = TELLERS[key]
      // What a reason was given may be called so too, and lists of names hold no rows.
      const told = (row: unknown) => (isRow(row) && teller ? teller(row as never, language) : row)
      if (!teller) yield* untold(held, language)
      else yield () => Object.assign(value, { [key]: Array.isArray(held) ? held.map(told) : told(held) })
    }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
