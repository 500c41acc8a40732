import { SOURCES } from '../sources.js'
import { catalogue } from './catalogue.js'
import { CUES, DRILLS, KINDS } from './de/cues.js'
import { MESSAGES } from './de/messages.js'
import { NAMES } from './de/names.js'
import { fuelNote, mainSet } from './de/notes.js'
import { PLACEMENTS } from './de/placements.js'
import { PURPOSES } from './de/purposes.js'
import { WEEKS } from './de/weeks.js'
import type { Texts } from './texts.js'

export type { Texts } from './texts.js'

/** The words of a plan in German. */
export const de: Texts = /* @__PURE__ */ catalogue({
  language: 'de',
  names: NAMES,
  purposes: PURPOSES,
  cues: CUES,
  drills: DRILLS,
  kinds: KINDS,
  sentences: { ...WEEKS, ...PLACEMENTS },
  mainSet,
  messages: MESSAGES,
  citations: {
    ...SOURCES,
    design: 'Eigene Festlegung',
    convention: 'Übliche Regel; Nielsen fand mehr Verletzungen ab 30 % in zwei Wochen',
    myProCoach: 'MyProCoach über Tests',
    promise: 'Das Versprechen des Plans selbst',
    published: 'Veröffentlichte Pläne von Fitzgerald, Bernhardt, Riccitello und anderen',
  },
  fuelNote,
})
