import { DAY_HOURS } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keys } from '../../data/keys.js'
import { makeWorld, PASSWORD, sampleUser, type World } from '../../testing/dom/athlete.js'
import { chooseFiles } from '../../testing/dom/choose-files.js'
import type { Handlers } from '../../testing/dom/contract-server.js'
import { held, Refusal, refused, refusedField } from '../../testing/dom/contract-server.js'
import { CALENDAR } from '../../testing/dom/handlers.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, hasFocus, heading, see, seeText } from '../../testing/dom/screen.js'

const slider = (sport: string) => page.getByRole('slider', { name: `${sport} pace` })
const paceOf = (sport: string) => slider(sport).element().getAttribute('aria-valuetext') ?? ''
const hours = (day: string) => page.getByRole('spinbutton', { name: `${day}: hours` })
const available = (day: string) => page.getByRole('checkbox', { name: `${day}: Available` })
const WRONG = new Refusal(403, 'The password is wrong.')

/** The account's door, as the server keeps it. */
function accountOf(world: World): Handlers {
  const passwordOf = () => world.accounts.get(world.session?.username ?? '')?.password
  return {
    account: {
      changePassword: ({ body: { currentPassword, newPassword } }) => {
        const account = world.accounts.get(world.session?.username ?? '')
        if (!account || currentPassword !== account.password) return WRONG
        account.password = newPassword
        return undefined
      },
      remove: ({ body: { password } }) => {
        if (password !== passwordOf()) return WRONG
        world.session = null
        return undefined
      },
    },
    signIns: {
      list: () =>
        [9, 8, 7, 6, 5, 4, 3].map((hour) => ({
          at: `2027-01-28T0${hour}:00:00.000Z`,
          kind: hour === 9 ? 'signed-in' : 'refused',
          address: `203.0.113.x`,
          device: `Firefox ${hour}`,
        })),
      wrongPasswords: () => ({ count: 12, since: '2027-01-24T10:00:00.000Z', networks: 2 }),
      endOthers: () => undefined,
    },
  }
}

async function openSettings() {
  const world = makeWorld({ user: sampleUser() })
  const app = await openApp({ world, handlers: accountOf(world), path: '/settings' })
  await see(button('Save Settings'))
  return app
}

it('offers what is suggested, until it is saved', async () => {
  const { server, world } = await openSettings()
  await seeText('These are suggestions. Save them to make them yours.')
  await button('Save Settings').click()
  await seeText('Everything is saved.')
  await seeText('Preferences updated')
  expect(server.callsOf('users.updatePreferences')).toHaveLength(1)
  expect(world.session?.defaultWeeklySchedule).toHaveLength(7)
})

it('says what is unsaved, and takes it back with Discard', async () => {
  const { server } = await openSettings()
  await expect.element(button('Discard')).toBeDisabled()
  slider('Run').element().focus()
  const before = paceOf('Run')
  await userEvent.keyboard('{ArrowRight}')
  await seeText('You have unsaved changes.')
  await expect.element(slider('Run')).not.toHaveAttribute('aria-valuetext', before)
  await button('Discard').click()
  await expect.element(slider('Run')).toHaveAttribute('aria-valuetext', before)
  expect(server.callsOf('users.updatePreferences')).toEqual([])
})

it('saves paces and the level that follows from them', async () => {
  const { world } = await openSettings()
  slider('Run').element().focus()
  await userEvent.keyboard('{Home}')
  await button('Save Settings').click()
  await seeText('Everything is saved.')
  expect(world.session?.defaultRunPace).toMatch(/^\d+:\d\d$/)
  const first = world.session?.experienceLevel
  for (const sport of ['Swim', 'Run']) {
    slider(sport).element().focus()
    await userEvent.keyboard('{End}')
  }
  slider('Bike').element().focus()
  await userEvent.keyboard('{Home}')
  await button('Save Settings').click()
  await seeText('Everything is saved.')
  expect(world.session?.experienceLevel).toBe('beginner')
  expect(first).not.toBeNull()
})

it('holds a day’s hours within what a day may have, once they are typed', async () => {
  const { world } = await openSettings()
  const { max, min } = DAY_HOURS
  await hours('Saturday').fill('30')
  await expect.element(hours('Saturday')).toHaveValue(30)
  await userEvent.keyboard('{Tab}')
  await expect.element(hours('Saturday')).toHaveValue(max)
  await hours('Saturday').fill('')
  await userEvent.keyboard('{Tab}')
  await expect.element(hours('Saturday')).toHaveValue(Math.max(min, 0))
  await hours('Saturday').fill('2.5')
  await button('Save Settings').click()
  await seeText('Everything is saved.')
  expect(world.session?.defaultWeeklySchedule?.[6]).toMatchObject({ hours: 2.5 })
})

it('keeps a day’s hours out of reach as long as it is off', async () => {
  await openSettings()
  const isOff = !available('Monday').element().matches(':checked')
  if (!isOff) await available('Monday').click()
  await expect.element(hours('Monday')).toBeDisabled()
  await available('Monday').click()
  await expect.element(hours('Monday')).toBeEnabled()
})

it('stays as typed when saving fails', async () => {
  const { server } = await openSettings()
  server.next('users.updatePreferences', refused(500, 'Something went wrong on our side. Please try again.'))
  slider('Run').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const value = paceOf('Run')
  await button('Save Settings').click()
  await seeText('Error updating preferences')
  await seeText('You have unsaved changes.')
  await expect.element(slider('Run')).toHaveAttribute('aria-valuetext', value)
})

it('saves once while the answer is on the way', async () => {
  const { server } = await openSettings()
  const saving = held()
  server.next('users.updatePreferences', saving.trap)
  await button('Save Settings').click()
  await expect.element(button('Saving...')).toBeDisabled()
  saving.letGo()
  await seeText('Everything is saved.')
  expect(server.callsOf('users.updatePreferences')).toHaveLength(1)
})

it('fills in the hours that are suggested for a race', async () => {
  await openSettings()
  const total = page.getByText(/ \/ 7 training days, /)
  const before = total.element().textContent
  await page.getByRole('combobox', { name: 'Race' }).selectOptions('ironman')
  await button('Apply Suggested Hours').click()
  await expect.element(total).not.toHaveTextContent(before ?? '')
  await seeText('You have unsaved changes.')
})

it('changes the password, and keeps what was typed after a refusal', async () => {
  const { world, server } = await openSettings()
  await button('Change password').click()
  const form = dialog('Change password')
  await hasFocus(form.getByLabelText('Current password').first())
  await form.getByLabelText('Current password').first().fill('mistyped')
  await form.getByLabelText('New password').first().fill('even longer')
  await button('Change password', form).click()
  await seeText('Error changing password')
  await expect.element(form.getByLabelText('New password').first()).toHaveValue('even longer')
  await form.getByLabelText('Current password').first().fill(PASSWORD)
  await form.getByRole('checkbox', { name: /calendar feed/ }).click()
  await button('Change password', form).click()
  await gone(form)
  await seeText('Password changed')
  expect(world.accounts.get('ann@example.org')?.password).toBe('even longer')
  expect(server.callsOf('account.changePassword').at(-1)?.body).toMatchObject({ alsoEnd: ['feed'] })
})

it('takes no new password that is too short', async () => {
  const { server } = await openSettings()
  await button('Change password').click()
  const form = dialog('Change password')
  await form.getByLabelText('Current password').first().fill(PASSWORD)
  await form.getByLabelText('New password').first().fill('short')
  await button('Change password', form).click()
  await seeText('Password must be at least 6 characters', form)
  expect(server.callsOf('account.changePassword')).toEqual([])
})

it('says at its field what is wrong with a new password', async () => {
  const { server } = await openSettings()
  server.next('account.changePassword', refusedField('newPassword', 'Too easy to guess'))
  await button('Change password').click()
  const form = dialog('Change password')
  await form.getByLabelText('Current password').first().fill(PASSWORD)
  await form.getByLabelText('New password').first().fill('even longer')
  await button('Change password', form).click()
  const refused = form.getByLabelText('New password').first()
  await expect.element(refused).toHaveAccessibleDescription(/Too easy to guess/)
  await expect.element(refused).toHaveValue('even longer')
})

it('erases the account only with its password, and shows a visitor’s page', async () => {
  const { client } = await openSettings()
  await button('Delete my account').click()
  const form = dialog('Delete your account?')
  await form.getByLabelText('Your password').first().fill('mistyped')
  await button('Delete everything', form).click()
  await seeText('Error deleting account')
  await see(form)
  await form.getByLabelText('Your password').first().fill(PASSWORD)
  await button('Delete everything', form).click()
  await gone(form)
  await seeText('Account deleted')
  await see(page.getByRole('tab', { name: 'Login' }))
  expect(client.getQueryCache().findAll({ queryKey: keys.calendar() })).toEqual([])
})

it('lists the latest sign-ins, and the rest when asked', async () => {
  await openSettings()
  await seeText('Firefox 9, 203.0.113.x')
  expect(page.getByText('Firefox 3, 203.0.113.x').elements()).toEqual([])
  await button('Show all 7').click()
  await seeText('Firefox 3, 203.0.113.x')
  await seeText('12 wrong passwords')
})

it('ends every other session', async () => {
  const { server } = await openSettings()
  await button('Sign out everywhere else').click()
  await seeText('Signed out everywhere else')
  await expect.poll(() => server.callsOf('signIns.list')).toHaveLength(2)
})

it('refuses a file that is none of ours, without sending it', async () => {
  const { server } = await openSettings()
  await see(button('Import plans'))
  const other = new File(['{"not": "ours"}'], 'other.json', { type: 'application/json' })
  chooseFiles(document.querySelector('input[type="file"][accept*="json"]'), other)
  await seeText('Error importing the file')
  expect(server.callsOf('account.bringIn')).toEqual([])
})

it('makes a calendar link, shows it this once, and switches it off', async () => {
  const world = makeWorld()
  const made = { ...CALENDAR, feedMadeAt: '2027-01-28T12:00:00.000Z' }
  const calendar = {
    settings: () => CALENDAR,
    makeFeed: () => ({ path: '/calendar/secret.ics', settings: made }),
    endFeed: () => CALENDAR,
  }
  const first = await openApp({ world, handlers: { calendar }, path: '/settings' })
  await button('Make a calendar link').click()
  await seeText('Calendar link made')
  await expect
    .element(page.getByLabelText('For Apple Calendar and others'))
    .toHaveValue(`${location.origin.replace(/^http/, 'webcal').replace('webcals', 'webcal')}/calendar/secret.ics`)
  await button('Switch off').click()
  await seeText('Calendar link switched off')
  await see(button('Make a calendar link'))
  await first.close()
  await openApp({ world, handlers: { calendar: { settings: () => made } }, path: '/settings' })
  await seeText(/^On since /)
  expect(page.getByText('secret.ics').elements()).toEqual([])
})

it('chooses what the calendar shows, one choice after the other', async () => {
  let settings = CALENDAR
  const handlers: Handlers = {
    calendar: {
      settings: () => settings,
      choose: ({ body }) => {
        settings = { ...settings, ...body }
        return settings
      },
    },
  }
  const { server } = await openApp({ world: makeWorld(), handlers, path: '/settings' })
  const choosing = held()
  server.next('calendar.choose', choosing.trap)
  const sports = page.getByRole('group', { name: 'Sports' })
  await sports.getByRole('checkbox').nth(0).click()
  await expect.element(sports.getByRole('checkbox').nth(0)).not.toBeChecked()
  await sports.getByRole('checkbox').nth(1).click()
  choosing.letGo()
  await expect.poll(() => server.callsOf('calendar.choose')).toHaveLength(2)
  expect(settings.sports).toEqual(['run'])
  await expect.element(sports.getByRole('checkbox').nth(2)).toBeDisabled()
})

it('asks who is not signed in for the login', async () => {
  const world = makeWorld()
  world.session = null
  await openApp({ world, path: '/settings' })
  await see(page.getByRole('tab', { name: 'Login' }))
  await gone(heading('Settings'))
})

it('turns suggestions off and on again, at once', async () => {
  const { world } = await openSettings()
  const suggest = page.getByRole('switch', { name: 'Suggest changes' })
  await expect.element(suggest).toBeChecked()
  await suggest.click()
  await expect.element(suggest).not.toBeChecked()
  await expect.poll(() => world.session?.suggestsChanges).toBe(false)
  await suggest.click()
  await expect.element(suggest).toBeChecked()
  await expect.poll(() => world.session?.suggestsChanges).toBe(true)
})

it('leaves suggestions as they were when that cannot be saved', async () => {
  const { server, world } = await openSettings()
  const suggest = page.getByRole('switch', { name: 'Suggest changes' })
  server.next('users.updatePreferences', refused(500, 'Not now.'))
  await suggest.click()
  await expect.element(suggest).toBeChecked()
  expect(world.session?.suggestsChanges).toBeNull()
})
