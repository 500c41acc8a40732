import { DAY_NAMES } from '../../calendar.js'
import { glanceText } from '../../formulas/duration-text.js'
import type { Weekday } from '../../types.js'
import type { AuditWords } from '../audit/audit-texts.js'
import { swumText } from '../measure-text.js'

export const TITLES: AuditWords['titles'] = {
  R01: 'Your hours',
  R02: 'Sums',
  R03: 'Days used',
  R04: 'Race day',
  R05: 'Weekly growth',
  R06: 'Fitness ramp',
  R07: 'Recovery weeks',
  R08: 'Weeks in a row',
  R09: 'Taper',
  R10: 'Sharpness',
  R11: 'Easy time',
  R12: 'Easy time each week',
  R13: 'Hard days apart',
  R14: 'Weekly rest',
  R15: 'Variety of days',
  R16: 'Run jumps',
  R17: 'Long run share',
  R18: 'Longest ride',
  R19: 'Longest run',
  R20: 'Balance of sports',
  R21: 'Two swims a week',
  R22: 'Bricks',
  R23: 'Late long sessions',
  R24: 'Hours used',
  R25: 'Paces towards the goal',
  R26: 'Longest swim',
  R27: 'First week',
  R28: 'After time off',
  R29: 'After the race',
  R30: 'Time off',
  R31: 'Runs behind rides',
  R33: 'Start of the taper',
  R34: 'Race effort and rehearsal',
  R35: 'Tests',
  R36: 'Variety of sessions',
  R37: 'Race skills',
  R38: 'Swim technique',
  R39: 'Session ids',
  R40: 'Warm-ups',
  R41: 'Jumps of rides and swims',
  R42: 'What hard sessions hold',
}

export const FINDINGS: AuditWords['findings'] = {
  'no-dates': () => 'The plan’s dates cannot be read. Enter today and the race date as YYYY-MM-DD.',
  'hours-kept': () => 'Every day keeps to the hours you have.',
  'before-start': (at) =>
    `${place(at)} lies before the plan’s first day, but holds ${at.minutes} min${inAll(at.days)}.`,
  'day-off-used': (at) => `${place(at)} is a day off, but holds ${at.minutes} min${inAll(at.days)}.`,
  'day-overfull': (at) => `${place(at)} holds ${at.minutes} min, ${at.over} more than you have${inAll(at.days)}.`,
  'sums-right': () => 'Steps, sessions, days and weeks add up.',
  'sums-wrong': ({ sums }) => `Durations that do not add up: ${sums}.`,
  'days-used': () => 'Every training day has a session.',
  'day-unused': (at) => `${place(at)} is free although you have time then${inAll(at.days)}.`,
  'race-in-place': () => 'The race is on race day, and nothing comes after it.',
  'no-race': () => 'The plan has no race.',
  'several-races': ({ races }) => `The plan has ${races} races; it should have one.`,
  'race-misplaced': (at) => `The race stands on ${within(at)}, which is not race day.`,
  'race-day-shared': () => 'Race day holds a session besides the race.',
  'outside-plan': (at) => `A session stands outside the plan, on ${within(at)}.`,
  'steepest-week': ({ week, percent }) =>
    `The biggest step is week ${week}: ${percent} % more than the biggest of the four load weeks before it.`,
  'no-step': () => 'No week is a step up of 10 min or more.',
  'fitness-rise': ({ points, days }) =>
    `Fitness (your ${days}-day load) rises by ${points} points in the steepest week.`,
  'recovery-share': ({ week, percent, aim }) =>
    `Recovery week ${week} holds ${percent} % of the load week before it; the aim is ${aim} %.`,
  'loads-in-a-row': ({ weeks }) => `At most ${count(weeks, 'load week')} in a row before an easier one.`,
  'taper-cut': ({ weeks, percent, min, max }) =>
    `The last ${weeks === 1 ? 'week holds' : 'two weeks hold'} ${percent} % less than your biggest weeks; ${min} to ${max} % less is best.`,
  'sharp-sessions': ({ sessions }) => `The taper keeps ${count(sessions, 'sharper session')}.`,
  'no-sharp-session': () => 'The last ten days hold no sharper session; a short one keeps you awake.',
  'easy-share': ({ percent }) => `${percent} % of the training time is easy.`,
  'hardest-week': ({ week, percent }) => `The hardest week, week ${week}, is ${percent} % easy.`,
  'hard-days-apart': () => 'No two hard days follow each other.',
  'hard-after-hard': (at) => `${place(at)} is hard right after a hard day${inAll(at.pairs)}.`,
  'hard-in-a-day': (at) => `${place(at)} holds ${at.sessions} hard sessions${inAll(at.days)}.`,
  'cold-starts': ({ sessions }) => `Hard sessions without a warm-up: ${sessions}.`,
  'warmed-up': () => 'Hard sessions begin easy.',
  'ids-repeated': ({ sessions }) => `Sessions with the id of another: ${sessions}.`,
  'ids-unique': () => 'Every session has an id of its own.',
  'no-jump': () => 'No ride and no swim jumps ahead of those of the eight weeks before it.',
  jump: (at) =>
    `The ${at.sport === 'bike' ? 'ride' : 'swim'} of ${glanceText(at.minutes)} on ${place(at)} is a jump; the longest of the eight weeks before took ${glanceText(at.before)}.`,
  'late-hard': (at) => `${place(at)}, the day before the race, is hard.`,
  'easy-too-fast': ({ sport }) => `Easy ${EASY_OF[sport]} is as fast as tempo; easy is what you can talk at.`,
  'first-of-season': ({ minutes, aim }) =>
    `The first whole week holds ${glanceText(minutes)}; a season like this begins with ${glanceText(aim)}.`,
  'weeks-rest': () => 'Every week has a day off or a short easy day.',
  'week-without-rest': ({ week, weeks }) => `Week ${week} has no day off and no short easy day${inAll(weeks)}.`,
  monotony: ({ monotony }) => `Days differ enough when monotony is below 2; the most even week has ${monotony}.`,
  'no-run-jump': () => 'No run jumps ahead of the runs of the 30 days before it.',
  'run-jump': (at) =>
    `The run of ${glanceText(at.minutes)} on ${place(at)} is ${at.percent} % longer than any of the 30 days before.`,
  'long-run-share': ({ percent, minutes }) =>
    `The long run takes up to ${percent} % of a week’s running; runs last up to ${glanceText(minutes)}.`,
  'longest-ride': (inputs) => longest('ride', inputs),
  'longest-run': (inputs) => longest('run', inputs),
  'sport-shares': ({ swim, bike, run }) => `Load weeks are ${swim} % swimming, ${bike} % riding and ${run} % running.`,
  'two-swims': ({ weeks, all }) => `${weeks} of ${all} load weeks have two swims.`,
  'peak-bricks': ({ weeks, all }) => `${weeks} of ${all} peak weeks have a brick, a run right after a ride.`,
  'no-late-session': () => 'The last long sessions are far enough from the race.',
  'late-session': (at) =>
    `The ${at.sport === 'run' ? 'run' : 'ride'} of ${glanceText(at.minutes)} on ${place(at)} comes too late to help.`,
  'hours-used': ({ percent }) => `Load weeks hold ${percent} % of the minutes the plan aims at.`,
  'paces-on-course': () => 'Paces move from today’s to the goal’s and never back.',
  'paces-astray': ({ paces }) => `Paces outside the way from today’s to the goal’s: ${paces}.`,
  'longest-swim': ({ metres, unbroken, race }, measures) =>
    `The longest swim is ${swumText(measures, metres)}, ${swumText(measures, unbroken)} without a stop; the race’s is ${swumText(measures, race)}.`,
  'first-week': ({ minutes, lately, run, longest }) =>
    [
      minutes !== undefined &&
        lately !== undefined &&
        `The first whole week holds ${glanceText(minutes)}; lately it was ${glanceText(lately)} a week.`,
      run !== undefined &&
        longest !== undefined &&
        `The first long run takes ${glanceText(run)}; the longest lately was ${glanceText(longest)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  'after-race-wrong': ({ sessions }) => `Sessions too early, too hard or too long: ${sessions}.`,
  'back-gently': () => 'After time off the first days are easy and short.',
  'back-too-soon': ({ hard, long }) =>
    `Sessions too soon after time off: ${hard} hard, ${long} longer than three quarters of what was planned.`,
  'time-off-kept': () => 'Nothing stands on time off that is not possible then.',
  'on-time-off': (at) => `${place(at)} is time off, but holds what is not possible then${inAll(at.sessions)}.`,
  'runs-linked': () => 'Every run right behind a ride is a brick.',
  'run-behind-ride': (at) =>
    `A run stands right behind a ride on ${place(at)}${inAll(at.runs)}; run first, or make it a brick.`,
  'late-load': (at) => `${place(at)} holds ${at.minutes} min so close to the race; rest is what makes you faster now.`,
  'taper-start': ({ days, enough }) => `The load is cut from ${days} days before the race; ${enough} are enough.`,
  'race-effort': ({ minutes, room, rehearsed }) =>
    [
      minutes !== undefined &&
        room !== undefined &&
        `The peak’s longest race effort in one ride is ${glanceText(minutes)}; ${glanceText(room)} would fit.`,
      rehearsed !== undefined && `The race is ${rehearsed ? '' : 'not '}rehearsed.`,
    ]
      .filter(Boolean)
      .join(' '),
  'tests-held': ({ weeks, all }) => `Tests in ${weeks} of ${count(all, 'week')} meant for them.`,
  'tests-misplaced': ({ tests }) => `Tests too near to another one or to the race: ${tests}.`,
  'cut-short': ({ days }) => notFor(`${count(days, 'day')} without training as planned leave too little time for it`),
  varied: () => 'No main set comes twice running, and weeks differ.',
  repeats: ({ sets, weeks }) =>
    `Hard sessions with the last main set of their sport: ${sets}; load weeks like the three before: ${weeks}.`,
  filler: ({ sessions, all }) =>
    `${sessions} of ${count(all, 'hard session')} ${sessions === 1 ? 'has' : 'have'} more easy time than main set.`,
  'fuel-untried': ({ asked, practised }) =>
    `Race day asks for up to ${asked} g of carbohydrate an hour; no session practised more than ${practised} g.`,
  'race-skills': ({ sightings, transitions, unfuelled }) =>
    `The last six weeks have ${count(sightings, 'swim')} with sighting and ${count(transitions, 'brick')} with a transition; ${count(unfuelled, 'long session')} without fuel.`,
  technique: ({ swims, all, fast }) =>
    [
      `${swims} of ${count(all, 'swim')} in load weeks practise${swims === 1 ? 's' : ''} technique.`,
      fast !== undefined && `${count(fast, 'fast swim')} before a test has told how fast.`,
    ]
      .filter(Boolean)
      .join(' '),
  'ends-with-race': () => notFor('the plan ends with the race'),
  'no-late-day': () => notFor('no training day lies 2 to 10 days before the race'),
  'first-week-over': () => notFor('the first week is over'),
  'no-fitness': () => notFor('nothing is told of the weeks before the plan'),
  'no-load-week': () => notFor('the plan has no load week'),
  'no-paces': () => notFor('the sessions name no paces to judge'),
  'no-place-for-it': () => notFor('the plan has no week, or no day, for it'),
  'no-recovery-week': () => notFor('a plan of this length has no recovery week'),
  'no-swim-metres': () => notFor('the swims name no metres to judge'),
  'no-time-off': () => notFor('no time off is told'),
  'no-training': () => notFor('there is no training to judge'),
  'one-run-a-week': () => notFor('no load week has two runs to compare'),
  'too-few-sessions': () => notFor('the schedule has too few sessions'),
  'too-short-plan': () => notFor('the plan is too short for it'),
}

const EASY_OF = { swim: 'swimming', bike: 'riding', run: 'running' } as const

const notFor = (why: string): string => `Does not apply: ${why}.`

/** `Thursday of week 3` */
const place = ({ week, day }: { week?: number; day?: Weekday }): string =>
  `${day === undefined ? 'A day' : DAY_NAMES[day]} of ${week === undefined ? 'no week' : `week ${week}`}`

/** The same within a sentence: `a day of no week`. */
const within = (at: { week?: number; day?: Weekday }): string => place(at).replace(/^A/, 'a')

/** `1 day`, `2 days` */
const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** ` (3 in all)`; nothing for one that is told already. */
const inAll = (number: number): string => (number > 1 ? ` (${number} in all)` : '')

type Longest = { minutes: number; leg: number; room?: number }

const longest = (name: string, { minutes, leg, room }: Longest): string =>
  `The longest ${name} is ${glanceText(minutes)}; the race’s takes about ${glanceText(leg)}${room === undefined ? '' : `; your schedule leaves room for ${glanceText(room)}`}.`
