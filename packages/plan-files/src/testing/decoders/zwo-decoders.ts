import { DOMParser } from '@xmldom/xmldom'
import { XMLParser } from 'fast-xml-parser'
import { parser as saxParser } from 'sax'
import type { DecodedBlock } from './decoded.js'

/** Programs of others that read XML: Zwift's format has no reader of its own that is published. */
export const ZWO_DECODERS: Readonly<Record<string, (text: string) => DecodedBlock[]>> = {
  'fast-xml-parser': (text) => blocksOf(byFastXmlParser(text)),
  xmldom: (text) => blocksOf(byXmldom(text)),
  sax: (text) => blocksOf(bySax(text)),
}

/** An element within <workout>, with its attributes. */
type Element = { name: string; attributes: Readonly<Record<string, string>> }

type Ordered = Record<string, unknown> & { ':@'?: Record<string, string> }

function byFastXmlParser(text: string): Element[] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: true })
  const within = (nodes: Ordered[], wanted: string): Ordered[] =>
    (nodes.find((node) => wanted in node)?.[wanted] as Ordered[] | undefined) ?? []
  return within(within(parser.parse(text), 'workout_file'), 'workout').flatMap(({ ':@': attributes = {}, ...node }) =>
    Object.keys(node)
      .filter((name) => name !== '#text')
      .map((name) => ({ name, attributes })),
  )
}

function byXmldom(text: string): Element[] {
  const elements = [...new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('*')]
  return elements
    .filter(({ parentNode }) => parentNode?.nodeName === 'workout')
    .map(({ nodeName: name, attributes }) => ({
      name,
      attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    }))
}

function bySax(text: string): Element[] {
  const reader = saxParser(true)
  const elements: Element[] = []
  const path: string[] = []
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes }) => {
    if (path.at(-1) === 'workout')
      elements.push({
        name,
        attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
      })
    path.push(name)
  }
  reader.onclosetag = () => path.pop()
  reader.write(text).close()
  return elements
}

/** What Zwift rides of its elements; its ramps begin at PowerLow. */
function blocksOf(elements: readonly Element[]): DecodedBlock[] {
  return elements.flatMap(({ name, attributes }): DecodedBlock[] => {
    const figure = (attribute: string) => Number(attributes[attribute])
    const share = (attribute: string) => Math.round(1000 * figure(attribute))
    const steady = (seconds: number, power: number) => ({ seconds, from: power, to: power })
    if (name === 'SteadyState') return [steady(figure('Duration'), share('Power'))]
    if (name === 'IntervalsT')
      return Array.from({ length: figure('Repeat') }, () => [
        steady(figure('OnDuration'), share('OnPower')),
        steady(figure('OffDuration'), share('OffPower')),
      ]).flat()
    if (name !== 'Warmup' && name !== 'Cooldown' && name !== 'Ramp') throw new Error(`Zwift knows no ${name}`)
    return [{ seconds: figure('Duration'), from: share('PowerLow'), to: share('PowerHigh') }]
  })
}
