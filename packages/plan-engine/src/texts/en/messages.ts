import { DAY_NAMES } from '../../calendar.js'
import type { NoticeInputs } from '../../codes/notice-inputs.js'
import { durationText } from '../../formulas/duration-text.js'
import type { RaceType } from '../../types.js'
import { listed } from '../listed.js'
import { swumText } from '../measure-text.js'
import type { Messages } from '../words.js'

const RACES: Record<RaceType, string> = {
  sprint: 'a sprint',
  olympic: 'an olympic-distance race',
  '70.3': 'a 70.3',
  ironman: 'an ironman',
}

export const MESSAGES: Messages = {
  INVALID_DATE: () => 'That date does not exist. Enter the race date as year, month and day.',
  NO_INPUT: () =>
    'There is nothing to plan from. Give a race, its distances and date, your paces and the hours of your week.',
  UNKNOWN_RACE: () => 'There are no plans for this race. Choose a sprint, an olympic distance, a 70.3 or an ironman.',
  INVALID_DISTANCE: () =>
    'A leg of this race has no distance. Enter distances above 0 for the swim, the ride and the run.',
  RACE_IN_PAST: () => 'This race is over. Choose a race date after today to get a plan.',
  RACE_TODAY: () => 'Your race is today, so the plan holds only the race. Choose a later date to train for it.',
  GENTLE_START: ({ lately, first, usual, peak, most }) => {
    const low =
      peak === undefined
        ? ''
        : ` The biggest week then reaches ${durationText(peak)} of the ${durationText(most ?? peak)} it may hold.`
    return `${lately === 0 ? 'After weeks without training' : `After ${durationText(lately)} a week lately`} you begin gently: with ${durationText(first)} a week, not ${durationText(usual)}, and from there it grows by steps your body can follow.${low}`
  },
  SHORT_PLAN: ({ race, weeks, needed }) =>
    `In ${weeks === 1 ? '1 week' : `${weeks} weeks`} you can arrive rested and sharp, but hardly fitter: ${RACES[race]} takes ${needed} weeks. Choose a later race for more.`,
  NO_TRAINING_DAYS: ({ needed }) => `No day is free for training. Give at least ${needed} days some hours.`,
  TOO_FEW_DAYS: ({ needed }) =>
    `Three sports do not fit into so few days a week. Make at least ${needed} days available.`,
  TOO_FEW_HOURS: ({ race, offered, needed }) =>
    `Your week offers ${durationText(offered)}; ${RACES[race]} needs about ${durationText(needed)} in its biggest weeks. Add hours, or choose a shorter race.`,
  ENDURANCE_DAY_SHORT: (inputs) =>
    `${daysAre(inputs)} too short for endurance: less than half of your longest day, so long sessions stand on longer days. Give such a day more hours, or mark your longest day.`,
  LONG_RIDE_SHORT: (inputs) => tooShort('riding', inputs),
  LONG_RUN_SHORT: (inputs) => tooShort('running', inputs),
  LONG_SWIM: ({ race, possible, needed, minutes }, measures) =>
    `Your race has ${swumText(measures, race)} of swimming; your week has room for about ${swumText(measures, possible)} at once. Good practice is ${swumText(measures, needed)}, ${durationText(minutes)} at your pace: add hours to a day beside your longest, or choose a shorter race.`,
  UNBROKEN_SWIM: ({ metres, needed }, measures) =>
    `Your longest swim without a stop is ${swumText(measures, metres)}; about half of the race, ${swumText(measures, needed)}, is good practice. Rest less between repeats where you can.`,
  SWIM_CUT_OFF: (inputs) => `${closes('out of the water', inputs)} Lessons in technique help most, then a wetsuit.`,
  BIKE_CUT_OFF: (inputs) => `${closes('off the bike', inputs)} Long rides, a flat course and a low position help.`,
  FINISH_CUT_OFF: (inputs) => `${closes('to the finish', inputs)} More hours, or a later or shorter race help.`,
  NOT_MEDICAL_ADVICE: () =>
    'General guidance, not medical advice. Ask a doctor or dietitian before you eat and drink by it if you have diabetes, kidney or heart disease, or are pregnant.',
}

const closes = (where: string, { minutes, limit }: NoticeInputs['SWIM_CUT_OFF']): string =>
  `Today’s paces take you ${where} after about ${durationText(minutes)}; such races usually close there at ${durationText(limit)}. Races differ, so look yours up.`

/** `Monday and Thursday are` */
function daysAre(inputs: NoticeInputs['ENDURANCE_DAY_SHORT']): string {
  const names = listed(inputs, 'day').map((day) => DAY_NAMES[day])
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`
}

const tooShort = (sport: string, { day, leg, offered, needed }: NoticeInputs['LONG_RIDE_SHORT']): string =>
  `Your race has about ${durationText(leg)} of ${sport}, but your longest day for it has ${durationText(offered)}. Give ${DAY_NAMES[day]} at least ${durationText(needed)}, or choose a shorter race.`
