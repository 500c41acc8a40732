import type { AdaptNoticeInputs } from '../../adapt/codes.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'

/** What can be changed of a plan, in the order in which it is told. */
const CHANGED = [
  ['isRaceDate', 'das Datum deines Rennens'],
  ['isSchedule', 'deine Tage und Stunden'],
  ['isLevel', 'deine Erfahrung'],
  ['isRhythm', 'wann Erholungswochen kommen'],
  ['isPaces', 'deine heutigen Tempos'],
  ['isGoal', 'dein Ziel'],
] as const

const FIELDS: Record<AdaptNoticeInputs['CHANGE_UNREADABLE']['field'], string> = {
  raceDate: 'das Datum deines Rennens',
  weeklySchedule: 'deine Woche',
  experienceLevel: 'deine Erfahrung',
  rhythm: 'wie oft eine Erholungswoche kommt',
  currentPaces: 'eines deiner heutigen Tempos',
  goalPaces: 'eines der Tempos deines Ziels',
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : parts.join()

/** What a plan that becomes another from a day on is told by. */
export const CHANGED_PLAN = {
  sentences: {
    'plan-race-date': () =>
      'Dein Rennen hat ein anderes Datum: Der Weg dorthin ist neu geplant, ausgehend von dem, was du getan hast.',
    'plan-hours': () => 'Deine Tage und Stunden sind andere: Die Woche ist darin neu geplant.',
    'plan-level': () => 'Deine Erfahrung ist eine andere: Die Wochen haben, was dazu passt.',
    'plan-rhythm': () => 'Erholungswochen kommen in anderen Abständen: Die Wochen sind um sie herum neu geplant.',
    'plan-paces': () => 'Deine heutigen Tempos sind andere: Die Einheiten folgen ihnen.',
    'plan-goal': () => 'Dein Ziel ist ein anderes: Die Tempos führen von jetzt an dorthin.',
  },
  findings: {
    PLAN_CHANGED: (told) =>
      `Du änderst ${listed(CHANGED.flatMap(([flag, words]) => (told[flag] ? [words] : [])))}: Was kommt, richtet sich danach, und was du getan hast, zählt weiter.`,
  },
  messages: {
    CHANGE_UNREADABLE: ({ field }) =>
      `So lässt sich das nicht verwenden: ${FIELDS[field]}. Sieh dir an, was du eingegeben hast, und versuch es noch einmal.`,
  },
} satisfies { [Part in keyof AdaptWords]?: Partial<AdaptWords[Part]> }
