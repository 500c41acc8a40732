import { isDeepStrictEqual } from 'node:util'
import { TEXT_LANGUAGES, type TextLanguage } from '@tri/api-contract'
import type { Exercise, Reason, SessionStep, Step } from '@tri/plan-engine'
import { sessionInWords, whyInWords } from './in-words.js'

/**
 * A session that comes back as an answer told it, without the words of a catalogue: stored, they would stay in one language. `plan`
 * has the sessions of its plan, whose reasons rest on the same publications.
 */
export function withoutToldWords(given: Exercise, plan: readonly Exercise[]): Exercise {
  const sources = new Set(plan.flatMap(({ reasons }) => reasons.map(({ source }) => source)))
  for (const language of TEXT_LANGUAGES) {
    const { name, ...nameless } = withoutWords(given, language, sources)
    const named = name === undefined ? nameless : { ...nameless, name }
    const stored = [nameless, named].find((each) => isDeepStrictEqual(sessionInWords(each, language), given))
    if (stored) return stored
  }
  return given
}

type Sources = ReadonlySet<string>

/** A session without what its code tells in a language; its name may be the athlete's. */
const withoutWords = ({ notes: _, ...session }: Exercise, language: TextLanguage, sources: Sources): Exercise => ({
  ...session,
  steps: session.steps.map(withoutLabels),
  reasons: session.reasons.map((reason) => withoutSentence(reason, language, sources)),
})

function withoutSentence({ sentence: _, ...told }: Reason, language: TextLanguage, sources: Sources): Reason {
  const stored = [...sources].map((source) => ({ ...told, source }))
  return stored.find((each) => whyInWords(each, language).source === told.source) ?? told
}

const withoutLabels = (part: SessionStep): SessionStep =>
  'repeat' in part ? { ...part, steps: part.steps.map(withoutLabel) } : withoutLabel(part)

const withoutLabel = ({ label: _, ...step }: Step): Step => step
