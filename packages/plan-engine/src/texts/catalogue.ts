import type { Inputs, Reason, SessionStep, Step } from '../types.js'
import { listed } from './listed.js'
import { poolFigure, swumText } from './measure-text.js'
import type { Measures } from './measures.js'
import type { Texts } from './texts.js'
import { timeText } from './time-text.js'
import { lookUp, whole } from './whole.js'
import type { Sentence, Words } from './words.js'

/** The texts that a language's words make. */
export function catalogue(words: Words): Texts {
  const texts: Texts = {
    language: words.language,
    sentence: (reason, measures) =>
      reason.rule === 'main-set'
        ? mainSetSentence(words, texts, reason, measures)
        : sentenceOf(words, reason, measures),
    message: ({ code, inputs = {} }, measures) =>
      whole(lookUp<Sentence<Inputs>>(words.messages, code)?.(inputs, measures)),
    sessionName: (code, measures) => inPool(lookUp(words.names, code), measures),
    purpose: (code) => lookUp(words.purposes, code) ?? lookUp(words.purposes, code.replace(/-[123]$/, '')),
    cue: (code, measures) => inPool(lookUp(words.cues, code), measures),
    drill: (cue) => lookUp(words.drills, cue),
    label({ kind, cue, metres }, sport, measures) {
      const told = cue && texts.cue(cue, measures)
      if (told === undefined || told === '') return lookUp(words.kinds, sport)?.[kind] ?? ''
      return metres === undefined ? told : `${swumText(measures, metres)} ${told}`
    },
    notes({ code = '', type, steps, fuel }, measures) {
      const purpose = texts.purpose(code)
      if (purpose === undefined) return undefined
      const stepWords = (step: Step) => {
        const label = texts.label(step, type, measures)
        if (step.metres === undefined) return `${label} ${timeText(step.seconds)}`
        return step.cue ? label : `${swumText(measures, step.metres)} ${label}`
      }
      const parts = steps.map((step) =>
        'repeat' in step ? `${step.repeat} x (${step.steps.map(stepWords).join(' + ')})` : stepWords(step),
      )
      // A leg of the race is one step, which its distance and pace tell.
      const done = code.startsWith('RACE-') ? '' : `${parts.join('; ')}.`
      const drills = drillsIn(steps).map(texts.drill)
      return [purpose, done, ...drills, fuel && words.fuelNote(fuel)].filter(Boolean).join(' ')
    },
    fuelNote: words.fuelNote,
    citation: (source) => lookUp(words.citations, source) ?? source,
  }
  return texts
}

/** The cues of a session's drills, each once, in their order. */
export function drillsIn(steps: readonly SessionStep[]): string[] {
  const cues = steps.flatMap((step) => ('repeat' in step ? step.steps : [step]).flatMap(({ cue }) => cue ?? []))
  return [...new Set(cues.filter((cue) => cue.startsWith('drill-')))]
}

/** A text with each `{200}` in it as the athlete's pool counts so many metres. */
const inPool = (text: string | undefined, measures: Measures): string | undefined =>
  text?.replace(/\{(\d+)\}/g, (_, metres: string) => String(poolFigure(measures, Number(metres))))

type Given = Pick<Reason, 'rule' | 'inputs'>

const sentenceOf = ({ sentences }: Words, { rule, inputs }: Given, measures: Measures): string | undefined =>
  whole(lookUp<Sentence<Inputs>>(sentences, rule)?.(inputs, measures))

function mainSetSentence(words: Words, texts: Texts, { inputs }: Given, measures: Measures): string | undefined {
  const code = `${inputs.code}`
  const rounds = figure(inputs, 'rounds')
  const name = texts.sessionName(code, measures)
  const purpose = texts.purpose(code)
  if (name === undefined || purpose === undefined) return undefined
  const set = (times: number | undefined) => mainSetText(inputs, times, measures)
  const previous = set(figure(inputs, 'previousRounds') ?? rounds)
  const previousWeek = figure(inputs, 'previousWeek') ?? 0
  return words.mainSet({ name, purpose, main: set(rounds), previous, previousWeek })
}

const figure = (inputs: Inputs, name: string): number | undefined => {
  const value = inputs[name]
  return typeof value === 'number' ? value : undefined
}

/** A main set in a few words: `3 x 8 min`, `2 x (100 m + 200 m)`; `400 m + 200 m` without rounds; empty for none. */
function mainSetText(inputs: Inputs, rounds: number | undefined, measures: Measures): string {
  const metres = listed(inputs, 'metres').map((each) => swumText(measures, each))
  const parts = [...metres, ...listed(inputs, 'seconds').map(timeText)]
  const round = parts.join(' + ')
  if (rounds === undefined) return round
  return `${rounds} x ${parts.length > 1 ? `(${round})` : round}`
}
