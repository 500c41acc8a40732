import { it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, samplePayload } from '../../../testing/dom/athlete.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../../testing/dom/screen.js'

const sheet = dialog('Two weeks without training')
const ask = button('What if I miss two weeks?')

it('shows a guest what two missed weeks would change, and nothing to accept', async () => {
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  await openApp({ world: makeWorld({ user: null, plans: [] }) })
  await ask.click()
  await see(sheet)
  await seeText('Hours by week', sheet)
  await seeText('Finish forecast', sheet)
  await gone(page.getByRole('button', { name: /^Accept/ }))
  await button('Close', sheet).first().click()
  await gone(sheet)
})

it('is not asked about a plan of a few weeks', async () => {
  const short = { ...samplePayload(), raceDate: '2027-02-21', totalWeeks: 4 }
  localStorage.setItem('triplan.generated', JSON.stringify(short))
  await openApp({ world: makeWorld({ user: null, plans: [] }) })
  await see(button('Compare another plan'))
  await gone(ask)
})
