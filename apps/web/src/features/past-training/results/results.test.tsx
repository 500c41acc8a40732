import { addDays, pastWeeks } from '@tri/plan-engine'
import type { PastActivity } from '@tri/plan-files/archive'
import { describe, expect, it, vi } from 'vitest'
import { markupOf, textOf } from '../../../testing/render.js'
import { asDone, understand } from '../what-was-read.js'
import { Figures } from './figures.js'
import { OfferForm } from './offer-form.js'
import { OutcomeCard } from './outcome-card.js'
import { UnreadFiles } from './unread-files.js'
import { WeeksChart } from './weeks-chart.js'

const TODAY = '2027-03-10'
const NO_BESTS = { watts: [], beats: [], metres: [], swims: [] }

const session = (ago: number, changes: Partial<PastActivity> = {}): PastActivity => {
  const day = addDays(TODAY, -ago)
  return {
    ...{ sport: 'bike', name: 'Ride', start: new Date(`${day}T06:00:00Z`), day, seconds: 3600, metres: 30_000 },
    ...{ averageHeartRate: 140, maxHeartRate: 165, calories: null, ascentMetres: 100, source: 'fit' },
    ...{ weightedWatts: 200, bests: NO_BESTS },
    ...changes,
  }
}
const about = (activities: PastActivity[]) => understand(activities, { today: TODAY, thresholds: [] })
const weeksOf = (activities: PastActivity[], count = 3) => pastWeeks(activities.map(asDone), TODAY, count)

describe('what could not be read', () => {
  const NOTHING = { unread: [], unreadCount: 0, remarks: [], twice: 0, passedOver: 0 }
  const unread = [{ name: 'broken.fit', text: 'It ends in the middle.' }]

  it('is not spoken of where all was read', () => {
    expect(textOf(<UnreadFiles {...NOTHING} />)).toBe('')
  })

  it.each([
    [{ twice: 1 }, 'One was there twice and counts once.'],
    [{ twice: 1204 }, '1,204 were there twice and count once.'],
    [{ passedOver: 1 }, 'One other file of the watch was passed over.'],
    [{ passedOver: 2040 }, '2,040 other files of the watch were passed over.'],
    [{ twice: 2, passedOver: 3 }, '2 were there twice and count once. 3 other files of the watch were passed over.'],
  ])('says what was left out for a good reason: %o', (changes, text) => {
    expect(textOf(<UnreadFiles {...NOTHING} {...changes} />)).toBe(text)
  })

  it('names each file with its reason', () => {
    expect(textOf(<UnreadFiles {...NOTHING} unread={unread} unreadCount={1} />)).toBe(
      '1 file could not be read broken.fit It ends in the middle.',
    )
  })

  it('says that only the first are listed where there are more', () => {
    expect(textOf(<UnreadFiles {...NOTHING} unread={unread} unreadCount={340} />)).toMatch(
      /^340 files could not be read .* Only the first are listed\.$/,
    )
  })

  it('is apart from what was read in part', () => {
    const remarks = [{ name: '', text: 'A summary without a track.' }]
    expect(textOf(<UnreadFiles {...NOTHING} remarks={remarks} />)).toBe(
      '1 file read in part A summary without a track.',
    )
  })
})

describe('the weeks', () => {
  it('are bars of the sports that were done, and the same as a table, the newest first', () => {
    const weeks = weeksOf([session(1), session(8, { sport: 'run', seconds: 1800 }), session(9)])
    const text = textOf(<WeeksChart weeks={weeks} />)
    expect(text).toContain('Week of Bike Run All')
    expect(text).not.toContain('Swim')
    expect(text).toMatch(/8 Mar 1:00 0:00 1:00 1 Mar 1:00 0:30 1:30 22 Feb 0:00 0:00 0:00$/)
  })

  it('count what is no sport of a triathlon as other', () => {
    expect(textOf(<WeeksChart weeks={weeksOf([session(1, { sport: 'other' })])} />)).toContain('Week of Other All')
  })

  it('stand on a scale of whole hours that no bar leaves', () => {
    const markup = markupOf(<WeeksChart weeks={weeksOf([session(1, { seconds: 5.5 * 3600 })])} />)
    expect(markup).toContain('--top:&quot;6 h&quot;')
    const heights = [...markup.matchAll(/height:([\d.]+)%/g)].map(([, height]) => Number(height))
    expect(Math.max(...heights)).toBeCloseTo((100 * 5.5) / 6)
  })

  it('have a scale where nothing was done at all', () => {
    expect(markupOf(<WeeksChart weeks={weeksOf([])} />)).toContain('--top:&quot;1 h&quot;')
  })
})

describe('the figures', () => {
  const figuresOf = (activities: PastActivity[]) =>
    textOf(<Figures activities={activities} read={about(activities)} today={TODAY} />)

  it('name the longest session of each sport, lately and ever', () => {
    const text = figuresOf([session(1), session(100, { seconds: 9000 })])
    expect(text).toContain('Sport 30 days Ever Bike 1:00 2:30 30 Nov 2026')
  })

  it('leave a dash for a sport that was not done lately', () => {
    expect(figuresOf([session(100, { sport: 'swim', seconds: 2700 })])).toContain('Swim – 0:45 30 Nov 2026')
  })

  it('tell fitness and fatigue only from two weeks on', () => {
    expect(figuresOf([session(1)])).not.toContain('Fitness today')
    const bests = { ...NO_BESTS, watts: [{ seconds: 1200, watts: 260 }] }
    const daily = Array.from({ length: 60 }, (_, ago) => session(ago, { bests }))
    expect(figuresOf(daily)).toMatch(/Fitness today 66, fatigue 66: training load of six weeks and of one/)
  })

  it('show best efforts of what was measured, and no table without one', () => {
    expect(figuresOf([session(1)])).not.toContain('Best 90 days Ever')
    const bests = { ...NO_BESTS, watts: [{ seconds: 1200, watts: 255 }] }
    expect(figuresOf([session(1, { bests })])).toContain('Ride, watts Best 90 days Ever 20 min 255 W 255 W')
  })
})

describe('the offer', () => {
  const offerOf = (activities: PastActivity[], changes: Partial<Parameters<typeof OfferForm>[0]> = {}) => (
    <OfferForm
      activities={activities}
      read={about(activities)}
      isSignedIn
      isLoading={false}
      isPending={false}
      problem={undefined}
      onTake={vi.fn()}
      onLeave={vi.fn()}
      {...changes}
    />
  )
  const bests = { ...NO_BESTS, watts: [{ seconds: 1200, watts: 260 }] }
  const weekly = [1, 8, 15, 22, 29].map((ago) => session(ago, { bests }))
  const ticked = (markup: string) =>
    [...markup.matchAll(/type="checkbox"[^>]*>/g)].map(([box]) => / checked=""/.test(box))

  it('is what is trained now, the thresholds and the history, each ticked', () => {
    const markup = markupOf(offerOf(weekly))
    expect(ticked(markup)).toEqual([true, true, true])
    const text = textOf(offerOf(weekly))
    expect(text).toContain('What you train now: 1:00 a week over the last four weeks, longest ride 1:00')
    expect(text).toContain('Threshold power (FTP) 247 W , not known yet')
    expect(text).toContain('Keep 5 activities as your history')
  })

  it('leaves a heart rate unticked, and says when it may be taken', () => {
    const beats = { ...NO_BESTS, beats: [{ seconds: 1800, beats: 165 }] }
    const text = textOf(offerOf([session(1, { bests: beats })]))
    expect(text).toContain('Tick it only if you gave all you had: your targets stay below it.')
    expect(ticked(markupOf(offerOf([session(1, { bests: beats })])))).toContain(false)
  })

  it('says to whom has not trained for a month that these files do not tell what is trained now', () => {
    expect(textOf(offerOf([session(40)]))).toContain('Your newest session is more than four weeks ago')
  })

  it('shows a guest what an account would keep, without a box for it', () => {
    const guest = offerOf(weekly, { isSignedIn: false })
    expect(ticked(markupOf(guest))).toEqual([true])
    expect(textOf(guest)).toContain('Thresholds and your history are kept with an account. Log in or create one')
    expect(textOf(guest)).toContain('Threshold power (FTP) 247 W : 0.95 × your best 20 minutes (260 W)')
  })

  it('has nothing to take for a guest whose newest session is long ago', () => {
    const markup = markupOf(offerOf([session(40)], { isSignedIn: false }))
    expect(markup).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/)
  })

  it('says what the files do not tell, and what would', () => {
    expect(textOf(offerOf(weekly))).toMatch(
      /What these files do not tell .*Swim 400 and 200 all out, with a watch that counts lengths\./,
    )
  })

  it('says what went wrong, and keeps the boxes', () => {
    const failed = offerOf(weekly, { problem: 'The server cannot be reached.' })
    expect(markupOf(failed)).toMatch(/role="alert"/)
    expect(textOf(failed)).toContain('The server cannot be reached.')
    expect(ticked(markupOf(failed))).toEqual([true, true, true])
  })
})

describe('what came of it', () => {
  const NOTHING = { kept: undefined, thresholds: 0, fitness: false }
  const outcomeOf = (outcome: Partial<Parameters<typeof OutcomeCard>[0]['outcome']>, isSignedIn = true) =>
    textOf(<OutcomeCard outcome={{ ...NOTHING, ...outcome }} isSignedIn={isSignedIn} onMore={vi.fn()} />)

  it.each([
    [{ kept: { added: 1, known: 0 } }, 'Done 1 activity kept. Read more files'],
    [
      { kept: { added: 1204, known: 2 } },
      'Done 1,204 activities kept. 2 activities were there already. Read more files',
    ],
    [{ thresholds: 1 }, 'Done 1 threshold added: your targets follow. See your thresholds Read more files'],
    [
      { fitness: true },
      'Done What you train now stands in the form for your next plan. To the plan form Read more files',
    ],
  ])('is told part by part, with where it is seen: %o', (outcome, text) => {
    expect(outcomeOf(outcome)).toBe(text)
  })

  it('leads a guest to the form of the first page', () => {
    const card = <OutcomeCard outcome={{ ...NOTHING, fitness: true }} isSignedIn={false} onMore={vi.fn()} />
    expect(markupOf(card)).toContain('href="/"')
    expect(outcomeOf({ fitness: true }, true)).toContain('To the plan form')
  })
})
