import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** What a calendar program shows: the calendar's name (by either property), and the title and text of its events. */
export type ReadCalendar = { names: readonly string[]; events: readonly { summary: string; description: string }[] }

/** As ical.js reads it. It has no type for a calendar's name, so that is read by the rules for text. */
export function readByIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent))
  return {
    names: ['name', 'x-wr-calname'].map((property) => unescaped(String(calendar.getFirstPropertyValue(property)))),
    events: events.map(({ summary, description }) => ({ summary, description })),
  }
}

const unescaped = (value: string) => String(ICAL.Property.fromString(`SUMMARY:${value}`).getFirstValue())

/** As node-ical reads it, which takes an escaped backslash before an n for the end of a line. */
export function readByNodeIcal(text: string): ReadCalendar {
  const entries = Object.values(nodeIcal.sync.parseICS(text))
  const head = entries.find((entry) => entry?.type === 'VCALENDAR') as Record<string, unknown> | undefined
  return {
    names: [String(head?.name), String(head?.['WR-CALNAME'])],
    events: entries
      .filter((entry) => entry?.type === 'VEVENT')
      .map(({ summary, description }) => ({ summary: String(summary), description: String(description) })),
  }
}

/** When each event's alarm goes off, counted from its start, as ical.js reads it. */
export const triggersByIcalJs = (text: string): readonly (string | undefined)[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((vevent) => vevent.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString())

/** The same as node-ical reads it. */
export const triggersByNodeIcal = (text: string): readonly (string | undefined)[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT' ? [entry.alarms?.map(({ trigger }) => String(trigger)).at(0)] : [],
  )
