import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NOTHING_PROPOSED } from '../../../testing/sample-proposal.js'
import { sampleExercise } from '../../../testing/sample-workouts.js'
import type { Change } from '../changes.js'
import { OutlookFigures } from './outlook-figures.js'
import { WeekBars } from './week-bars.js'

type Outlook = NonNullable<Parameters<typeof OutlookFigures>[0]['proposal']['before']>

/** A season of three weeks. */
const outlook = (minutes: readonly number[], changes: Partial<Outlook> = {}): Outlook => ({
  weeks: minutes.map((each, at) => ({
    ...{ week: at + 1, kind: 'load' as const, minutes: each, longestRide: 120, stress: 300 },
    bySport: { swim: 60, bike: each - 120, run: 60 },
    longestRun: 60 + 10 * at,
  })),
  fitnessOnRaceDay: 61.4,
  finish: 10_167,
  auditScore: 96,
  broken: [],
  ...changes,
})

const session = (minutes: number) => ({ ...sampleExercise('run', 'w2d3e1', minutes), steps: [], reasons: [] })
const at = (week: number, minutes: number) => ({ week, day: 3 as const, index: 0, exercise: session(minutes) })

/** An hour that becomes 40 minutes. */
const shorter: Change = {
  ...{ id: 'w2d3e1', group: 'w2d3e1', kind: 'shorten', reasons: [] },
  from: at(2, 60),
  to: at(2, 40),
}

/** One of 45 minutes that is dropped. */
const dropped: Change = { ...shorter, id: 'w3d3e1', group: 'w3d3e1', kind: 'drop', from: at(3, 45), to: undefined }

const proposal = {
  ...NOTHING_PROPOSED,
  changes: [shorter, dropped],
  before: outlook([400, 420, 440]),
  after: outlook([400, 400, 395], { fitnessOnRaceDay: 60.2, finish: 10_167, auditScore: 94 }),
}

/** What is written, without the marks for the eye alone. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const figures = (chosen: readonly Change[], from = 1, known?: Outlook) =>
  textOf(renderToStaticMarkup(<OutlookFigures proposal={proposal} chosen={chosen} outlook={known} from={from} />))

describe('the season in figures', () => {
  it('says each before and after, and what stays as it was', () => {
    const text = figures(proposal.changes)
    expect(text).toContain('Hours to race day 21:00 \u2192 19:55')
    expect(text).toContain('Longest run 1:20 as before')
    expect(text).toContain('Fitness on race day 61 \u2192 60')
    expect(text).toContain('Finish forecast 02:49:27 as before')
    expect(text).toContain('Plan check 96 \u2192 94')
    expect(text).not.toContain('follow your choice')
  })

  it('follows the boxes: the hours at once, the rest as soon as it is known', () => {
    const text = figures([shorter])
    expect(text).toContain('Hours to race day 21:00 \u2192 20:40')
    expect(text).toContain('Plan check 96 \u2192 \u2026')
    const known = figures([shorter], 1, { ...outlook([400, 380, 440]), auditScore: 95 })
    expect(known).toContain('Plan check 96 \u2192 95')
    expect(known).toContain('Fitness on race day 61 as before')
  })

  it('counts from this week on', () => {
    expect(figures(proposal.changes, 3)).toContain('Hours to race day 7:20 \u2192 6:35')
  })

  it('is not there where nothing is compared', () => {
    const nothing = <OutlookFigures proposal={NOTHING_PROPOSED} chosen={[]} from={1} />
    expect(renderToStaticMarkup(nothing)).toBe('')
  })
})

describe('the hours of each week as bars', () => {
  const weeks = [
    { week: 6, before: 400, after: 300 },
    { week: 7, before: 400, after: 400 },
  ]

  it('are told in words too, and marked where they change', () => {
    const markup = renderToStaticMarkup(<WeekBars weeks={weeks} />)
    expect(textOf(markup)).toContain('Week 6 6:40 \u2192 to 5:00')
    expect(textOf(markup)).toContain('Week 7 6:40')
    expect(markup.match(/data-changed/g)).toHaveLength(1)
  })

  it('are as high as their share of the longest one', () => {
    const markup = renderToStaticMarkup(<WeekBars weeks={weeks} />)
    expect([...markup.matchAll(/height:(\d+)%/g)].map(([, height]) => height)).toEqual(['100', '75', '100', '100'])
  })

  it('stand where there is nothing to do at all', () => {
    const markup = renderToStaticMarkup(<WeekBars weeks={[{ week: 6, before: 0, after: 0 }]} />)
    expect([...markup.matchAll(/height:(\d+)%/g)].map(([, height]) => height)).toEqual(['0', '0'])
  })
})
