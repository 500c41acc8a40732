import { DAY_NAMES } from '../../calendar.js'
import type { RuleInputs } from '../../codes/rules.js'
import { durationText } from '../../formulas/duration-text.js'
import type { WeekKind } from '../../types.js'
import { groundText, paceIn, wayText } from '../measure-text.js'
import type { Sentences } from '../words.js'
import { NOUNS } from './nouns.js'

type PlacementRule =
  | 'long-swim'
  | 'hard-day'
  | 'hard-together'
  | 'light-day'
  | 'every-day'
  | 'second-session'
  | 'test-day'
  | 'brick'
  | 'long-ride'
  | 'long-run'
  | 'race-week'
  | 'first-in-day'
  | 'race-day'

/** Why sessions stand on their day. */
export const PLACEMENTS: Pick<Sentences, PlacementRule> = {
  'long-swim': ({ day, minutes }) =>
    `Long swim on ${DAY_NAMES[day]}, ${durationText(minutes)}: the race asks for distance in the arms.`,
  'hard-day': unlessEasy(
    ({ sport, day }) =>
      `Hard ${NOUNS[sport]} on ${DAY_NAMES[day]}: the days before and after it stay free of hard work.`,
  ),
  'hard-together': unlessEasy(
    ({ sport, day }) =>
      `Hard ${NOUNS[sport]} on ${DAY_NAMES[day]}, beside the other hard session: hard days hard, so that easy days stay easy.`,
  ),
  'light-day': unlessEasy(
    ({ day, minutes }) =>
      `${DAY_NAMES[day]} stays light: ${durationText(minutes)}, all easy, because you train on most days of the week.`,
  ),
  'every-day': unlessEasy((placed) => `You offered ${DAY_NAMES[placed.day]}; ${apart(placed)}.`),
  'second-session': unlessEasy(
    (placed) => `Second session on ${DAY_NAMES[placed.day]}, which has room for it; ${apart(placed)}.`,
  ),
  'test-day': ({ day }) =>
    `Test on ${DAY_NAMES[day]}, fresh from an easier week: its result tells whether your paces still fit.`,
  brick: ({ day, minutes, metres }, measures) =>
    `Run straight off the long ride on ${DAY_NAMES[day]}: ${durationText(minutes)}, because a stride needs some ${groundText(measures, metres)} to settle after a ride.`,
  'long-ride': (inputs) =>
    `Long ride on ${DAY_NAMES[inputs.day]}: ${inputs.turn === 'run' ? durationText(inputs.minutes) : `your longest ${inputs.isEnduranceDay ? 'endurance day' : 'day'}. ${grown(inputs)}`}.${inTurn(inputs)}`,
  'long-run': (inputs) =>
    `Long run on ${DAY_NAMES[inputs.day]}: ${inputs.turn === 'bike' ? durationText(inputs.minutes) : `${inputs.isEnduranceDay ? 'an endurance day' : 'a day'} with room for it${inputs.isApart ? ', apart from the long ride' : ''}. ${grown(inputs)}`}.${inTurn(inputs)}`,
  'race-week': ({ sport, minutes, daysLeft, role }) =>
    `${daysLeft === 1 ? 'The day' : `${daysLeft} days`} before the race: ${RACE_WEEK[role] ?? `an easy ${NOUNS[sport]}`}, ${durationText(minutes)}.`,
  'first-in-day': ({ hours }) =>
    `The long run comes first, on fresh legs; what follows is for later in the day, ${hours} hours or more apart where you can.`,
  'race-day': ({ sport, miles, pace }, measures) =>
    `Race day: ${wayText(measures, sport, miles)} at goal pace, ${paceIn(measures, sport, pace)}.`,
}

type Placed = RuleInputs['hard-day']

/** The sentence, but for a session that was to be hard and had to stay easy. */
function unlessEasy(sentence: (placed: Placed) => string): (placed: Placed) => string {
  return (placed) =>
    placed.staysEasy
      ? `${DAY_NAMES[placed.day]}'s ${NOUNS[placed.sport]} of ${durationText(placed.minutes)} stays easy: this week has no time left for a hard one.`
      : sentence(placed)
}

/** How far the nearest other session of the sport is. */
function apart({ sport, gap }: Placed): string {
  if (gap === 0) return `it is the week's first ${NOUNS[sport]}`
  return `the nearest other ${NOUNS[sport]} is ${gap === 1 ? 'a day' : `${gap} days`} away`
}

const EASED: Partial<Record<WeekKind, string>> = {
  recovery: ' while you recover',
  absorb: ' while your body takes the work in',
  taper: ' while you taper',
}

const RACE_WEEK: Readonly<Record<string, string>> = {
  sharpener: "the week's one sharp session, short enough to leave no fatigue",
  primer: 'a few repeats that keep the feel for pace',
  opener: 'a few short touches of race pace',
}

/** Why the other one is short, or this one. */
const inTurn = ({ turn }: RuleInputs['long-run']): string =>
  turn ? ' Long ride and long run take turns: your hours hold one of them in full.' : ''

/** How long it is, against the last one. */
function grown({ minutes, previous, lately, change, limit, step, weeks, kind }: RuleInputs['long-run']): string {
  const now = durationText(minutes)
  const ago = weeks === 1 ? 'last week' : `${weeks} weeks ago`
  if (lately !== undefined) return `${now} to begin with; your longest lately was ${durationText(lately)}`
  if (previous === 0) return `${now} to begin with`
  if (change > 0) return `${now}, ${minutes - previous} min more than ${ago}; the limit is ${limit} % or ${step} min`
  return change === 0 ? `${now}, as ${ago}` : `${now}, ${-change} % less than ${ago}${EASED[kind] ?? ''}`
}
