import { addDays, dateOf } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proposingOf } from '../../testing/dom/adapting.js'
import { makeWorld, type World } from '../../testing/dom/athlete.js'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, gone, heading, see, seeText } from '../../testing/dom/screen.js'
import { samplePlan } from '../../testing/sample-plan.js'

const card = page.getByRole('region', { name: /^Back after/ })
const sheet = page.getByRole('dialog', { name: /changes in weeks? \d/ })
const boxes = () =>
  sheet
    .getByRole('checkbox')
    .elements()
    .filter((box) => !/^All of/.test(box.ariaLabel ?? ''))

/** An athlete who did all of the first weeks, and nothing since the fourth one began. */
function backAgain(): World {
  const world = makeWorld()
  world.workouts = world.workouts.map((workout) =>
    workout.week < 4
      ? {
          ...workout,
          isCompleted: true,
          completedAt: '2027-01-10T09:00:00.000Z',
          actualDuration: workout.totalDuration,
        }
      : workout,
  )
  return world
}

async function open() {
  const world = backAgain()
  const opened = await openApp({ world, handlers: proposingOf(world, TODAY) })
  await see(card)
  return opened
}

async function openSheet() {
  const opened = await open()
  await button('See changes', card).click()
  await see(sheet)
  return opened
}

const minutesOf = ({ workouts }: World) => workouts.reduce((sum, { totalDuration }) => sum + totalDuration, 0)

it('says on Today what was noticed, and what would change for it', async () => {
  await open()
  await expect.element(card).toHaveTextContent(/\d+ changes in \d weeks/)
})

it('is not there while all goes as planned, nor on another day', async () => {
  await openApp()
  await see(heading('Daily Training'))
  await gone(button('Keep my plan'))
})

it('goes when the athlete keeps their plan, and changes nothing', async () => {
  const { server, world } = await open()
  const before = minutesOf(world)
  await button('Keep my plan', card).click()
  await gone(card)
  expect(server.callsOf('proposals.decline')).toHaveLength(1)
  expect(minutesOf(world)).toBe(before)
})

it('stays where more has come since it was looked at, and asks for what is proposed now', async () => {
  const { server, world } = await open()
  const holiday = { from: addDays(TODAY, 14), to: addDays(TODAY, 20), reason: 'holiday' as const }
  world.timeOff = [{ id: 1, ...holiday }]
  await button('Keep my plan', card).click()
  await expect.poll(() => server.callsOf('proposals.propose').length).toBe(2)
  await see(card)
  await button('Keep my plan', card).click()
  await gone(card)
})

it('shows each week before and after, what each session becomes, and why on a press', async () => {
  await openSheet()
  await seeText('Hours by week', sheet)
  await seeText('Fitness on race day', sheet)
  const why = sheet.getByText(/^Why/).first()
  await why.click()
  await seeText(/\d+ days without training/, sheet)
})

it('makes all changes at once, and takes them back with Undo', async () => {
  const { world, server } = await openSheet()
  const before = minutesOf(world)
  await button('Accept all', sheet).click()
  await gone(sheet)
  await seeText('Plan changed')
  expect(minutesOf(world)).toBeLessThan(before)
  await button('Undo').click()
  await seeText('Changes undone')
  expect(minutesOf(world)).toBe(before)
  expect(server.callsOf('proposals.undo')).toHaveLength(1)
})

it('makes those that are ticked, and its figures follow the boxes', async () => {
  const { server } = await openSheet()
  const hours = sheet.getByText(/^Hours to race day/).element().nextElementSibling
  const all = hours?.textContent
  const [first] = boxes()
  if (!first) throw new Error('Something may be left out')
  await page.elementLocator(first).click()
  await expect.poll(() => hours?.textContent).not.toBe(all)
  const check = sheet.getByText(/^Plan check/).element().nextElementSibling
  await expect.poll(() => check?.textContent).toMatch(/\d$|before$/)
  const [asked] = server.callsOf('proposals.outlook')
  expect(asked?.body).toMatchObject({ changes: expect.arrayContaining([expect.stringMatching(/^w\d+d\de\d+$/)]) })
  const some = sheet.getByRole('button', { name: /^Accept \d+ of \d+$/ })
  await some.click()
  await gone(sheet)
  const [call] = server.callsOf('proposals.accept')
  const { changes } = Object(call?.body)
  expect(changes.length).toBeGreaterThan(0)
  await seeText(`${changes.length} changes made.`)
})

it('has nothing to accept where nothing is ticked', async () => {
  await openSheet()
  for (const box of sheet.getByRole('checkbox', { name: /^All of/ }).elements()) await page.elementLocator(box).click()
  await expect.element(sheet.getByRole('button', { name: /^Accept 0 of/ })).toBeDisabled()
})

it('stays open with what is proposed now when the plan has changed meanwhile', async () => {
  const { server } = await openSheet()
  server.next('proposals.accept', refused(409, 'Your plan has changed since this was proposed.'))
  await button('Accept all', sheet).click()
  await seeText('Your plan changed meanwhile. This is what is proposed now.')
  expect(server.callsOf('proposals.propose')).toHaveLength(2)
  await button('Accept all', sheet).click()
  await seeText('Plan changed')
})

it('says what went wrong, and loses no choice, when the server refuses', async () => {
  const { server } = await openSheet()
  const [first] = boxes()
  if (!first) throw new Error('Something may be left out')
  await page.elementLocator(first).click()
  server.next('proposals.accept', refused(500, 'Not now.'))
  await sheet.getByRole('button', { name: /^Accept \d+ of \d+$/ }).click()
  await seeText('Failed to change the plan')
  await see(sheet.getByRole('button', { name: /^Accept \d+ of \d+$/ }))
})

it('fits a phone', async () => {
  await page.viewport(390, 844)
  await openSheet()
  await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(390)
  expect(sheet.element().scrollWidth).toBeLessThanOrEqual(390)
})

it('asks anew when a session is done', async () => {
  const { server } = await open()
  await button('Done as planned').first().click()
  await seeText('Workout completed!')
  await expect.poll(() => server.callsOf('proposals.propose').length).toBe(2)
  await gone(dialog('Nothing to change'))
})

it('is not there for who wants no suggestions, and nothing is asked for', async () => {
  const world = backAgain()
  if (world.session) world.session = { ...world.session, suggestsChanges: false }
  const { server } = await openApp({ world, handlers: proposingOf(world, TODAY) })
  await see(heading('Daily Training'))
  await gone(card)
  expect(server.callsOf('proposals.propose')).toEqual([])
})

it('leads from more hours than there were to a plan with those that there were', async () => {
  const world = makeWorld()
  const plan = samplePlan()
  world.workouts = world.workouts.map((workout) => ({
    ...workout,
    isCompleted: dateOf(plan, workout.week, workout.day) < TODAY,
    completedAt: '2027-01-10T09:00:00.000Z',
    actualDuration: Math.round(workout.totalDuration * 0.4),
  }))
  const few = page.getByRole('region', { name: 'Your plan asks for more hours than you have lately' })
  await openApp({ world, handlers: proposingOf(world, TODAY) })
  await button('See a plan with these hours', few).click()
  await see(dialog('Change my plan'))
})
