import { addDays } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { enterNewAccount, enterRace, generate, PASSWORD, type Race, today } from '../harness/athlete/journey.js'
import type { OpenPage } from '../harness/page/page.js'
import { openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'Careful Typing', type: 'Olympic', weeks: 12 }

let visit: OpenPage
let page: Page

/** A visitor who has filled in the set-up. */
async function openSetUp() {
  visit = await openVisit({ expected: ['400 POST /api/register', '401 POST /api/login', '409 POST /api/register'] })
  page = visit.page
  await page.goto('/')
  await enterRace(page, RACE)
}

async function closeSetUp() {
  expect(visit.troubles).toEqual([])
  await visit.close()
}

const submit = () => page.getByRole('button', { name: 'Generate Training Plan' }).click()

describe('the set-up refuses, says why beside the field, and keeps what was typed', () => {
  beforeAll(openSetUp)
  afterAll(closeSetUp)

  test.each([
    ['no name', 'Plan Name', '', 'Plan name is required'],
    ['no swim distance', 'mi swim', '', 'Swim distance is required'],
    ['no bike distance', 'mi bike', '', 'Bike distance is required'],
    ['no run distance', 'mi run', '', 'Run distance is required'],
    ['a distance that is no number', 'mi run', 'ten', 'Please enter a distance in miles, above 0 and at most 500'],
    ['a distance of nothing', 'mi swim', '0', 'Please enter a distance in miles, above 0 and at most 500'],
    ['no date', 'Race Date', '', 'Race date is required'],
    ['a race today', 'Race Date', today(), 'Race date must be in the future'],
    ['a race in three years', 'Race Date', addDays(today(), 1100), 'Race date must be within two years'],
  ])('%s', async (_, label, value, message) => {
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(value)
    await submit()
    await page.getByText(message, { exact: true }).first().waitFor()
    await expect.poll(() => field.inputValue()).toBe(value)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill(before)
    await page.getByText(message, { exact: true }).waitFor({ state: 'detached' })
  })
})

describe('the set-up wants a week to train in', () => {
  beforeEach(openSetUp)
  afterEach(closeSetUp)

  test('a week with two training days', async () => {
    for (const day of ['Sunday', 'Monday', 'Thursday', 'Friday'])
      await page
        .getByRole('checkbox', { name: new RegExp(day) })
        .first()
        .uncheck()
    await submit()
    await page.getByText('You need at least 3 training days per week', { exact: true }).first().waitFor()
  })

  test('a week without an endurance day', async () => {
    for (const day of ['Tuesday', 'Saturday'])
      await page.getByRole('checkbox', { name: new RegExp(`Endurance.*${day}|${day}.*[Ee]ndurance`) }).uncheck()
    await submit()
    await page.getByText('You need at least one endurance day per week', { exact: true }).first().waitFor()
  })

  test('a day switched off has no hours and is no endurance day', async () => {
    await page
      .getByRole('checkbox', { name: /Tuesday/ })
      .first()
      .uncheck()
    await expect
      .poll(() => page.getByRole('checkbox', { name: /Endurance.*Tuesday|Tuesday.*[Ee]ndurance/ }).isChecked())
      .toBe(false)
    await page.getByText('5 / 7 training days').waitFor()
  })
})

describe('the save dialog keeps what was typed', () => {
  beforeEach(async () => {
    await openSetUp()
    await generate(page, RACE)
    await page.getByRole('button', { name: 'Save plan' }).first().click()
  })
  afterEach(closeSetUp)

  const dialog = () => page.getByRole('dialog', { name: 'Save Your Training Plan' })
  const email = () => dialog().getByLabel('Email').locator('visible=true')
  const password = () => dialog().locator('input[autocomplete$="-password"]').locator('visible=true')

  test('through switching tabs, a bad address, a short password and a wrong password', async () => {
    await dialog().getByRole('tab', { name: 'Login' }).click()
    await email().fill('not an address')
    await password().fill('short')
    await dialog().getByRole('button', { name: 'Login & Save Plan' }).click()
    await dialog().getByText('Please enter a valid email address').locator('visible=true').waitFor()
    await dialog().getByText('Password must be at least 6 characters').locator('visible=true').waitFor()

    await email().fill('nobody@example.org')
    await password().fill('wrong password')
    await dialog().getByRole('button', { name: 'Login & Save Plan' }).click()
    await dialog().getByText('Invalid email or password').locator('visible=true').waitFor()
    expect([await email().inputValue(), await password().inputValue()]).toEqual([
      'nobody@example.org',
      'wrong password',
    ])

    await dialog().getByRole('tab', { name: 'Create Account' }).click()
    await dialog().getByRole('tab', { name: 'Login' }).click()
    await expect.poll(() => email().inputValue()).toBe('nobody@example.org')
  })

  test('and says at the field that a password is too easy to guess', async () => {
    await email().fill('easy@example.org')
    await password().fill('password123')
    await dialog().getByRole('button', { name: 'Create Account & Save Plan' }).click()
    await expect.poll(() => password().getAttribute('aria-invalid')).toBe('true')
    const [message = ''] = ((await password().getAttribute('aria-describedby')) ?? '').split(' ')
    await expect.poll(() => page.locator(`[id="${message}"]`).textContent()).toContain('attackers try first')
    await expect.poll(() => password().inputValue()).toBe('password123')
    await expect.poll(() => dialog().getByRole('alert').filter({ hasText: 'attackers' }).count()).toBe(0)
  })

  test('when the address already has an account, and saves after the right login', async () => {
    const username = 'taken@example.org'
    const other = await openVisit()
    await register(other.page, username)
    await other.close()
    await dialog().getByRole('tab', { name: 'Create Account' }).click()
    await email().fill(username)
    await password().fill(PASSWORD)
    await dialog().getByRole('button', { name: 'Create Account & Save Plan' }).click()
    await dialog().getByText('An account with this e-mail already exists').locator('visible=true').waitFor()
    await dialog().getByRole('tab', { name: 'Login' }).click()
    await email().fill(username)
    await password().fill(PASSWORD)
    await dialog().getByRole('button', { name: 'Login & Save Plan' }).click()
    await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
    await page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
  })
})

describe('a plan that could not be saved', () => {
  beforeEach(openSetUp)
  afterEach(closeSetUp)

  test('stays, signed in, and is saved by trying again', async () => {
    await generate(page, RACE)
    await page.route('**/api/training-plans*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Please try again in a moment' } })
        : route.continue(),
    )
    const { dialog, save } = await enterNewAccount(page, 'saved.later@example.org')
    await save.click()
    await dialog.getByText('Please try again in a moment').waitFor()
    await page.unroute('**/api/training-plans*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Your training plan has been saved successfully.').waitFor()
    await page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
    visit.troubles.splice(
      0,
      visit.troubles.length,
      ...visit.troubles.filter((line) => line !== '503 POST /api/training-plans'),
    )
  })
})

test('a draft survives a reload in the very moment it was typed', async () => {
  await openSetUp()
  await page.getByLabel('Plan Name').fill('Typed just now')
  await page.reload()
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await expect.poll(() => page.getByLabel('Plan Name').inputValue()).toBe('Typed just now')
  await expect
    .poll(() => page.getByLabel('Race Date', { exact: true }).inputValue())
    .toBe(addDays(today(), 7 * RACE.weeks))
  await closeSetUp()
})
