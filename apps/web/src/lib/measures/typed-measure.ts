import type { Sport } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import type { Units } from './units.js'

/** What is typed as a figure: how far, and how fast. */
export type Measure = 'distance' | 'actualPace'

/** A unit that a figure is typed in, and how it is told and kept. */
type Unit = {
  /** In the field's label. */
  name: string
  example: string
  /** A figure with the unit behind it, which may be left out. */
  pattern: RegExp
  /** What the figure is kept with. */
  suffix: string
  /** What to type, when it was something else. */
  problem: string
}

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,3})?)`
const WHOLE = String.raw`(\d{1,6})`
const CLOCK = String.raw`(\d{1,2}:[0-5]\d)`

const written = (figure: string, unit: string) => new RegExp(`^${figure}\\s*(?:${unit})?$`, 'i')

const distance = (name: string, suffix: string, example: string): Unit => ({
  name,
  example: `${example} ${name}`,
  pattern: written(NUMBER, name === 'miles' ? 'mi|miles?' : name),
  suffix,
  problem: `Type a number of ${name}, such as ${example}.`,
})

const swum = (name: 'm' | 'yd', words: string, example: string): Unit => ({
  name,
  example: `${example} ${name}`,
  pattern: written(WHOLE, name),
  suffix: ` ${name}`,
  problem: `Type whole ${words}, such as ${example}.`,
})

const pace = (suffix: string, words: string, { example, unit = suffix }: { example: string; unit?: string }): Unit => ({
  name: `min${unit}`,
  example: `${example}${unit}`,
  pattern: written(CLOCK, `(?:min)?\\s*${unit === '/mile' ? '/\\s*mi(?:le)?' : unit}`),
  suffix,
  problem: `Type minutes and seconds ${words}, such as ${example}.`,
})

const speed = (name: string, words: string, example: string): Unit => ({
  name,
  example: `${example} ${name}`,
  pattern: written(NUMBER, name),
  suffix: ` ${name}`,
  problem: `Type a number of ${words}, such as ${example}.`,
})

const MILES = distance('miles', ' mi', '1.5')
const YARDS = {
  distance: swum('yd', 'yards', '1650'),
  actualPace: pace('/100yd', 'for 100 yards', { example: '1:40' }),
}
const METRES = {
  distance: swum('m', 'metres', '1500'),
  actualPace: pace('/100m', 'for 100 metres', { example: '1:50' }),
}

const ROAD = {
  miles: {
    bike: { distance: MILES, actualPace: speed('mph', 'miles per hour', '18.5') },
    run: { distance: MILES, actualPace: pace('/mi', 'for a mile', { example: '8:30', unit: '/mile' }) },
  },
  metric: {
    bike: { distance: distance('km', ' km', '40'), actualPace: speed('km/h', 'kilometres per hour', '30') },
    run: { distance: distance('km', ' km', '10'), actualPace: pace('/km', 'for a kilometre', { example: '5:15' }) },
  },
} as const

/** The unit that an athlete types a sport's distance or pace in. */
export function typedUnit({ units, poolUnits }: Units, sport: Sport, measure: Measure): Unit {
  if (sport === 'swim') return (poolUnits === 'yards' ? YARDS : METRES)[measure]
  return ROAD[units][sport][measure]
}

/** What was typed as it is kept, `"1.5 mi"` or `"8:30/mi"`; nothing is kept as nothing, and what is no figure is undefined. */
export function readMeasure({ pattern, suffix }: Unit, typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const figure = pattern.exec(text)?.[1]?.replace(',', '.')
  return figure && `${figure}${suffix}`
}

/** What is kept as the figure in the field; words of an earlier version, which took any text, stay as they are. */
export function shownMeasure(units: Units, unit: Unit, kept: string): string {
  const text = inUnits(units, kept)
  return unit.pattern.exec(text)?.[1] ?? text
}
