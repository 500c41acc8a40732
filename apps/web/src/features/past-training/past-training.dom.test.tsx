import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../testing/dom/athlete.js'
import { chooseFiles } from '../../testing/dom/choose-files.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, gone, see, seeText } from '../../testing/dom/screen.js'

const FOUND = page.getByRole('heading', { name: 'This is what we read' })
const CHOOSER = page.getByRole('region', { name: 'Choose your files' })
const choose = (...files: File[]) => chooseFiles(CHOOSER.element().querySelector('input[type="file"]'), ...files)

/** A ride of half an hour at 200 watts, a point every ten seconds, so many days ago. */
function ride(ago: number): File {
  const start = Date.parse(`${TODAY}T06:00:00Z`) - ago * 86_400_000
  const at = (second: number) => new Date(start + second * 1000).toISOString()
  const points = Array.from(
    { length: 181 },
    (_, index) =>
      `<Trackpoint><Time>${at(index * 10)}</Time><Extensions><TPX><Watts>200</Watts></TPX></Extensions></Trackpoint>`,
  )
  const text = `<TrainingCenterDatabase><Activities><Activity Sport="Biking"><Id>${at(0)}</Id><Lap StartTime="${at(0)}">
    <TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>15000</DistanceMeters><Track>${points.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`
  return new File([text], `ride-${ago}.tcx`)
}

const RIDES = [1, 8, 15, 22].map(ride)

it('takes nothing that is not ticked', async () => {
  const { server } = await openApp({
    path: '/history',
    handlers: { pastTraining: { list: () => [], add: () => ({ import: null, added: 0, known: 4 }) } },
  })
  await see(CHOOSER)
  choose(...RIDES)
  await see(FOUND)
  await page.getByRole('checkbox', { name: /^Threshold power/ }).click()
  await page.getByRole('checkbox', { name: /^What you train now/ }).click()
  await button('Use what is ticked').click()
  await seeText('0 activities kept. 4 activities were there already.')
  expect(server.callsOf('thresholds.add')).toEqual([])
  await gone(page.getByRole('link', { name: 'To the plan form' }))
})

it('stops reading at once, and takes other files then', async () => {
  const world = makeWorld()
  world.session = null
  await openApp({ world, path: '/history' })
  await see(CHOOSER)
  choose(...Array.from({ length: 3000 }, (_, index) => ride(index)))
  await see(page.getByRole('region', { name: 'Reading your files' }))
  await button('Cancel').click()
  await see(CHOOSER)
  choose(ride(1))
  await see(FOUND)
  await seeText('1 activity from 27 Jan 2027 to 27 Jan 2027')
})
