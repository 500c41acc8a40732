import { SOURCES } from '../sources.js'
import { catalogue } from './catalogue.js'
import { CUES, DRILLS, KINDS } from './en/cues.js'
import { MESSAGES } from './en/messages.js'
import { NAMES } from './en/names.js'
import { fuelNote, mainSet } from './en/notes.js'
import { PLACEMENTS } from './en/placements.js'
import { PURPOSES } from './en/purposes.js'
import { WEEKS } from './en/weeks.js'
import type { Texts } from './texts.js'

export type { Texts } from './texts.js'

/** The words of a plan in English. */
export const en: Texts = /* @__PURE__ */ catalogue({
  language: 'en',
  names: NAMES,
  purposes: PURPOSES,
  cues: CUES,
  drills: DRILLS,
  kinds: { swim: KINDS, bike: KINDS, run: KINDS },
  sentences: { ...WEEKS, ...PLACEMENTS },
  mainSet,
  messages: MESSAGES,
  citations: SOURCES,
  fuelNote,
})
