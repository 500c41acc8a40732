import type { AdaptRuleInputs, RaceTold } from '../../adapt/codes.js'
import type { TimeOffReason } from '../../adapt/types.js'
import { DAY_NAMES } from '../../calendar.js'
import { glanceText } from '../../formulas/duration-text.js'
import type { Sport } from '../../types.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'
import { paceIn, wayText } from '../measure-text.js'
import { lookUp } from '../whole.js'
import { CHANGED_PLAN } from './changed-plan.js'
import { HELD_WEEKS } from './held-weeks.js'

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

const RACES: Record<RaceTold['kind'], string> = {
  ironman: 'ironman',
  '70.3': '70.3',
  olympic: 'olympic triathlon',
  sprint: 'sprint triathlon',
  swim: 'swimming race',
  bike: 'bike race',
  run: 'running race',
  duathlon: 'duathlon',
  aquabike: 'aquabike',
}

/** The race by its name, or by what is raced: `the running race`. */
const race = ({ name, kind }: Omit<RaceTold, 'priority'>): string => name ?? `the ${RACES[kind]}`

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
  'after-fever': ({ day, most, isAlarming = false }) =>
    isAlarming
      ? `Day ${day} after signs that a doctor should look at: one easy session of at most ${most} min. Stop if any of them comes back.`
      : `Day ${day} after the fever: one easy session of at most ${most} min. Stop if it does not feel right.`,
  'after-illness': ({ day }) => `Day ${day} after illness: easy, and less of it.`,
  'short-days': ({ most }) =>
    `Your days have up to ${glanceText(most)} now: what holds your fitness stays, the rest is shorter.`,
  overdone: ({ week, percent }) => `You did ${percent} % of week ${week}: this hard session is an easy one instead.`,
  'overdone-week': ({ week, most }) =>
    `You did far more than planned in week ${week}: this week holds ${glanceText(most)} at most.`,
  'long-run-held': ({ most }) => `Your last long run was longer than planned: this one stays at ${glanceText(most)}.`,
  'week-swap': ({ weeks, isEasy }) =>
    `${Math.abs(weeks) === 1 ? 'A week' : `${Math.abs(weeks)} weeks`} ${weeks > 0 ? 'later' : 'earlier'}: ${isEasy ? 'the week of your time off is the easier one of the two' : 'your time off makes its week the easier one, and this one loads instead'}.`,
  'race-week-swap': ({ weeks, isEasy, ...told }) =>
    `A week ${weeks > 0 ? 'later' : 'earlier'}: ${isEasy ? `the week of ${race(told)} is the easier one of the two` : `${race(told)} makes its week the easier one, and this one loads instead`}.`,
  'recovery-week-swap': ({ isEasy }) =>
    isEasy
      ? 'A recovery week: since the race has moved, too many load weeks would follow each other without it.'
      : 'This week loads: since the race has moved, its recovery comes in another week.',
  'dealt-anew': ({ days: count, isBase }) =>
    `After ${days(count)} off the weeks to your race are dealt anew: this one ${isBase ? 'lays the base again' : 'builds on it'}.`,
  'growth-held': ({ week, most, limit }) =>
    (lookUp(HELD_WEEKS, limit ?? '') ?? HELD_WEEKS.growth)(week, glanceText(most)),
  'easy-share': ({ week, percent }) =>
    `Week ${week} holds less than it was planned with: so that ${percent} % of it stay easy, this session becomes easy.`,
  'run-held': ({ longest, most, days: count }) =>
    count === undefined
      ? `The longest run of the 30 days before it is ${glanceText(longest)}: up to ${glanceText(most)} is safe.`
      : `After ${days(count)} without running your long runs begin below the ${glanceText(longest)} of before: this one has up to ${glanceText(most)}.`,
  'run-back-held': ({ days, most }) =>
    `The first run after ${days} days without running: up to ${glanceText(most)} is enough, and the next ones grow from there.`,
  unlinked: () => 'The ride before it is gone: it is a run of its own.',
  'race-leg': ({ name, kind, priority, sport, miles, pace }, measures) =>
    `${priority} race${name ? `, ${name}` : `, ${RACES[kind]}`}: ${wayText(measures, sport, miles)} at about ${paceIn(measures, sport, pace)}.`,
  'put-back': () => 'What this was planned around is no more: it is as it was before.',
  restored: () => 'It is as the version that you chose had it.',
  'race-season': (told) => `These weeks lead to ${race(told)}: its distances, its effort and its taper.`,
  'race-gone': (told) => `You no longer plan ${race(told)} like this.`,
  'race-room': (told) => `This day belongs to ${race(told)}.`,
  'race-instead': ({ sport, ...told }) =>
    `As hard work in ${DOING[sport]}, ${race(told)} takes this session's place this week.`,
  'race-long': ({ sport, from, to }) =>
    `${DAY_NAMES[from]} belongs to a race; ${DAY_NAMES[to]} has the hours for this ${NOUNS[sport]}.`,
  'race-long-moved': ({ sport, to }) =>
    `${DAY_NAMES[to]} makes room for the long ${NOUNS[sport]} that the race displaces.`,
  'race-before': ({ days: count, most, ...told }) =>
    `${count === 1 ? 'The day' : days(count)} before ${race(told)}: ${glanceText(most)} at most, so that you start rested.`,
  'race-before-easy': ({ days: count, ...told }) =>
    `${count === 1 ? 'The day' : days(count)} before ${race(told)}: easy, so that your legs are fresh.`,
  'race-openers': (told) => `The day before ${race(told)}: short, with a few touches of race effort.`,
  'race-load': ({ most, ...told }) => `The week of ${race(told)} holds ${glanceText(most)} of training at most.`,
  'race-after': ({ day, percent, ...told }) =>
    `Day ${day} after ${race(told)}: ${percent} % of the planned ${glanceText(told.planned)} while you recover.`,
  'race-after-easy': ({ day, ...told }) => `Day ${day} after ${race(told)}: easy throughout while you recover.`,
  'race-after-off': ({ day, ...told }) => `Day ${day} after ${race(told)}: a day off.`,
  'race-after-run': ({ day, ...told }) => `Day ${day} after ${race(told)}: no run yet, it asks most of tired legs.`,
  ...CHANGED_PLAN.sentences,
}

export const ADAPT_FINDINGS: AdaptWords['findings'] = {
  MISSED_FEW: ({ days: count, from, to }) =>
    `You missed ${count === 1 || from === to ? DAY_NAMES[from] : `${DAY_NAMES[from]} to ${DAY_NAMES[to]}`}. A few days cost no fitness: nothing needs to be made up.`,
  GAP: ({ days: count, sport, resume }) =>
    `Back on ${DAY_NAMES[resume]} after ${days(count)} without ${sport ? DOING[sport] : 'training'}: a few easier days, and you are in your plan again.`,
  DEALT_ANEW: ({ days: count, weeks }) =>
    `${days(count)} off lead back to base: ${weeks === 1 ? '1 week is' : `${weeks} weeks are`} planned anew, with what suits you now.`,
  ILLNESS: ({ days: count, isFever, resume }) =>
    `${days(count)} of ${isFever ? 'fever' : 'illness'}: from ${DAY_NAMES[resume]} on you begin gently. Get well first; the plan waits.`,
  TIME_OFF_AHEAD: ({ days: count, ahead, most }) => {
    const when = ahead === 0 ? 'from today' : `in ${days(ahead)}`
    return most === undefined
      ? `${days(count)} off, ${when}: the plan makes room, and an easy way back.`
      : `${days(count)} of up to ${glanceText(most)}, ${when}: what holds your fitness stays, the rest is shorter.`
  },
  TIME_OFF_GONE: ({ days: count }) =>
    `${days(count)} off, no longer as you told them: what was taken from your plan for them comes back.`,
  HOURS_TOO_MANY: ({ percent }) =>
    `In the last four weeks you trained ${percent} % of what was planned. A plan with the hours you really have may suit you better.`,
  OVERDONE: ({ week, percent }) =>
    `You did ${percent} % of what week ${week} planned. Well done; a little ease now makes it count.`,
  LONG_RUN_OVERDONE: ({ minutes, most }) =>
    `Your run of ${glanceText(minutes)} was longer than the ${glanceText(most)} that fit: the next two long runs stay where they are.`,
  RACE_NEW: ({ days: count, weeks = 0, priority, ...told }) =>
    `${priority === 'A' ? 'An' : 'A'} ${priority} race, ${race(told)}, ${count === 0 ? 'today' : `in ${days(count)}`}: ${weeks > 0 ? `${weeks === 1 ? 'the week before it leads' : `the ${weeks} weeks before it lead`} to it, and easy days follow.` : 'a few easy days around it, and your goal stays in sight.'}`,
  RACE_CHANGED: ({ days: count, ...told }) =>
    `You changed ${race(told)}, ${count === 0 ? 'today' : `in ${days(count)}`}: the days around it follow.`,
  RACE_GONE: ({ days: count, ...told }) =>
    `You no longer plan ${race(told)}, ${count === 0 ? 'today' : `in ${days(count)}`}: its legs go from your plan.`,
  VERSION_RESTORED: ({ madeAt }) =>
    `From tomorrow on your plan is again what it was ${madeAt === undefined ? 'when it was made' : 'then'}: what was changed since is taken back.`,
  ...CHANGED_PLAN.findings,
}

export const ADAPT_MESSAGES: AdaptWords['messages'] = {
  GOAL_REVIEW: ({ days: count, goal, finish }) => {
    if (finish === undefined || goal === undefined)
      return `${days(count)} off change what is within reach. Have a look at your goal when you are back in rhythm.`
    return Math.round(finish / 60) > Math.round(goal / 60)
      ? `${days(count)} off leave about ${glanceText(finish / 60)} within reach on race day, instead of ${glanceText(goal / 60)}. Have a look at what you aim for when you are back in rhythm.`
      : `${days(count)} off cost speed, and it takes about as long to come back: that is done by race day. See how your paces feel when you are back in rhythm.`
  },
  SEE_A_DOCTOR: () =>
    'With what you told, rest, and have a doctor look at it before you train again. This is no diagnosis.',
  LITTLE_TIME_LEFT: ({ days: count }) =>
    `The race is in ${days(count)}: rest does more for it now than anything that could be made up.`,
  B_RACE_TOO_LATE: ({ days: count, latest, isRefused, ...told }) =>
    `Only ${days(count)} lie between ${race(told)} and your next goal, ${latest} would be right: ${isRefused ? 'it is not planned, so that you start fresh where it counts' : 'it is planned as a hard session, without a taper of its own'}.`,
  B_RACE_LONGER: ({ minutes, most, ...told }) =>
    `At about ${glanceText(minutes)}, ${race(told)} is too long for a race on the way: up to ${glanceText(most)} fit. Make it a goal of its own.`,
  RACES_TOO_CLOSE: ({ days: count, least, plannedAs, ...told }) =>
    `${days(count)} lie between ${race(told)} and your next goal, ${least} would let you recover: it is ${plannedAs === 'none' ? 'not planned' : `planned as a ${plannedAs} race`}.`,
  RACE_IN_RECOVERY: ({ days: count, least, ...told }) =>
    `On the day of ${race(told)} you still recover from a goal, ${days(count)} after it: it is not planned. From day ${least} after that goal on a race fits again.`,
  RACE_UNTRAINED: ({ minutes, longest, ...told }) =>
    `About ${glanceText(minutes)} of running await you in ${race(told)}, and your longest run before it has ${glanceText(longest)}: take it easy and walk where you need to, or enter a shorter race.`,
  RACE_OUTSIDE_PLAN: (told) => `Your plan does not reach ${race(told)}: it is not planned.`,
  RACE_ON_TIME_OFF: (told) => `You told of time off on the day of ${race(told)}: it is not planned.`,
  RACES_SAME_DAY: (told) => `Another race stands on the same day: ${race(told)} is not planned.`,
  PLAN_OVER: () => 'The race of this plan is over or logged: plan your next one instead.',
  RACE_TOO_EARLY: ({ days: count }) =>
    `Your race can be in ${days(count)} at the earliest, for what is past does not change. Choose a later date.`,
  RACE_TOO_LATE: ({ weeks, most }) =>
    `To this race the plan would have ${weeks} weeks, and ${most} is the most. Choose an earlier date, or plan the race on its own.`,
  NO_HOURS: () => 'No day has an hour to train in. Choose at least one day.',
  EDITED_SINCE: ({ sessions }) =>
    `${sessions === 1 ? '1 session stays as it is: it was edited, moved or logged since, or its day is over' : `${sessions} sessions stay as they are: they were edited, moved or logged since, or their day is over`}.`,
  VERSION_OVER: () => 'The race of that version is over. Choose a later version.',
  ...CHANGED_PLAN.messages,
}
