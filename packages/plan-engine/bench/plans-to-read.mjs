import { addDays, defaultSchedule, RACE_PRESETS } from '../dist/index.js'

const PACES = {
  beginner: [
    { swim: 150, bike: 15, run: 600 },
    { swim: 140, bike: 16, run: 560 },
  ],
  intermediate: [
    { swim: 115, bike: 18.5, run: 500 },
    { swim: 110, bike: 19.2, run: 478 },
  ],
  advanced: [
    { swim: 88, bike: 22.5, run: 400 },
    { swim: 86, bike: 23, run: 390 },
  ],
}
const SLOW_SWIMMER = [
  { swim: 210, bike: 14, run: 690 },
  { swim: 195, bike: 14.5, run: 660 },
]

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Hours from Sunday to Saturday, `e` behind those of an endurance day. */
const week = (line) =>
  line.split(' ').map((text, day) => {
    const hours = Number.parseFloat(text)
    return { day, dayName: DAY_NAMES[day], available: hours > 0, hours, isEndurance: text.endsWith('e') }
  })

function input(raceType, experienceLevel, totalWeeks, more = {}) {
  const raceDate = '2027-06-06'
  const [currentPaces, goalPaces] = more.paces ?? PACES[experienceLevel]
  return {
    raceType,
    distances: RACE_PRESETS[raceType],
    today: addDays(raceDate, -7 * totalWeeks),
    raceDate,
    totalWeeks,
    currentPaces,
    goalPaces,
    experienceLevel,
    weeklySchedule: more.hours ? week(more.hours) : defaultSchedule(raceType),
  }
}

/** The eight plans that a coach reads before each release. */
export const PLANS_TO_READ = {
  sprint: input('sprint', 'beginner', 8, { hours: '1.5e 0 1 0 1 0 0' }),
  olympic: input('olympic', 'intermediate', 14),
  70.3: input('70.3', 'intermediate', 20),
  ironman: input('ironman', 'advanced', 24, { hours: '2 1.5 4e 1 1.5 1 6e' }),
  'few-hours': input('ironman', 'beginner', 30, { hours: '2e 1 1 0 1 0 3e' }),
  year: input('ironman', 'intermediate', 52),
  'four-weeks': input('olympic', 'intermediate', 4),
  'slow-swimmer': input('70.3', 'beginner', 20, { paces: SLOW_SWIMMER }),
}
