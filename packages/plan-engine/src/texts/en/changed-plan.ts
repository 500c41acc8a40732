import type { AdaptNoticeInputs } from '../../adapt/codes.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'

/** What can be changed of a plan, in the order in which it is told. */
const CHANGED = [
  ['isRaceDate', "your race's date"],
  ['isSchedule', 'your days and hours'],
  ['isLevel', 'your level'],
  ['isRhythm', 'when recovery weeks come'],
  ['isPaces', "today's paces"],
  ['isGoal', 'your goal'],
] as const

const FIELDS: Record<AdaptNoticeInputs['CHANGE_UNREADABLE']['field'], string> = {
  raceDate: "Your race's date",
  weeklySchedule: 'Your week',
  experienceLevel: 'Your level',
  rhythm: 'How often a recovery week comes',
  currentPaces: "One of today's paces",
  goalPaces: "One of your goal's paces",
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join()

/** What a plan that becomes another from a day on is told by. */
export const CHANGED_PLAN = {
  sentences: {
    'plan-race-date': () => 'Your race has another date: the way there is planned anew from what you have done.',
    'plan-hours': () => 'Your days and hours are others: the week is planned anew in them.',
    'plan-level': () => 'Your level is another: the weeks hold what suits it.',
    'plan-rhythm': () => 'Recovery weeks come at other intervals: the weeks are planned anew around them.',
    'plan-paces': () => "Today's paces are others: sessions follow them.",
    'plan-goal': () => 'Your goal is another: paces lead to it from now on.',
  },
  findings: {
    PLAN_CHANGED: (told) =>
      `You change ${listed(CHANGED.flatMap(([flag, words]) => (told[flag] ? [words] : [])))}: what is to come follows, and what you have done counts on.`,
  },
  messages: {
    CHANGE_UNREADABLE: ({ field }) =>
      `${FIELDS[field]} cannot be used like this. Look at what you typed, and try again.`,
  },
} satisfies { [Part in keyof AdaptWords]?: Partial<AdaptWords[Part]> }
