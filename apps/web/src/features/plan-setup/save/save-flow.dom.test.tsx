import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeWorld, PASSWORD, samplePayload, sampleUser, type World } from '../../../testing/dom/athlete.js'
import { answerLost, held, refused, refusedField } from '../../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../../testing/dom/open-app.js'
import { button, dialog, field, gone, hasFocus, heading, see, seeText } from '../../../testing/dom/screen.js'
import { samplePlan } from '../../../testing/sample-plan.js'

const EMAIL = 'ann@example.org'
const SAVE = dialog('Save Your Training Plan')
const PANEL = SAVE.getByRole('tabpanel')
const visitor = (changes: Partial<World> = {}): World => ({ ...makeWorld({ user: null, plans: [] }), ...changes })
const known = () => new Map([[EMAIL, { password: PASSWORD, user: sampleUser() }]])

/** The preview of a plan that this browser has kept, and the dialog that saves it. */
async function openSaving(world: World) {
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  const app = await openApp({ world })
  await see(heading('Lakefront Olympic'))
  await button('Save plan').first().click()
  return app
}

async function type(email: string, password: string) {
  await field('Email', SAVE).fill(email)
  await PANEL.getByLabelText('Password').first().fill(password)
}

const tab = (name: string) => SAVE.getByRole('tab', { name, exact: true })
const planShown = async () => {
  await gone(SAVE)
  await see(button('Weekly View'))
  await see(heading('Lakefront Olympic'))
}

it('makes an account, saves the plan in it, and shows it', async () => {
  const { server, world } = await openSaving(visitor())
  await expect.element(tab('Create Account')).toHaveAttribute('aria-selected', 'true')
  await seeText('Lakefront Olympic', SAVE)
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  await planShown()
  await seeText('Your training plan has been saved successfully.')
  const names = server.calls.map(({ name }) => name)
  expect(names.indexOf('users.register')).toBeLessThan(names.indexOf('plans.create'))
  expect(server.callsOf('plans.create').map(({ body }) => body)).toEqual([samplePayload()])
  expect(world.plans.map(({ userId, startDate }) => [userId, startDate])).toEqual([[1, TODAY]])
  expect(localStorage.getItem('triplan.generated')).toBeNull()
  await expect.poll(() => location.search).toBe('')
})

it('logs in, and shows the new plan instead of the current one', async () => {
  const older = samplePlan({ name: 'Last year' })
  const world = visitor({ accounts: known(), plans: [older], currentId: older.id })
  localStorage.setItem('triplan.hadAccount', 'true')
  const { server } = await openSaving(world)
  await expect.element(tab('Login')).toHaveAttribute('aria-selected', 'true')
  await type(EMAIL, PASSWORD)
  await button('Login & Save Plan', SAVE).click()
  await planShown()
  await seeText('Follow this plan from now on?')
  expect(server.callsOf('plans.create')).toHaveLength(1)
  expect(world.currentId, 'saving chooses no current plan').toBe(older.id)
  await button('Not now').click()
  await seeText('You are looking at this plan.')
  await button('Make current').click()
  await seeText('Current plan updated')
  expect(world.currentId).not.toBe(older.id)
})

it('tells a wrong password in its form alone, and keeps what was typed', async () => {
  const { server } = await openSaving(visitor({ accounts: known() }))
  await tab('Login').click()
  await type(EMAIL, 'mistyped')
  await button('Login & Save Plan', SAVE).click()
  await see(SAVE.getByRole('alert').getByText('Wrong email or password.'))
  await expect.element(field('Email', SAVE)).toHaveValue(EMAIL)
  await expect.element(PANEL.getByLabelText('Password').first()).toHaveValue('mistyped')
  await tab('Create Account').click()
  await see(button('Create Account & Save Plan', SAVE))
  expect(
    SAVE.getByText('Wrong email or password.')
      .elements()
      .filter((each) => each.checkVisibility()),
  ).toEqual([])
  await tab('Login').click()
  await type(EMAIL, PASSWORD)
  await button('Login & Save Plan', SAVE).click()
  await planShown()
  expect(server.callsOf('users.login').map(({ status }) => status)).toEqual([401, 200])
  expect(server.callsOf('plans.create')).toHaveLength(1)
})

it('tells that an email is taken, and hands it to the other form', async () => {
  const { server } = await openSaving(visitor({ accounts: known() }))
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  await see(SAVE.getByRole('alert').getByText('This email is taken. Log in instead.'))
  await tab('Login').click()
  await expect.element(field('Email', SAVE)).toHaveValue(EMAIL)
  await button('Login & Save Plan', SAVE).click()
  await planShown()
  expect(server.callsOf('users.register').map(({ status }) => status)).toEqual([409])
})

it('says at its field what is wrong with a password, until another one is typed', async () => {
  const { server } = await openSaving(visitor())
  server.next('users.register', refusedField('password', 'Too easy to guess'))
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  const password = PANEL.getByLabelText('Password').first()
  await expect.element(password).toHaveAccessibleDescription('Too easy to guess')
  await expect.element(password).toHaveValue(PASSWORD)
  expect(SAVE.getByRole('alert').getByText('Too easy to guess').elements()).toEqual([])
  await password.fill(`${PASSWORD} and more`)
  await expect.element(password).not.toHaveAttribute('aria-invalid', 'true')
  await button('Create Account & Save Plan', SAVE).click()
  await planShown()
})

it('asks for what is missing, and sends nothing before', async () => {
  const { server } = await openSaving(visitor())
  await button('Create Account & Save Plan', SAVE).click()
  await seeText('Please enter a valid email address', PANEL)
  await seeText('Password must be at least 6 characters', PANEL)
  await type('ann@', 'short')
  await button('Create Account & Save Plan', SAVE).click()
  await seeText('Please enter a valid email address', PANEL)
  expect(server.callsOf('users.register')).toEqual([])
})

it('is sent once, however often it is pressed, and cannot be left meanwhile', async () => {
  const { server } = await openSaving(visitor())
  const entering = held()
  const saving = held()
  server.next('users.register', entering.trap)
  server.next('plans.create', saving.trap)
  await type(EMAIL, PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Creating Account...', SAVE)).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Cancel', SAVE)).toBeDisabled()
  entering.letGo()
  await expect.poll(() => server.callsOf('users.register')).toHaveLength(1)
  await userEvent.keyboard('{Enter}{Escape}')
  await see(SAVE)
  saving.letGo()
  await planShown()
  expect(server.callsOf('users.register')).toHaveLength(1)
  expect(server.callsOf('plans.create')).toHaveLength(1)
})

it('keeps a plan that is refused, to be tried again without signing in again', async () => {
  const { server, world } = await openSaving(visitor())
  server.next('plans.create', refused(400, 'You have 100 plans. Delete one of them first.'))
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  await see(SAVE.getByRole('alert').getByText('You have 100 plans. Delete one of them first.'))
  await seeText('You are signed in, and your plan is still here. It is not saved yet.', SAVE)
  await hasFocus(button('Try again', SAVE))
  expect(localStorage.getItem('triplan.generated')).not.toBeNull()
  await button('Try again', SAVE).click()
  await planShown()
  expect(server.callsOf('users.register')).toHaveLength(1)
  expect(world.plans).toHaveLength(1)
})

it('saves at once for who is signed in, and can be left when that is refused', async () => {
  const world = makeWorld({ plans: [] })
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  const { server } = await openApp({ world, path: '/?new' })
  const saving = held()
  server.next('plans.create', (reach) => saving.trap(() => refused(400, 'Not now.')(reach)))
  await button('Save plan').last().click()
  await see(SAVE.getByRole('status').getByText('Saving Plan...'))
  saving.letGo()
  await see(SAVE.getByRole('alert').getByText('Not now.'))
  await button('Cancel', SAVE).click()
  await gone(SAVE)
  await see(button('Save plan').first())
  expect(world.plans).toEqual([])
})

it('repeats a call whose answer was lost with the same key: there is one plan', async () => {
  const { server, world } = await openSaving(visitor())
  server.next('plans.create', answerLost)
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  await seeText('No connection')
  await button('Try now').click()
  await planShown()
  const keys = server.callsOf('plans.create').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(world.plans).toHaveLength(1)
})

it('repeats a registration whose answer was lost with the same key', async () => {
  const { server } = await openSaving(visitor())
  server.next('users.register', answerLost)
  await type(EMAIL, PASSWORD)
  await button('Create Account & Save Plan', SAVE).click()
  await see(SAVE.getByRole('alert').getByText(/^The server cannot be reached/))
  await button('Create Account & Save Plan', SAVE).click()
  await planShown()
  const calls = server.callsOf('users.register')
  expect(calls.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

it('does not save a plan whose race has come too close since', async () => {
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  const { server } = await openApp({ world: makeWorld({ plans: [] }), path: '/?new' })
  await see(heading('Lakefront Olympic'))
  vi.setSystemTime(new Date(2027, 2, 28, 12))
  await button('Save plan').first().click()
  await see(SAVE.getByRole('alert').getByText(/^The race is too close to plan for any more/))
  expect(server.callsOf('plans.create')).toEqual([])
})
