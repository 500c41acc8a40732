import type { RuleInputs } from '../../codes/rules.js'
import { durationText } from '../../formulas/duration-text.js'
import { SPORTS } from '../../types.js'
import type { Sentences } from '../words.js'
import { NOUNS } from './nouns.js'

type WeekRule =
  | 'first-week'
  | 'part-week'
  | 'load-week'
  | 'recovery-week'
  | 'absorb-week'
  | 'taper'
  | 'race-week-volume'
  | 'day-hours'
  | 'test-left-out'
  | 'limiter'
  | 'paces'
  | 'easy-time'
  | 'technique'
  | 'after-race'

/** Why weeks hold what they hold, and the days after the race. */
export const WEEKS: Pick<Sentences, WeekRule> = {
  'first-week': ({ minutes, peak, share, lately, limit = 0 }) => {
    const begins = `You begin with ${durationText(minutes)}, ${share} % of the ${durationText(peak)} your biggest week may hold`
    if (lately === undefined) return `${begins}.`
    const before = `${durationText(lately)} a week lately`
    return minutes > lately * (1 + limit / 100)
      ? `${begins}: a short session on each day, after ${before}.`
      : `${begins}, and at most ${limit} % more than your ${before}.`
  },
  'part-week': ({ minutes }) => `This week is cut short: ${durationText(minutes)} on the days that are left.`,
  'load-week': ({ minutes, change, limit }) => {
    const against = change === 0 ? 'as much as' : `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than`
    const bound = change > 0 ? `; the limit is ${limit} %` : ''
    return `Load week: ${durationText(minutes)}, ${against} your biggest recent week${bound}.`
  },
  'recovery-week': (inputs) => `Recovery week: ${eased(inputs, 'last load')}, so that the work can take effect.`,
  'absorb-week': (inputs) =>
    `A lighter week: ${eased(inputs, 'last load')}, so that no more than ${inputs.most ? 'three' : 'four'} weeks load in a row.`,
  taper: (inputs) => `Taper: ${eased(inputs, 'biggest recent')}. Shorter, not slower.`,
  'race-week-volume': (inputs) =>
    `Race week: ${eased(inputs, 'biggest recent', ' before the race')}. Rest is what makes you faster now.`,
  'day-hours': ({ minutes, target }) =>
    `${durationText(target)} would fit your season; your days and sensible session lengths hold ${durationText(minutes)}.`,
  'test-left-out': (inputs) => {
    const names = SPORTS.filter((sport) => inputs[sport]).map((sport) => NOUNS[sport])
    return `Without a ${names.join(' and a ')} test: it needs a day of its own, apart from other hard days, with room for it (50 min for the run, and runs of that length before).`
  },
  limiter: ({ sport, points }) =>
    `Your ${NOUNS[sport]} is furthest behind: base and build give it ${points} % more of your time.`,
  paces: ({ progress, same }) => {
    if (same) return "Paces stay as they are: your goal's are today's."
    if (progress === 0) return "Paces are today's."
    if (progress === 1) return 'Paces are those of your goal.'
    return `Paces are ${Math.round(progress * 100)} % of the way from today's to your goal's.`
  },
  technique: () =>
    'At your pace in the water a better stroke gains more than harder swims, so about half of your swims are for it.',
  'easy-time': ({ percent }) => `Kept easy, like ${percent} % of this week: that is what the hard sessions stand on.`,
  'after-race': ({ day, days, easyDays, daysOff, firstRun }) => {
    const rest = days < easyDays ? `, the beginning of ${easyDays} easy days` : ''
    const runs = firstRun ? ` No run before day ${firstRun}.` : ''
    return `Day ${day} of ${days} after the race${rest}: ${daysOff} off, then all easy.${runs}`
  },
}

/** How much a lighter week holds, and of what. */
function eased({ minutes, than, percent }: RuleInputs['taper'], whose: string, until = ''): string {
  const share = than > 0 ? `, ${percent} % of your ${whose} week's ${durationText(than)}` : ''
  return `${durationText(minutes)}${until}${share}`
}
