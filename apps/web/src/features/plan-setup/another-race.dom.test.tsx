import { dateOf, USER_DEFAULT_SCHEDULE } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, sampleUser } from '../../testing/dom/athlete.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, field, gone, heading, see, seeText } from '../../testing/dom/screen.js'
import { samplePlan } from '../../testing/sample-plan.js'

const FORM = heading('Your race, your week, your plan.')
const change = dialog('Change my plan')
const REPLACE = dialog('Replace what you have begun?')
const TOLD = page.getByRole('group', { name: 'What you train now' })
const race = (name: RegExp) => page.getByRole('radio', { name })
const draft = () => JSON.parse(localStorage.getItem('triplan.draft') ?? 'null')

/** An athlete in week 6 of an olympic with days of their own, who did all of it or nothing. */
async function openPlan({ isDone }: { isDone: boolean }) {
  const plan = samplePlan({ weeklySchedule: [...USER_DEFAULT_SCHEDULE], goalFinishTime: '02:40:00' })
  const world = makeWorld({ user: sampleUser(), plans: [plan] })
  if (isDone)
    world.workouts = world.workouts.map((workout) =>
      dateOf(plan, workout.week, workout.day) < TODAY ? { ...workout, isCompleted: true } : workout,
    )
  return { plan, ...(await openApp({ world, path: '/?week=6' })) }
}

async function choose(name: RegExp) {
  await button('Plan another race...', change).click()
  await page.getByRole('menuitem', { name }).click()
}

it('begins the plan for another race with what was done, and leaves this one as it is', async () => {
  const { plan, world, server } = await openPlan({ isDone: true })
  await button('Change plan').click()
  await seeText(/^That is a new plan\. It begins with what you have done here/, change)
  await choose(/^70\.3/)
  await see(FORM)
  await gone(change)
  await expect.element(race(/^70\.3/)).toBeChecked()
  await expect.element(field('Plan Name')).toHaveValue('70.3, 28 March')
  await expect.element(field('mi bike')).toHaveValue('56')
  await expect.element(page.getByLabelText('Race Date', { exact: true })).toHaveValue('2027-03-28')
  const { lately } = draft()
  expect(lately.week).toMatch(/^[1-9]\d?:\d\d$/)
  await expect.element(field('Hours a week', TOLD)).toHaveValue(lately.week)
  await expect.element(field('Longest run (min)', TOLD)).toHaveValue(lately.run)
  await seeText(new RegExp(`^Filled in from what you did in Lakefront Olympic: ${lately.week} a week, longest swim`))
  await seeText(/Its days and hours came along, and its paces as they hold for the 70\.3\.$/)

  await race(/^Ironman/).click()
  await seeText(/Those paces were for the 70\.3: check them for the Ironman\.$/)
  await button('Generate Training Plan').click()
  await seeText('Your Ironman training plan has been generated successfully.')
  const body = server.callsOf('plans.create')[0]?.body
  expect(body).toMatchObject({
    ...{ name: 'Ironman, 28 March', raceType: 'ironman', startDate: TODAY, currentRunPace: '8:58' },
    ...{ weeklySchedule: plan.weeklySchedule, fitness: { longest: { run: Number(lately.run) } } },
  })
  expect(body).not.toMatchObject({ goalFinishTime: '02:40:00' })
  expect(world.plans.find(({ id }) => id === plan.id)).toEqual(plan)
  expect(draft()).toBeNull()
})

it('leaves empty what is trained now where nothing was done, and does not say that it was', async () => {
  await openPlan({ isDone: false })
  await button('Change plan').click()
  await choose(/^Olympic/)
  await seeText(
    /^Filled in with the days and hours of Lakefront Olympic, and with its paces as they hold for the Olympic\.$/,
  )
  await see(button('Add what you train now'))
  expect(draft().lately).toBeUndefined()
})

it('speaks of what was done only as long as that is what stands there', async () => {
  await openPlan({ isDone: true })
  await button('Change plan').click()
  await choose(/^Sprint/)
  await seeText(/^Filled in from what you did/)
  await field('Hours a week', TOLD).fill('3')
  await seeText(/^Filled in with the days and hours of Lakefront Olympic, and with its paces/)
  await button('Start afresh').click()
  await gone(button('Start afresh'))
  await gone(TOLD)
  await expect.element(race(/^Olympic/)).toBeChecked()
  expect(draft()).toBeNull()
})

it('asks before it takes the place of what stands unsaved in the form', async () => {
  await openPlan({ isDone: true })
  await page.getByRole('link', { name: 'New Plan' }).first().click()
  await field('Plan Name').fill('Autumn race')
  history.back()
  await button('Change plan').click()
  await choose(/^70\.3/)
  await seeText(/^Autumn race stands under New Plan and is not saved yet\./, REPLACE)
  await button('Cancel', REPLACE).click()
  await gone(REPLACE)
  expect(draft()).toMatchObject({ name: 'Autumn race', raceType: 'olympic' })
  await choose(/^70\.3/)
  await button('Replace it', REPLACE).click()
  await see(FORM)
  await expect.element(field('Plan Name')).toHaveValue('70.3, 28 March')
  await gone(REPLACE)
})

it('leads back to the plan with Back, also from the sheet of a phone', async () => {
  await page.viewport(390, 844)
  await openPlan({ isDone: true })
  await button('Change plan').click()
  await see(change)
  window.scrollTo({ top: 300 })
  await expect.poll(() => window.scrollY).toBe(300)
  await choose(/^70\.3/)
  await see(FORM)
  await expect.poll(() => window.scrollY).toBe(0)
  history.back()
  await see(button('Change plan'))
  await gone(FORM)
})
