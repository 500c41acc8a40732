import { addDays, dateOf } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { proposingOf } from '../../../testing/dom/adapting.js'
import { makeWorld, type World } from '../../../testing/dom/athlete.js'
import { refused } from '../../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../../testing/dom/open-app.js'
import { button, dialog, field, gone, see, seeText } from '../../../testing/dom/screen.js'

const change = dialog('Change my plan')
const take = button('Change my plan from tomorrow', change)
const tuesday = change.getByRole('checkbox', { name: 'Tuesday: Available' })
const row = (name: RegExp) => change.getByRole('row', { name })

async function open() {
  const world = makeWorld()
  const opened = await openApp({ world, handlers: proposingOf(world, TODAY), path: '/?week=6' })
  await button('Change plan').click()
  await see(change)
  return opened
}

const focusOn = (element: Element) => element instanceof HTMLElement && element.focus()

/** Takes Tuesday away, and waits until it is known what that does. */
async function withoutTuesday() {
  const opened = await open()
  await tuesday.click()
  await expect.element(take).toBeEnabled()
  return opened
}

/** Sessions by their day, in one line each. */
const sessions = ({ workouts, plans: [plan] }: World) =>
  workouts.flatMap(({ week, day, exercises }) =>
    exercises.map(({ code, duration }) => `${plan && dateOf(plan, week, day)} ${code} ${duration}`),
  )
const weekdayOf = (line: string) => new Date(`${line.slice(0, 10)}T00:00:00Z`).getUTCDay()

it('asks for a change before it compares anything', async () => {
  const { server } = await open()
  await seeText(/^From tomorrow, Fri 29 Jan$/, change)
  await seeText(/Change something to see what would come of it/, change)
  await expect.element(take).toBeDisabled()
  expect(server.callsOf('proposals.proposeChange')).toEqual([])
})

it('shows what other days would do from tomorrow on, and says what stays', async () => {
  const { world } = await open()
  const before = sessions(world)
  await tuesday.click()
  await expect.element(row(/^Hours of training \d+:\d\d \d+:\d\d \u2212\d+:\d\d$/)).toBeVisible()
  for (const name of [/^Weeks left 9 9$/, /^Longest ride/, /^Longest run/, /^Fitness on race day/, /^Plan check/])
    await see(row(name))
  await see(row(/^Finish forecast (\S+) \1$/))
  await seeText(/days and hours alone do not move it/, change)
  await expect

    .element(change.getByText(/sessions would change/))
    .toHaveTextContent(/^\d+ sessions would change, \d+:\d\d .*\d+:\d\d h$/)
  await seeText(/Done and past sessions stay/, change)
  expect(sessions(world)).toEqual(before)
})

it('changes the plan from tomorrow on, stands in the history, and is taken back with Undo', async () => {
  const { world, server } = await withoutTuesday()
  const [before, [plan]] = [sessions(world), world.plans]
  const asked = server.callsOf('proposals.proposeChange').length
  await take.click()
  await gone(change)
  await seeText('Your plan is changed from tomorrow')
  expect(server.callsOf('proposals.proposeChange'), 'nobody asks about what was made').toHaveLength(asked)
  const after = sessions(world)
  const past = (line: string) => line.slice(0, 10) <= TODAY
  expect(after.filter(past)).toEqual(before.filter(past))
  expect(after.filter((line) => !past(line) && weekdayOf(line) === 2)).toEqual([])
  expect(world.plans[0]?.weeklySchedule[2]?.available).toBe(false)
  expect(server.callsOf('proposals.acceptChange')[0]?.body).toMatchObject({ version: plan?.version })

  await button('More for this plan').click()
  await page.getByRole('menuitem', { name: 'Plan history' }).click()
  await seeText('Days and hours changed', dialog('Plan history'))
  await button('Close', dialog('Plan history')).click()
  await gone(dialog('Plan history'))
  await button('Undo').click()
  await seeText('Changes undone')
  expect(sessions(world)).toEqual(before)
  expect(world.plans[0]?.weeklySchedule).toEqual(plan?.weeklySchedule)
})

it('changes days and hours from a later week, and leaves every week before it as it is', async () => {
  const { world, server } = await open()
  const before = sessions(world)
  await tuesday.click()
  const starts = change.getByRole('combobox', { name: 'These days and hours hold from' })
  await userEvent.selectOptions(starts, 'Week 9, Mon 15 Feb')
  await seeText('From week 9, Mon 15 Feb', change)
  await button('Change my plan from week 9', change).click()
  await gone(change)
  await seeText('Your plan is changed from week 9')
  expect(server.callsOf('proposals.acceptChange')[0]?.body).toMatchObject({ change: { from: '2027-02-15' } })
  const isBefore = (line: string) => line < '2027-02-15'
  expect(sessions(world).filter(isBefore)).toEqual(before.filter(isBefore))
  expect(sessions(world).filter((line) => !isBefore(line) && weekdayOf(line) === 2)).toEqual([])
})

it('begins tomorrow where more than days and hours changes, and says so', async () => {
  await open()
  const starts = change.getByRole('combobox', { name: 'These days and hours hold from' })
  await userEvent.selectOptions(starts, 'Week 9, Mon 15 Feb')
  await change.getByLabelText('Race date').fill('2027-04-11')
  await expect.element(starts).toBeDisabled()
  await seeText('With another race date, recovery week, pace or goal everything begins tomorrow.', change)
  await seeText(/^From tomorrow, Fri 29 Jan$/, change)
})

it('lets a recovery week come every third week from tomorrow on, and says what that does', async () => {
  const { world, server } = await open()
  await change.getByRole('radio', { name: 'Every 3rd week' }).click()
  await expect.element(take).toBeEnabled()
  await seeText(/With another race date, recovery week, pace or goal everything begins tomorrow\./, change)
  await take.click()
  await gone(change)
  expect(server.callsOf('proposals.acceptChange').at(-1)?.body).toMatchObject({ change: { rhythm: '2:1' } })
  expect(world.plans[0]).toMatchObject({ rhythm: '2:1', earlierRhythms: [{ before: '2027-01-29', rhythm: '3:1' }] })
  await button('Change plan').click()
  await expect.element(change.getByRole('radio', { name: 'Every 3rd week' })).toBeChecked()
})

it('moves the race, and the page follows at once', async () => {
  const { world } = await open()
  const raceDate = addDays(world.plans[0]?.raceDate ?? '', 14)
  await change.getByLabelText('Race date').fill(raceDate)
  await see(row(/^Weeks left 9 11 \+2$/))
  await take.click()
  await gone(change)
  await seeText('Sunday, 11 April 2027')
  expect(world.plans[0]).toMatchObject({ raceDate, totalWeeks: 16 })
})

it('says at once what keeps a date from being one, and takes nothing', async () => {
  const { server } = await open()
  await change.getByLabelText('Race date').fill(TODAY)
  await seeText('Race date must be in the future', change)
  await expect.element(take).toBeDisabled()
  await expect.element(button('Save as a copy', change)).toBeDisabled()
  expect(server.callsOf('proposals.proposeChange')).toEqual([])
})

it('sends the paces with the level and the goal that follow from them', async () => {
  const { server } = await open()
  const pace = change.getByRole('slider', { name: 'Run pace' })
  await expect.element(pace).toBeVisible()
  focusOn(pace.element())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(take).toBeEnabled()
  const asked = Object(server.callsOf('proposals.proposeChange').at(-1)?.body)
  expect(asked).toMatchObject({ currentRunPace: expect.any(String), goalRunPace: expect.any(String) })
  expect(Object.keys(asked)).not.toContain('weeklySchedule')
  await expect.element(row(/^Finish forecast (\S+) (?!\1)/)).toBeVisible()
})

it('stays open with what would come of it now when the plan has changed meanwhile', async () => {
  const { server } = await withoutTuesday()
  const asked = server.callsOf('proposals.proposeChange').length
  server.next('proposals.acceptChange', refused(409, 'Your plan has changed since this was proposed.'))
  await take.click()
  await seeText('Your plan changed meanwhile. This is what would come of it now.')
  await expect.poll(() => server.callsOf('proposals.proposeChange').length).toBeGreaterThan(asked)
  await take.click()
  await gone(change)
  await seeText('Your plan is changed from tomorrow')
})

it('says what went wrong, and keeps what was chosen, when the server refuses', async () => {
  const { server } = await withoutTuesday()
  server.next('proposals.acceptChange', refused(500, 'Not now.'))
  await take.click()
  await seeText('Failed to change the plan')
  await expect.element(tuesday).not.toBeChecked()
  await expect.element(take).toBeEnabled()
})

it('offers to ask again when the comparison could not be made', async () => {
  const { server } = await open()
  server.next('proposals.proposeChange', refused(400, 'Not like this.'))
  await tuesday.click()
  await seeText('The comparison could not be made', change)
  await button('Try again', change).click()
  await expect.element(take).toBeEnabled()
})

it('saves a copy under its own name, and the plan stays as it is', async () => {
  const { world } = await withoutTuesday()
  const [plan] = world.plans
  await field('Name of the copy', change).fill('Without Tuesdays')
  await button('Save as a copy', change).click()
  await gone(change)
  await seeText('Without Tuesdays')
  expect(world.plans).toHaveLength(2)
  expect(world.plans.at(-1)).toEqual(plan)
})

it('goes back to the plan as it is', async () => {
  await withoutTuesday()
  await button('Back to the plan as it is', change).click()
  await expect.element(tuesday).toBeChecked()
  await expect.element(take).toBeDisabled()
})

it('fits a phone, with its two ways out in view', async () => {
  await page.viewport(390, 844)
  await withoutTuesday()
  await expect.poll(() => change.element().getBoundingClientRect().width).toBe(390)
  expect(change.element().scrollWidth).toBeLessThanOrEqual(390)
  const { bottom } = take.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(844)
})
