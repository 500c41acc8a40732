import { isSport, parsePace, type SessionType, type Sport } from '@tri/plan-engine'
import { isStored, paceUnit, type Units } from '../plan/units.js'

/** A number, a text, or nothing. */
export type Cell = number | string | null

/** A distance and a pace as they are written in a session or were typed: `"1950 m"`, `"8:30/mi"`. */
type Amounts = { distance: string; pace: string }

/** Each amount with its unit: pools and roads are not counted in the same, and each sport has a pace of its own. */
export const amountTitles = (units: Units): readonly string[] => [
  `swim distance (${poolUnit(units)})`,
  `distance (${roadUnit(units)})`,
  `swim pace (s${paceUnit(units, 'swim')})`,
  `bike speed (${paceUnit(units, 'bike')})`,
  `run pace (s${paceUnit(units, 'run')})`,
]

/** The amounts of a session in the columns above. What is no number in the column's unit stays the text that it is. */
export function amountsOf(sport: SessionType, { distance, pace }: Amounts, units: Units): readonly Cell[] {
  if (!isSport(sport)) return amountTitles(units).map(() => null)
  const far = numberIn(distance, DISTANCE[sport === 'swim' ? poolUnit(units) : roadUnit(units)])
  const fast = sport === 'bike' ? numberIn(pace, SPEED[speedUnit(units)]) : secondsIn(pace, paceUnit(units, sport))
  const only = (one: Sport, value: Cell) => (one === sport ? value : null)
  return [...(sport === 'swim' ? [far, null] : [null, far]), only('swim', fast), only('bike', fast), only('run', fast)]
}

const poolUnit = (units: Units) => (isStored(units, 'swim') ? 'm' : 'yd')
const roadUnit = (units: Units) => (isStored(units, 'run') ? 'mi' : 'km')
const speedUnit = (units: Units) => (isStored(units, 'bike') ? 'mph' : 'km/h')

/** What may stand after a figure, where anything does. */
const DISTANCE = { m: /^m(?:et(?:re|er)s?)?$/, yd: /^(?:yd|yards?)$/, mi: /^mi(?:les?)?$/, km: /^km$/ }
const SPEED = { mph: /^mph$/, 'km/h': /^km\/h$/ }

function numberIn(text: string, unit: RegExp): Cell {
  const [, figure, after = ''] = /^(\d{1,9}(?:\.\d{1,9})?)\s*(\S{0,9})$/.exec(text.trim()) ?? []
  if (figure === undefined || (after !== '' && !unit.test(after))) return text === '' ? null : text
  return Number(figure)
}

/** `"8:30/mi"` as seconds. */
function secondsIn(text: string, unit: string): Cell {
  const [, figure = '', after = ''] = /^(\d{1,3}:[0-5]\d)\s*(\S{0,9})$/.exec(text.trim()) ?? []
  const isRead = after === '' || after.replace(/^\/mile$/, '/mi') === unit
  return (isRead ? parsePace(figure) : undefined) ?? (text === '' ? null : text)
}
