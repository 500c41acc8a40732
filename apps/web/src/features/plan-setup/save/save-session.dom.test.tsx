import { expect, it } from 'vitest'
import { makeWorld, PASSWORD, samplePayload } from '../../../testing/dom/athlete.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, heading, see } from '../../../testing/dom/screen.js'

const SAVE = dialog('Save Your Training Plan')
const AGAIN = dialog('Your session has ended. Sign in to go on.')

/** The preview of somebody whose session has ended since the page was opened. */
async function saveSignedOut() {
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  const app = await openApp({ world: makeWorld({ plans: [] }), path: '/?new' })
  await see(heading('Lakefront Olympic'))
  // What is still read then would be asked about first.
  await expect.poll(() => app.client.isFetching()).toBe(0)
  app.world.session = null
  await button('Save plan').first().click()
  await see(AGAIN)
  return app
}

it('asks for a new sign-in when the session has ended, and saves after it', async () => {
  const { server, world } = await saveSignedOut()
  await AGAIN.getByLabelText('Password').first().fill(PASSWORD)
  await button('Sign in', AGAIN).click()
  await gone(AGAIN)
  await gone(SAVE)
  await see(button('Weekly View'))
  expect(server.callsOf('plans.create').map(({ status }) => status)).toEqual([401, 201])
  expect(world.plans).toHaveLength(1)
})

it('goes back to both forms, with the plan, when that sign-in is given up', async () => {
  const { server } = await saveSignedOut()
  await button('Cancel', AGAIN).click()
  await see(SAVE.getByRole('alert').getByText('Please log in'))
  await see(SAVE.getByRole('tab', { name: 'Login', exact: true }))
  expect(server.callsOf('plans.create').map(({ status }) => status)).toEqual([401])
  expect(localStorage.getItem('triplan.generated')).not.toBeNull()
})
