import type { AuditedWorkout } from '../audit/facts/audited-plan.js'
import type { DayFacts, Facts, WeekFacts } from '../audit/facts/facts.js'
import { gatherFacts } from '../audit/facts/gather-facts.js'
import { growthOf } from '../audit/growth-rules.js'
import { isGentle } from '../audit/intensity-rules.js'
import { findRunSpikes } from '../audit/long-session-rules.js'
import { percent } from '../audit/rule.js'
import { isLate } from '../audit/taper-rules.js'
import { DAY_NAMES } from '../calendar.js'
import { glanceText } from '../formulas/duration-text.js'
import type { PlanInput, Weekday } from '../types.js'

/** Something an edit made worse; `rule` is the audit's rule behind it, `message` is for the athlete. */
export type EditWarning = { rule: string; week: number; day: Weekday; message: string }

/** A trouble as it stands; `size` tells whether an edit made it bigger. */
type Trouble = EditWarning & { key: string; size: number }

/**
 * What an edit breaks that was whole before: 'Third hard day in a row', '25 min more than Thursday has'. Takes the
 * plan's workouts before and after; troubles that were there already, and are no bigger, are not reported again. Empty
 * when the edit breaks nothing. In date order.
 */
export function editWarnings(
  before: readonly AuditedWorkout[],
  after: readonly AuditedWorkout[],
  input: PlanInput,
): EditWarning[] {
  const then = gatherFacts({ workouts: before }, input)
  const now = gatherFacts({ workouts: after }, input)
  if (!then || !now) return []
  const known = new Map(troublesOf(then).map(({ key, size }) => [key, size]))
  return troublesOf(now)
    .filter(({ key, size, message }) => message !== '' && size > (known.get(key) ?? 0) + 1e-9)
    .sort((one, other) => one.week - other.week)
    .map(({ rule, week, day, message }) => ({ rule, week, day, message }))
}

function troublesOf(facts: Facts): Trouble[] {
  return [
    ...facts.days.flatMap(overfilled),
    ...hardRows(facts.days),
    ...facts.days.flatMap(tooLate),
    ...facts.weeks.flatMap(restless),
    ...facts.weeks.flatMap((week) => grown(week, facts)),
    ...findRunSpikes(facts).map(spike),
    ...misplacedRace(facts),
  ]
}

function trouble(rule: string, { week, day }: { week: number; day: Weekday }, size: number, message: string): Trouble {
  return { rule, week, day, message, size, key: `${rule} ${week} ${day}` }
}

function overfilled(day: DayFacts): Trouble[] {
  const over = day.minutes - day.availableMinutes
  if (over <= 0) return []
  const name = DAY_NAMES[day.day]
  if (day.daysToRace === 0) return [trouble('R04', day, over, 'Race day is for the race alone')]
  if (day.isBeforeStart) return [trouble('R01', day, over, `This ${name} lies before the plan begins`)]
  const message = day.availableMinutes === 0 ? `${name} is a day off` : `${glanceText(over)} more than ${name} has`
  return [trouble('R01', day, over, message)]
}

const NTH = ['', '', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']

/** Every hard day by its place in a row of them; only the last of a row has a message. */
function hardRows(days: readonly DayFacts[]): Trouble[] {
  let row = 0
  return days.flatMap((day, index) => {
    row = day.isHard ? row + 1 : 0
    if (row < 2) return []
    const isLast = !days[index + 1]?.isHard
    return [trouble('R13', day, row, isLast ? `${NTH[row] ?? `${row}th`} hard day in a row` : '')]
  })
}

function tooLate(day: DayFacts): Trouble[] {
  return day.sessions
    .filter((session) => isLate(session, day.daysToRace))
    .map(({ sport, minutes }) =>
      trouble('R23', day, minutes, `A ${sport === 'run' ? 'run' : 'ride'} of ${glanceText(minutes)} comes too late`),
    )
}

/** A week without rest, reported at its shortest day. */
function restless({ week, kind, days }: WeekFacts): Trouble[] {
  if (kind === 'race' || days.some(isGentle)) return []
  const shortest = days.reduce((min, day) => (day.minutes < min.minutes ? day : min))
  return [{ ...trouble('R14', shortest, 1, `No day off or short easy day left in week ${week}`), key: `R14 ${week}` }]
}

/** Growth of a load week that the audit no longer passes, reported at the week's first day. */
function grown(week: WeekFacts, facts: Facts): Trouble[] {
  const [first] = week.days
  const growth = facts.loads.includes(week) ? growthOf(week, facts) : 0
  if (!first || growth <= 0.1 + 1e-9) return []
  return [
    trouble('R05', first, growth, `Week ${week.week} is ${percent(growth)} % bigger than the load weeks before it`),
  ]
}

function spike({ day, more }: { day: DayFacts; more: number }): Trouble {
  return trouble('R16', day, more, `This run is ${more} % longer than any of the 30 days before`)
}

function misplacedRace({ races, strays, season }: Facts): Trouble[] {
  const raceDay = { week: season.totalWeeks, day: season.raceDay }
  const isPlaced = races.some(({ week, day }) => week === raceDay.week && day === raceDay.day)
  const outside = strays.map(({ week }) =>
    trouble(
      'R04',
      { week: Number.isFinite(week) ? week : season.totalWeeks, day: season.raceDay },
      1,
      'This lies outside the plan',
    ),
  )
  return isPlaced
    ? outside
    : [...outside, { ...trouble('R04', raceDay, 1, 'The race is no longer on race day'), key: 'R04 race' }]
}
