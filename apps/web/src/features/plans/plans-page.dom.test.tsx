import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeWorld } from '../../testing/dom/athlete.js'
import { held, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, field, gone, hasFocus, heading, see, seeText } from '../../testing/dom/screen.js'
import { samplePlan } from '../../testing/sample-plan.js'

const FIRST = samplePlan({ id: 7, name: 'Lakefront Olympic' })
const SECOND = samplePlan({ id: 8, name: 'Autumn Sprint', raceType: 'sprint' })
const card = (name: string) => page.getByRole('article', { name, exact: true })
const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((each) => each.getAttribute('aria-label'))

const openPlans = () =>
  openApp({ world: makeWorld({ plans: [SECOND, FIRST], currentId: FIRST.id }), path: '/my-plans' })

async function choose(plan: string, entry: string) {
  await button(`Actions for ${plan}`).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

it('shows every plan, the current one first and marked, with its season as a picture', async () => {
  await openPlans()
  await see(card('Autumn Sprint'))
  expect(names()).toEqual(['Lakefront Olympic', 'Autumn Sprint'])
  await see(
    card('Autumn Sprint').getByRole('img', { name: /^Season: 14 weeks, the biggest \d:\d\d; 0:00 of \d+:\d\d done$/ }),
  )
  await seeText('Current plan', card('Lakefront Olympic'))
  expect(card('Autumn Sprint').getByText('Current plan').elements()).toEqual([])
})

it('says how to begin to who has none', async () => {
  await openApp({ world: makeWorld({ plans: [] }), path: '/my-plans' })
  await see(heading('No training plans yet'))
  await page.getByRole('link', { name: 'Create Your First Plan' }).click()
  await see(heading('Your race, your week, your plan.'))
})

it('offers to ask again when the plans cannot be loaded', async () => {
  const { server } = await openApp({ world: makeWorld(), path: '/privacy-policy' })
  server.next('plans.list', refused(500, 'Something went wrong on our side. Please try again.'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Plans' }).click()
  await seeText('Your plans could not be loaded')
  await button('Try again').click()
  await see(card('Lakefront Olympic'))
})

it('shows a plan without following it, and leads back to the current one', async () => {
  const { world } = await openPlans()
  await button('View Plan', card('Autumn Sprint')).click()
  await see(page.getByRole('heading', { level: 1, name: 'Autumn Sprint' }))
  await seeText('You are looking at this plan.')
  expect(world.currentId).toBe(FIRST.id)
  await button('Back to current plan').click()
  await see(page.getByRole('heading', { level: 1, name: 'Lakefront Olympic' }))
})

it('makes a plan the current one', async () => {
  const { world } = await openPlans()
  await button('Make current', card('Autumn Sprint')).click()
  await seeText('Current plan updated')
  await seeText('Current plan', card('Autumn Sprint'))
  await see(button('Make current', card('Lakefront Olympic')))
  expect(names()).toEqual(['Autumn Sprint', 'Lakefront Olympic'])
  await hasFocus(button('View Plan', card('Autumn Sprint')))
  expect(world.currentId).toBe(SECOND.id)
})

it('makes the plan current that was chosen last, however long the first choice is on its way', async () => {
  const third = samplePlan({ id: 9, name: 'Harbour Half' })
  const world = makeWorld({ plans: [SECOND, FIRST, third], currentId: FIRST.id })
  const { server } = await openApp({ world, path: '/my-plans' })
  const saving = held()
  server.next('users.setCurrentPlan', saving.trap)
  await button('Make current', card('Autumn Sprint')).click()
  await button('Make current', card('Harbour Half')).click()
  await expect.element(button('Make current', card('Harbour Half'))).toBeDisabled()
  // What is sent at once has been by the second frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  expect(server.callsOf('users.setCurrentPlan'), 'the second waits for the first').toEqual([])
  saving.letGo()
  await seeText('Current plan', card('Harbour Half'))
  expect(world.currentId).toBe(third.id)
})

it('keeps the current one when the server refuses', async () => {
  const { server, world } = await openPlans()
  server.next('users.setCurrentPlan', refused(500, ''))
  await button('Make current', card('Autumn Sprint')).click()
  await seeText('Failed to set current training plan')
  await seeText('Current plan', card('Lakefront Olympic'))
  expect(world.currentId).toBe(FIRST.id)
})

it('renames a plan over the version it has seen', async () => {
  const { server, world } = await openPlans()
  await choose('Autumn Sprint', 'Rename')
  const form = dialog('Rename plan')
  await hasFocus(field('Plan Name', form))
  await field('Plan Name', form).fill('  October Sprint ')
  await button('Rename', form).click()
  await gone(form)
  await see(card('October Sprint'))
  await seeText('Plan renamed')
  expect(server.callsOf('plans.rename')[0]?.body).toEqual({ name: 'October Sprint', version: 1 })
  expect(world.plans.map(({ name }) => name)).toContain('October Sprint')
})

it('gives the focus back to the button of the menu that a dialog was chosen from', async () => {
  await openPlans()
  await choose('Autumn Sprint', 'Rename')
  await hasFocus(field('Plan Name', dialog('Rename plan')))
  await userEvent.keyboard('{Escape}')
  await gone(dialog('Rename plan'))
  await hasFocus(button('Actions for Autumn Sprint'))
})

it('asks for a name that is there, and for one that is not too long', async () => {
  const { server } = await openPlans()
  await choose('Autumn Sprint', 'Rename')
  const form = dialog('Rename plan')
  await field('Plan Name', form).fill('   ')
  await button('Rename', form).click()
  await seeText('Plan name is required', form)
  await field('Plan Name', form).fill('x'.repeat(201))
  await button('Rename', form).click()
  await gone(form.getByText('Plan name is required'))
  await expect.element(field('Plan Name', form)).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf('plans.rename')).toEqual([])
})

it('keeps what was typed when the plan was renamed elsewhere, and shows what stands now', async () => {
  const { world } = await openPlans()
  await see(card('Autumn Sprint'))
  world.plans = world.plans.map((plan) =>
    plan.id === SECOND.id ? { ...plan, name: 'From the phone', version: 2 } : plan,
  )
  await choose('Autumn Sprint', 'Rename')
  const form = dialog('Rename plan')
  await field('Plan Name', form).fill('Mine')
  await button('Rename', form).click()
  const conflict = dialog('Changed elsewhere')
  await see(conflict.getByText('From the phone').last())
  await expect.element(field('Plan Name').first()).toHaveValue('Mine')
  await button('Use mine', conflict).click()
  await gone(form)
  await see(card('Mine'))
})

it('duplicates a plan once', async () => {
  const { server, world } = await openPlans()
  await choose('Autumn Sprint', 'Duplicate')
  await see(card('Autumn Sprint (copy)'))
  await seeText('Plan duplicated')
  expect(names()).toEqual(['Lakefront Olympic', 'Autumn Sprint (copy)', 'Autumn Sprint'])
  expect(server.callsOf('plans.duplicate')).toHaveLength(1)
  expect(world.plans).toHaveLength(3)
})

it('deletes a plan after asking, and puts it back with Undo', async () => {
  const { server } = await openPlans()
  await button('Delete', card('Autumn Sprint')).click()
  const ask = dialog('Delete Autumn Sprint?')
  await hasFocus(button('Cancel', ask))
  await button('Cancel', ask).click()
  await gone(ask)
  expect(server.callsOf('plans.remove')).toEqual([])
  await button('Delete', card('Autumn Sprint')).click()
  await button('Delete plan', ask).click()
  await gone(card('Autumn Sprint'))
  await seeText('Plan deleted')
  await button('Undo').click()
  await see(card('Autumn Sprint'))
  await seeText('Plan restored')
  expect(names()).toEqual(['Lakefront Olympic', 'Autumn Sprint'])
})

it('shows the plan until the server has deleted it, and still when it refuses', async () => {
  const { server } = await openPlans()
  const deleting = held()
  server.next('plans.remove', (reach) => deleting.trap(() => refused(500, '')(reach)))
  await button('Delete', card('Autumn Sprint')).click()
  await button('Delete plan', dialog('Delete Autumn Sprint?')).click()
  await expect.element(button('Delete plan', dialog('Delete Autumn Sprint?'))).toBeDisabled()
  await see(card('Autumn Sprint'))
  deleting.letGo()
  await seeText('Failed to delete training plan')
  await gone(dialog('Delete Autumn Sprint?'))
  await see(card('Autumn Sprint'))
})

it('gives the current plan back its place when its deletion is taken back', async () => {
  const { world } = await openPlans()
  await button('Delete', card('Lakefront Olympic')).click()
  await button('Delete plan', dialog('Delete Lakefront Olympic?')).click()
  await gone(card('Lakefront Olympic'))
  expect(world.currentId).toBeNull()
  await button('Undo').click()
  await see(card('Lakefront Olympic'))
  await seeText('Current plan', card('Lakefront Olympic'))
})

it('changes the goal, and asks for the workouts with its paces', async () => {
  const { server, world } = await openPlans()
  await button('Edit', card('Lakefront Olympic')).click()
  const form = dialog('Edit Training Plan')
  await seeText(/No goal is set/, form)
  await form.getByRole('slider').click()
  await userEvent.keyboard('{ArrowRight}')
  await button('Update Plan', form).click()
  await gone(form)
  await seeText('Training plan updated!')
  const goal = world.plans.find(({ id }) => id === FIRST.id)?.goalFinishTime
  expect(goal).toMatch(/^\d\d:\d\d:\d\d$/)
  await card('Lakefront Olympic').getByText('Details').click()
  await seeText(goal ?? '', card('Lakefront Olympic'))
  expect(server.callsOf('plans.changeGoal')[0]?.body).toMatchObject({ version: 1, goalFinishTime: goal })
})

it('removes a goal', async () => {
  const plan = samplePlan({ goalFinishTime: '02:40:00' })
  const { world } = await openApp({ world: makeWorld({ plans: [plan] }), path: '/my-plans' })
  await button('Edit', card(plan.name)).click()
  const form = dialog('Edit Training Plan')
  await button('Remove goal', form).click()
  await expect.element(button('Remove goal', form)).toBeDisabled()
  await button('Update Plan', form).click()
  await gone(form)
  expect(world.plans[0]?.goalFinishTime).toBeNull()
})
