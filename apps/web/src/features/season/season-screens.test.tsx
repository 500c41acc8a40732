import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { seasonLoad, seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { LoadPanel } from './load/load-panel.js'
import { SeasonCard } from './strip/season-card.js'
import { SeasonStrip } from './strip/season-strip.js'
import { SeasonTable } from './strip/season-table.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
const today = '2027-01-28'
const weeks = seasonWeeks(plan, workouts, today)
const noop = () => undefined

describe('the season strip', () => {
  const strip = <SeasonStrip weeks={weeks} selected={6} onSelect={noop} />
  const markup = markupOf(strip)

  it('is a button a week, which says number, phase, hours and long sessions', () => {
    expect(markup.match(/<button/g)).toHaveLength(14)
    expect(markup).toMatch(
      /aria-label="Week 6, Build Phase, \d:\d\d planned, 0:00 done, long ride \d:\d\d, long run \d:\d\d, this week" aria-current="true"/,
    )
    expect(markup).toMatch(/aria-label="Week 14, Race Week, \d:\d\d planned/)
  })

  it('is one stop of the keyboard', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
  })

  it('names its phases, and reads the chosen week', () => {
    expect(textOf(strip)).toMatch(
      /Base Building Build Phase Peak Phase Taper Race Week .*weeks 5\u20139.* Week 6, this week 25 Jan \u2013 31 Jan: \d:\d\d planned/,
    )
  })

  it('draws a heap of planned minutes for each week, and of done ones where something was done', () => {
    expect(markup.match(/data-sport="swim"/g)).toHaveLength(14)
    const done = workouts.map((workout) => (workout.week < 3 ? { ...workout, isCompleted: true } : workout))
    const some = <SeasonStrip weeks={seasonWeeks(plan, done, today)} selected={6} onSelect={noop} />
    expect(markupOf(some).match(/data-sport="swim"/g)).toHaveLength(16)
  })
})

describe('the season card', () => {
  const card = textOf(<SeasonCard plan={plan} workouts={workouts} today={today} week={6} onWeek={noop} />)

  it('shows hours first, with a key, the load second, and offers a table', () => {
    expect(card).toMatch(
      /^Season Hours Load Show as table Swim Bike Run solid = done, pale = planned long ride long run/,
    )
  })

  it('has the same figures in its table, a row a week', () => {
    const table = markupOf(<SeasonTable weeks={weeks} selected={6} onSelect={noop} />)
    expect(table.match(/<tr/g)).toHaveLength(15)
    expect(table).toContain('Week 6 (now)')
  })
})

describe('the training load', () => {
  const panel = (isTable: boolean) => (
    <LoadPanel {...{ plan, workouts, today, week: 6, onWeek: noop, weeks, isTable }} />
  )

  it('says what each line means beside its figures', () => {
    const text = textOf(panel(false))
    expect(text).toMatch(/Fitness \d+ today, \d+ on race morning What training has built/)
    expect(text).toMatch(/Fatigue \d+ today, \d+ on race morning What is still in your legs/)
    expect(text).toMatch(/Form \u2212?\d+ today, \u2212?\d+ on race morning How fresh you start the day/)
  })

  it('has the load of each day of the chosen week, done of planned', () => {
    const load = seasonLoad({ calendar: plan, workouts, raceType: plan.raceType, startDate: plan.startDate, today })
    const monday = load.days.find(({ week }) => week === 6)
    expect(textOf(panel(false))).toContain(`Mon 25 Jan 0 of ${Math.round(monday?.planned.total ?? -1)}`)
  })

  it('is a table too', () => {
    expect(textOf(panel(true))).toMatch(/Training load by week Week Planned Done Fitness Fatigue Form Week 1 \d+ 0 \d+/)
  })
})
