import {
  addDays,
  DAY_NAMES,
  EXPERIENCE_LEVELS,
  experienceLevel,
  goalPaces,
  predictFinish,
  RACE_PRESETS,
  RACE_TYPES,
  suggestedHours,
  weeksUntil,
} from '../dist/index.js'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Any input the form lets through; `isRealistic` keeps the hours near the suggested ones and the level to the paces. */
export function randomInput(next, isRealistic) {
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1))
  const pick = (values) => values[whole(0, values.length - 1)]
  const raceType = pick(RACE_TYPES)
  const today = addDays('2026-01-01', whole(0, 1400))
  const raceDate = addDays(today, whole(1, 420))
  const currentPaces = { swim: whole(12, 60) * 5, bike: whole(20, 60) / 2, run: whole(60, 192) * 5 }
  const distances = RACE_PRESETS[raceType]
  const predicted = predictFinish(distances, currentPaces)
  return {
    raceType,
    distances,
    today,
    raceDate,
    totalWeeks: weeksUntil(today, raceDate),
    currentPaces,
    goalPaces: goalPaces(distances, currentPaces, predicted * (0.85 + next() * 0.2)),
    experienceLevel: isRealistic ? experienceLevel(currentPaces) : pick(EXPERIENCE_LEVELS),
    weeklySchedule: randomSchedule(next, raceType, isRealistic),
  }
}

function randomSchedule(next, raceType, isRealistic) {
  const count = 3 + Math.floor(next() * 5)
  const order = DAY_NAMES.map((_, day) => ({ day, rank: next() })).sort((one, other) => one.rank - other.rank)
  const training = order.slice(0, count).map(({ day }) => day)
  const endurance = training.slice(0, 1 + Math.floor(next() * 3))
  return DAY_NAMES.map((dayName, day) => {
    const available = training.includes(day)
    const isEndurance = endurance.includes(day)
    const usual = suggestedHours(raceType, isEndurance) * (0.6 + next() * 0.9)
    const wanted = isRealistic ? usual : 0.5 + next() * 7.5
    const weekday = /** @type {import('../dist/index.js').Weekday} */ (day)
    return {
      day: weekday,
      dayName,
      available,
      hours: available ? Math.max(1, Math.round(wanted * 2)) / 2 : 0,
      isEndurance,
    }
  })
}
