import { addDays, formatPace, type IsoDay } from '@tri/plan-engine'
import { type Bests, criticalPower, type DatedBests, thresholdPace } from '@tri/plan-engine/zones'
import { paceUnit, shownPace } from '@tri/plan-files/units'
import { stopwatch } from '../../../lib/measures/format.js'
import type { Units } from '../../../lib/measures/units.js'

/** One kind of effort: the best lately, and of all that was read. */
export type BestRow = { name: string; lately: string; ever: string }
export type BestGroup = { title: string; rows: readonly BestRow[]; note?: string }

/** As thresholds are estimated from. */
const LATELY_DAYS = 90

const NONE = '\u2013'

type Measure = {
  title: string
  sport: DatedBests['sport']
  /** How long or how far, and how good: more is better. */
  efforts: (bests: Bests) => readonly (readonly [span: number, value: number])[]
  name: (span: number) => string
  text: (span: number, value: number) => string
}

const minutes = (seconds: number) => `${seconds / 60} min`

const measuresIn = (units: Units): readonly Measure[] => [
  {
    ...{ title: 'Ride, watts', sport: 'bike', name: minutes },
    efforts: ({ watts }) => watts.map(({ seconds, watts: mean }) => [seconds, mean]),
    text: (_, value) => `${Math.round(value)} W`,
  },
  {
    ...{ title: 'Run, pace', sport: 'run', name: minutes },
    efforts: ({ metres }) => metres.map((effort) => [effort.seconds, effort.metres]),
    text: (seconds, metres) => {
      const pace = thresholdPace({ seconds, metres })
      return pace ? `${formatPace(shownPace(units, 'run', pace))} ${paceUnit(units, 'run')}` : NONE
    },
  },
  {
    ...{ title: 'Swim without a rest', sport: 'swim', name: (span) => `${span} m` },
    efforts: ({ swims }) => swims.map(({ metres, seconds }) => [metres, -seconds]),
    text: (_, value) => stopwatch(Math.round(-value)),
  },
]

/** The best efforts of each sport, as far as anything was measured. */
export function bestEfforts(sessions: readonly DatedBests[], today: IsoDay, units: Units): BestGroup[] {
  const since = addDays(today, -LATELY_DAYS)
  return measuresIn(units).flatMap((measure) => {
    const own = sessions.filter(({ sport }) => sport === measure.sport)
    const ever = bestOf(own, measure)
    const lately = bestOf(
      own.filter(({ day }) => day >= since && day <= today),
      measure,
    )
    const rows = [...ever].map(([span, value]): BestRow => {
      const last = lately.get(span)
      const recent = last === undefined ? NONE : measure.text(span, last)
      return { name: measure.name(span), lately: recent, ever: measure.text(span, value) }
    })
    const note = measure.sport === 'bike' ? criticalPowerText(lately) : undefined
    return rows.length > 0 ? [{ title: measure.title, rows, ...(note && { note }) }] : []
  })
}

function bestOf(sessions: readonly DatedBests[], { efforts }: Measure): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const { bests } of sessions)
    for (const [span, value] of efforts(bests))
      best.set(span, Math.max(best.get(span) ?? Number.NEGATIVE_INFINITY, value))
  return new Map([...best].sort(([one], [other]) => one - other))
}

/** Nobody has less above critical power: who seems to has not ridden all out. */
const LEAST_JOULES = 5_000

/** `"Critical power 251 W, with 18 kJ above it (W′), from your bests of 3 to 20 minutes."` */
function criticalPowerText(bests: ReadonlyMap<number, number>): string | undefined {
  const found = criticalPower([...bests].map(([seconds, watts]) => ({ seconds, watts })))
  if (!found) return undefined
  const { watts, joules } = found
  // Efforts that were all alike tell of no limit.
  if (joules < LEAST_JOULES) return undefined
  return `Critical power ${Math.round(watts)} W, with ${Math.round(joules / 1000)} kJ above it (W\u2032), from your bests of 3 to 20 minutes lately.`
}
