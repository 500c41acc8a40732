import type { NoticeCode, NoticeInputs } from '../codes/notice-inputs.js'
import type { RuleInputs, RuleName } from '../codes/rules.js'
import type { Drill } from '../sessions/library/drills.js'
import type { PurposeCode, SessionCode } from '../sessions/library/session-code.js'
import type { Source } from '../sources.js'
import type { CueCode } from '../steps.js'
import type { BySport, Fuel, SessionType, StepKind } from '../types.js'
import type { Measures } from './measures.js'
import type { Texts } from './texts.js'

/** A session's main set in words, and the week and the words of the last one. */
export type MainSetWords = { name: string; purpose: string; main: string; previous: string; previousWeek: number }

/** Rules whose sentence is made from their figures alone. */
type OwnRule = Exclude<RuleName, 'main-set'>

/** Makes a sentence of what one rule or notice tells; which one, its place in a table says. */
export type Sentence<Told> = { make(inputs: Told, measures: Measures): string }['make']

/** The sentence of each rule. */
export type Sentences = { readonly [Rule in OwnRule]: Sentence<RuleInputs[Rule]> }

/** The message of each notice. */
export type Messages = { readonly [Code in NoticeCode]: Sentence<NoticeInputs[Code]> }

/** Every word of a language, as tables: a key that is missing does not compile. */
export type Words = {
  language: Texts['language']
  names: Record<SessionCode | SessionType, string>
  purposes: Record<PurposeCode, string>
  cues: Record<CueCode, string>
  drills: Record<Drill, string>
  kinds: BySport<Record<StepKind, string>>
  sentences: Sentences
  mainSet(words: MainSetWords): string
  messages: Messages
  citations: Record<Source, string>
  fuelNote(fuel: Fuel): string
}
