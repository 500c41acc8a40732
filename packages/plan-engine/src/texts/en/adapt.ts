import type { AdaptRuleInputs } from '../../adapt/codes.js'
import type { TimeOffReason } from '../../adapt/types.js'
import { DAY_NAMES } from '../../calendar.js'
import { glanceText } from '../../formulas/duration-text.js'
import type { Sport } from '../../types.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'

const TIME_OFF: Record<TimeOffReason, string> = {
  holiday: 'You are on holiday',
  travel: 'You are travelling',
  busy: 'You have little time',
  ill: 'You are ill',
  'ill-fever': 'You have a fever',
  injury: 'You are injured',
}

const DOING: Record<Sport, string> = { swim: 'swimming', bike: 'riding', run: 'running' }
const NOUNS: Record<Sport, string> = { swim: 'swim', bike: 'ride', run: 'run' }

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
/** `Day 2 back after 9 days without running` */
const back = ({ days: count, sport, day }: AdaptRuleInputs['way-back-easy']): string =>
  `Day ${day} back after ${days(count)} without ${sport ? DOING[sport] : 'training'}`

export const ADAPT_REASONS: AdaptWords['sentences'] = {
  'way-back': (told) => `${back(told)}: ${told.percent} % of the planned ${glanceText(told.planned)}.`,
  'way-back-easy': (told) => `${back(told)}: easy throughout, so that your body gets used to it again.`,
  'way-back-pace': (told) => `${back(told)}: ${told.percent} % of the planned speed. It comes back with the days.`,
  'too-short': ({ least, planned }) =>
    `Less than ${least} min would be left of ${glanceText(planned)}, and the day holds another session.`,
  'key-session': ({ sport, from, to }) =>
    `This ${NOUNS[sport]} matters most of what was missed on ${DAY_NAMES[from]}; ${DAY_NAMES[to]} has the hours for it.`,
  'room-for-key': ({ sport }) => `Makes room for the ${NOUNS[sport]} that matters more. It is not made up.`,
  'time-off': ({ reason }) => `${TIME_OFF[reason]} on this day.`,
  'after-fever': ({ day, most }) =>
    `Day ${day} after the fever: one easy session of at most ${most} min. Stop if it does not feel right.`,
  'after-illness': ({ day }) => `Day ${day} after illness: easy, and less of it.`,
  'short-days': ({ most }) => `Your days have ${most} min now: what holds your fitness stays, the rest is shorter.`,
  overdone: ({ week, percent }) => `You did ${percent} % of week ${week}: this hard session is an easy one instead.`,
  'overdone-week': ({ week, most }) =>
    `You did far more than planned in week ${week}: this week holds ${glanceText(most)} at most.`,
  'long-run-held': ({ most }) => `Your last long run was longer than planned: this one stays at ${glanceText(most)}.`,
  'growth-held': ({ week, most }) =>
    `Week ${week} grows by 10 % at most from what you have done lately: to ${glanceText(most)}.`,
  'run-held': ({ longest, most }) =>
    `Your longest run of the last 30 days is ${glanceText(longest)}: up to ${glanceText(most)} is safe.`,
  unlinked: () => 'The ride before it is gone: it is a run of its own.',
}

export const ADAPT_FINDINGS: AdaptWords['findings'] = {
  MISSED_FEW: ({ days: count, from, to }) =>
    `You missed ${count === 1 || from === to ? DAY_NAMES[from] : `${DAY_NAMES[from]} to ${DAY_NAMES[to]}`}. A few days cost no fitness: nothing needs to be made up.`,
  GAP: ({ days: count, sport, resume }) =>
    `Back on ${DAY_NAMES[resume]} after ${days(count)} without ${sport ? DOING[sport] : 'training'}: a few easier days, and you are in your plan again.`,
  ILLNESS: ({ days: count, isFever, resume }) =>
    `${days(count)} of ${isFever ? 'fever' : 'illness'}: from ${DAY_NAMES[resume]} on you begin gently. Get well first; the plan waits.`,
  TIME_OFF_AHEAD: ({ days: count, ahead }) =>
    `${days(count)} off, ${ahead === 0 ? 'from today' : `in ${days(ahead)}`}: the plan makes room, and an easy way back.`,
  HOURS_TOO_MANY: ({ percent }) =>
    `In the last four weeks you trained ${percent} % of what was planned. A plan with the hours you really have may suit you better.`,
  OVERDONE: ({ week, percent }) =>
    `You did ${percent} % of what week ${week} planned. Well done; a little ease now makes it count.`,
  LONG_RUN_OVERDONE: ({ minutes, most }) =>
    `Your run of ${glanceText(minutes)} was longer than the ${glanceText(most)} that fit: the next two long runs stay where they are.`,
}

export const ADAPT_MESSAGES: AdaptWords['messages'] = {
  GOAL_REVIEW: ({ days: count }) =>
    `${days(count)} off change what is within reach. Have a look at your goal when you are back in rhythm.`,
  SEE_A_DOCTOR: () =>
    'With what you told, rest, and have a doctor look at it before you train again. This is no diagnosis.',
  LITTLE_TIME_LEFT: ({ days: count }) =>
    `The race is in ${days(count)}: rest does more for it now than anything that could be made up.`,
}
