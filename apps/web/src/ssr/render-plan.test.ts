import { hydrate, QueryClient } from '@tanstack/react-query'
import { type PlanPageAnswers, readPlanInput, type User, type Workout } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentUserQuery } from '../data/account/user.js'
import { keys } from '../data/keys.js'
import { currentPlanQuery, plansQuery } from '../data/plans/plans.js'
import { samplePlan } from '../testing/sample-plan.js'
import { NOTHING_PROPOSED } from '../testing/sample-proposal.js'
import { prepare, renderPlan, renderVisitor } from './render-plan.js'

const user = { id: 1, username: 'ann@example.org', currentTrainingPlanId: 7 } as User
const generated = generatePlan(readPlanInput(samplePlan())).workouts.map(
  (workout, index) => ({ ...workout, id: index + 1, trainingPlanId: 7 }) as Workout,
)

function answersFor(name: string, today = '2027-01-28'): PlanPageAnswers {
  const plan = samplePlan({ name })
  return {
    today,
    accepted: 'en-US',
    user,
    plans: [plan],
    current: plan,
    planId: plan.id,
    workouts: generated,
    unlinked: [],
    timeOff: [],
    thresholds: [],
    proposal: NOTHING_PROPOSED,
  }
}

const rendered = (address: string, { today, name = 'Lakefront Olympic' }: { today?: string; name?: string } = {}) =>
  renderPlan({ answers: answersFor(name, today), address, nonce: 'once' })

const textOf = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

beforeAll(async () => {
  await prepare()
})

describe('the page of a plan, rendered without a browser', () => {
  it('shows the day that it is drawn for, and the week around it', () => {
    expect(textOf(rendered('/'))).toContain('Daily Training · Week 6 of 14 · Build Phase Thursday, 28 January')
    expect(textOf(rendered('/', { today: '2027-03-01' }))).toContain(
      'Daily Training · Week 11 of 14 · Peak Phase Monday, 1 March',
    )
    expect(textOf(rendered('/?day=2027-02-10'))).toContain('Week 8 of 14 · Recovery Week Wednesday, 10 February')
    expect(textOf(rendered('/?week=6'))).toMatch(/Week 6 of 14 - Build Phase .* Total \d:\d\d/)
    expect(textOf(rendered('/?view=weekly'))).toContain('Week 6 of 14 - Build Phase')
  })

  it('shows how it works out, and what race day may bring', () => {
    expect(textOf(rendered('/progress'))).toMatch(/ Progress Season Hours Load .* Progress Tracking /)
    expect(textOf(rendered('/race'))).toMatch(/ Race-day forecast .* Left at the usual cut-offs/)
  })

  it('is in the units of the region that the browser’s languages name, for who chose none', () => {
    const inGermany = renderPlan({
      answers: { ...answersFor('Alsterlauf'), accepted: 'de-DE,en;q=0.8' },
      address: '/',
      nonce: '',
    })
    expect(textOf(inGermany)).toMatch(/\d km\/h|\d\/km/)
    expect(textOf(rendered('/'))).not.toMatch(/\d km\/h|\d\/km/)
  })

  it('is the same each time, with the season in it', () => {
    const first = rendered('/?week=6')
    expect(textOf(rendered('/?week=6'))).toBe(textOf(first))
    expect(first).toContain('aria-label="Season"')
    expect(first).not.toContain('aria-busy')
  })

  it('cannot be used before the browser has drawn its own', () => {
    expect(rendered('/')).toContain('<div id="root" inert>')
  })

  it('has no style that the content policy forbids', () => {
    const html = rendered('/')
    expect(html).not.toMatch(/<[^>]+ style="/)
    expect(html.match(/<style/g)).toEqual(html.match(/<style[^>]* nonce="once"/g)?.map(() => '<style'))
  })

  it('brings the answers along, whatever athletes write', () => {
    const name = '</script><script>alert(1)</script><!-- $& "'
    const html = rendered('/', { name })
    expect(html).not.toContain('<script>')
    const [, json = ''] = /<script type="application\/json" id="hydration-state">([\s\S]*)<\/script>$/.exec(html) ?? []
    const { today, accepted, queries } = JSON.parse(json)
    const { user: _, plans, planId, workouts, ...asked } = answersFor(name)
    expect({ today, accepted }).toEqual({ today: asked.today, accepted: asked.accepted })
    const client = new QueryClient()
    hydrate(client, queries)
    expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(user)
    expect(client.getQueryData(plansQuery.queryKey)).toEqual(plans)
    expect(client.getQueryData(currentPlanQuery.queryKey)).toEqual(asked.current)
    expect(client.getQueryData(keys.plan(planId).workouts())).toEqual(workouts)
  })
})

describe('the first page of a visitor, rendered without a browser', () => {
  const first = (today: string, accepted = 'en-US') => renderVisitor({ today, accepted })

  it('has the race and the sample week of its day, each session with its reasons', () => {
    const text = textOf(first('2027-01-28'))
    expect(text).toContain('12 weeks to race day')
    expect(text).toMatch(/Week \d+ of 12, made from what you have entered\./)
    expect(text).toContain('Hard ride on Monday: the days before and after it stay free of hard work.')
    expect(first('2027-01-28')).toContain('value="Olympic, 18 April"')
    expect(first('2027-02-28')).toContain('value="Olympic, 23 May"')
  })

  it('names day and units of its week, so that a browser with others makes another one', () => {
    expect(first('2027-01-28')).toContain('data-sample-of="2027-01-28 miles metres"')
    expect(first('2027-01-28', 'de-DE,de;q=0.9')).toContain('data-sample-of="2027-01-28 metric metres"')
    expect(textOf(first('2027-01-28', 'de-DE'))).toContain('km run')
  })

  it('leaves the nonce to each answer', () => {
    expect(first('2027-01-28')).toContain('nonce="__CSP_NONCE__"')
    expect(first('2027-01-28')).not.toMatch(/ style="/)
  })
})
