import type { TextExercise } from '@tri/plan-engine/texts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { EVERY_SEASON, realPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { exercise, LONG_RIDE, THRESHOLD_SWIM } from '../testing/workouts.js'
import { rideZwo } from './zwift.js'

const DAY = { week: 3, dayName: 'Saturday' } as const

type Element = { name: string; attributes: Record<string, string>; messages: { at: number; text: string }[] }
type Ordered = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  preserveOrder: true,
  htmlEntities: true,
})

const namedOf = (node: Ordered) => Object.keys(node).find((key) => key !== ':@') ?? ''
const within = (nodes: Ordered[], name: string): Ordered[] =>
  (nodes.find((node) => namedOf(node) === name)?.[name] as Ordered[] | undefined) ?? []

/** The workout's elements in order, as an XML parser reads them. */
function read(xml: string): { name: string; description: string; elements: Element[] } {
  expect(XMLValidator.validate(xml)).toBe(true)
  const file = within(parser.parse(xml), 'workout_file')
  const textOf = (name: string) => String(within(file, name)[0]?.['#text'] ?? '')
  const elements = within(file, 'workout').map((node) => ({
    name: namedOf(node),
    attributes: node[':@'] ?? {},
    messages: (node[namedOf(node)] as Ordered[]).map((event) => ({
      at: Number(event[':@']?.timeoffset),
      text: String(event[':@']?.message),
    })),
  }))
  return { name: textOf('name'), description: textOf('description'), elements }
}

const zwo = (ride: TextExercise) => rideZwo(DAY, ride, { raceType: 'olympic' })?.content ?? ''

const secondsOf = ({ attributes: { Repeat, OnDuration, OffDuration, Duration } }: Element) =>
  Repeat ? Number(Repeat) * (Number(OnDuration) + Number(OffDuration)) : Number(Duration)

describe('rideZwo', () => {
  const { name, description, elements } = read(zwo(LONG_RIDE))

  it('names the ride and the power of each zone', () => {
    expect(name).toBe('W3 Sat Threshold Intervals')
    expect(description).toContain('Raises the power you can hold.')
    expect(description).toContain('recovery 50 %, easy 65 %, moderate 75 %, tempo 85 %, threshold 95 %, interval 112 %')
    expect(description).toContain('race 90 %')
  })

  it('climbs while warming up, repeats in pairs and rides steadily else', () => {
    expect(elements.map(({ name, attributes }) => ({ name, ...attributes }))).toEqual([
      { name: 'Warmup', Duration: '900', PowerLow: '0.50', PowerHigh: '0.65' },
      { name: 'IntervalsT', Repeat: '3', OnDuration: '480', OffDuration: '180', OnPower: '0.95', OffPower: '0.50' },
      { name: 'SteadyState', Duration: '360', Power: '0.65' },
      { name: 'Cooldown', Duration: '360', PowerLow: '0.50', PowerHigh: '0.50' },
    ])
  })

  it('shows what to do, at the second it begins', () => {
    expect(elements[1]?.messages).toEqual([
      { at: 0, text: '1/3: At threshold' },
      { at: 480, text: 'Easy spinning' },
      { at: 660, text: '2/3: At threshold' },
      { at: 1140, text: 'Easy spinning' },
      { at: 1320, text: '3/3: At threshold' },
      { at: 1800, text: 'Easy spinning' },
    ])
  })

  it('writes a repeat of three steps out', () => {
    const part = (label: string) => ({ kind: 'work', seconds: 60, zone: 'tempo', label }) as const
    const steps = [{ repeat: 2, steps: [part('a'), part('b'), part('c')] }]
    const messages = read(zwo({ ...LONG_RIDE, steps })).elements.map(({ messages }) => messages[0]?.text)
    expect(messages).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  })

  it.each([
    ['Easy at 85-95 rpm', '90'],
    ['Tempo at 55-65 rpm', '60'],
    ['100+ rpm at easy power', '100'],
    ['Tempo', undefined],
  ])('asks for the cadence of %j', (label, cadence) => {
    const part = { kind: 'work', seconds: 60, zone: 'tempo', label } as const
    const [alone] = read(zwo({ ...LONG_RIDE, steps: [part] })).elements
    expect(alone?.attributes.Cadence).toBe(cadence)
    const rest = { kind: 'recover', seconds: 60, zone: 'recovery', label: 'Easy at 85-95 rpm' } as const
    const [pair] = read(zwo({ ...LONG_RIDE, steps: [{ repeat: 3, steps: [part, rest] }] })).elements
    expect([pair?.attributes.Cadence, pair?.attributes.CadenceResting]).toEqual([cadence, '90'])
  })

  it('keeps a name with markup in it', () => {
    expect(read(zwo({ ...LONG_RIDE, name: '<b>"Žluť" & \'kůň\'</b>' })).name).toBe('W3 Sat <b>"Žluť" & \'kůň\'</b>')
  })

  it('is for rides only', () => {
    expect(rideZwo(DAY, THRESHOLD_SWIM, { raceType: 'olympic' })).toBeUndefined()
    expect(rideZwo(DAY, exercise(), { raceType: 'olympic' })).toBeUndefined()
  })

  it('tells what it leaves out', () => {
    const notes = rideZwo(DAY, { ...LONG_RIDE, steps: [] }, { raceType: 'ironman' })?.notes ?? []
    expect(notes.join('\n')).toContain('race 72 %')
    expect(notes.join('\n')).toContain('no speeds')
    expect(notes.join('\n')).toContain('no steps')
  })

  it.each(EVERY_SEASON)('holds every ride of %s, to the second', (_, raceType, level) => {
    const rides = realPlan(raceType, level, SEASON_WEEKS).workouts.flatMap(({ exercises }) => exercises)
    for (const ride of rides.filter(({ type }) => type === 'bike')) {
      const { elements } = read(rideZwo(DAY, ride, { raceType })?.content ?? '')
      expect(elements.reduce((sum, element) => sum + secondsOf(element), 0)).toBe(ride.duration * 60)
    }
  })
})
