import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, samplePayload } from '../../testing/dom/athlete.js'
import { held, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'

const CARD = page.getByRole('region', { name: 'Export' })
const FILES = dialog('More files')

/** What the page has put among the downloads: the browser is told of each with a click on a link. */
function watchDownloads() {
  const saved: { name: string; content: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const make = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = make(content)
    if (content instanceof Blob) blobs.set(address, content)
    return address
  })
  const listen = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLAnchorElement) || !target.download) return
    event.preventDefault()
    saved.push({ name: target.download, content: blobs.get(target.href) ?? new Blob() })
  }
  document.addEventListener('click', listen)
  onTestFinished(() => document.removeEventListener('click', listen))
  return saved
}

async function openCard(world = makeWorld()) {
  const saved = watchDownloads()
  const app = await openApp({ world })
  await see(CARD)
  return { ...app, saved, textOf: async () => saved[0]?.content.text() ?? '' }
}

it('makes a calendar with the start times of the account, and says what it is called', async () => {
  const { saved, server, textOf } = await openCard()
  await button('Export Calendar', CARD).click()
  await seeText(/is in your downloads/, CARD)
  expect(saved.map(({ name }) => name)).toEqual(['lakefront-olympic-2027-01-28.ics'])
  expect(await textOf()).toMatch(/^BEGIN:VCALENDAR/)
  expect(server.callsOf('calendar.settings')).toHaveLength(1)
})

it('makes no calendar without the start times, and says what to do', async () => {
  const { saved, server } = await openCard()
  server.next('calendar.settings', refused(500, ''))
  await button('Export Calendar', CARD).click()
  await see(CARD.getByRole('status').getByRole('alert'))
  expect(saved).toEqual([])
  await button('Export Calendar', CARD).click()
  await seeText(/is in your downloads/, CARD)
})

it('makes one file at a time', async () => {
  const { saved, server } = await openCard()
  const reading = held()
  server.next('calendar.settings', reading.trap)
  await button('Export Calendar', CARD).click()
  await seeText('Making the calendar\u2026', CARD)
  await expect.element(button('Export PDF', CARD)).toHaveAttribute('aria-disabled', 'true')
  await button('Export PDF', CARD).click({ force: true })
  reading.letGo()
  await seeText(/is in your downloads/, CARD)
  expect(saved).toHaveLength(1)
})

it('makes a booklet that is a PDF', async () => {
  const { saved, textOf } = await openCard()
  await button('Export PDF', CARD).click()
  await seeText(/is in your downloads/, CARD)
  expect(saved[0]?.name).toBe('lakefront-olympic-2027-01-28.pdf')
  expect(await textOf()).toMatch(/^%PDF-/)
})

it.each([
  ['Plan file (.triplan.json)', /\.triplan\.json$/, /"name": ?"Lakefront Olympic"/],
  ['Table (.csv)', /\.csv$/, /Swim|swim/],
])('makes a %s of the whole plan', async (name, ending, content) => {
  const { saved, textOf } = await openCard()
  await button('More files', CARD).click()
  await button(name, FILES).click()
  await seeText(/is in your downloads/, FILES)
  expect(saved[0]?.name).toMatch(ending)
  expect(await textOf()).toMatch(content)
})

it('makes watch workouts of the week that is looked at, or of all weeks', async () => {
  const { saved } = await openCard()
  await button('More files', CARD).click()
  await button('Watch workouts', FILES).click()
  await seeText(/is in your downloads/, FILES)
  expect(saved[0]?.name).toMatch(/week-6.*\.zip$/)
  await FILES.getByText('Whole plan', { exact: true }).click()
  await button('Watch workouts', FILES).click()
  await expect.poll(() => saved).toHaveLength(2)
  expect(saved[1]?.name).not.toMatch(/week-6/)
  const sizes = saved.map(({ content }) => content.size)
  expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) * 3)
})

it('asks for the FTP where the format needs watts', async () => {
  const { saved } = await openCard()
  await button('More files', CARD).click()
  await FILES.getByText('.erg (watts)').click()
  await button('Trainer rides', FILES).click()
  const ftp = FILES.getByLabelText('Your FTP, in watts')
  await expect.element(ftp).toHaveFocus()
  await expect.element(ftp).toHaveAttribute('aria-invalid', 'true')
  await seeText(/^Enter your FTP in whole watts/, FILES)
  await ftp.fill('250.5')
  await button('Trainer rides', FILES).click()
  await seeText(/^Enter your FTP in whole watts/, FILES)
  expect(saved).toEqual([])
  await ftp.fill('250')
  await button('Trainer rides', FILES).click()
  await seeText(/is in your downloads/, FILES)
  expect(saved).toHaveLength(1)
})

it('knows the FTP that was told, and writes the targets that the athlete goes by', async () => {
  const ftp = { id: 1, sport: 'bike', kind: 'ftp', value: 240.4, measuredOn: '2026-01-01', source: 'test' } as const
  const world = makeWorld()
  world.thresholds = [ftp]
  const { saved, textOf } = await openCard(world)
  await button('Export Calendar', CARD).click()
  await seeText(/is in your downloads/, CARD)
  expect((await textOf()).replaceAll('\r\n ', '')).toMatch(/@ \d+-\d+ W/)
  await button('More files', CARD).click()
  await FILES.getByText('.erg (watts)').click()
  await expect.element(FILES.getByLabelText('Your FTP, in watts')).toHaveValue('240')
  await button('Trainer rides', FILES).click()
  await seeText(/is in your downloads/, FILES)
  expect(saved).toHaveLength(2)
})

it('forgets how the last file went when the list of files is opened', async () => {
  await openCard()
  await button('Export Calendar', CARD).click()
  await seeText(/is in your downloads/, CARD)
  await button('More files', CARD).click()
  await see(FILES)
  await gone(page.getByText(/is in your downloads/))
})

it('asks a visitor to save the plan first, and asks the server for nothing', async () => {
  localStorage.setItem('triplan.generated', JSON.stringify(samplePayload()))
  const { server } = await openCard(makeWorld({ user: null, plans: [] }))
  await button('Share', CARD).click()
  await seeText('Save the plan first: then it has a link that you can share and end again.', CARD)
  await button('Subscribe', CARD).click()
  await seeText('Save the plan first: then a calendar can follow it.', CARD)
  await button('Export Calendar', CARD).click()
  await seeText(/is in your downloads/, CARD)
  expect(server.callsOf('sharing.share')).toEqual([])
  expect(server.callsOf('calendar.settings')).toEqual([])
})
