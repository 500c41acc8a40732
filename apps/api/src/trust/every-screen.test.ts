import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const textsIn = (folder: string) =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.ts') ? [textOf(join(folder, name))] : []))

/** The addresses of the web app's screens that hold no parameter. */
const addresses = [...textOf('apps/web/src/app/router.tsx').matchAll(/<Route path="([\w-]+)"/g)].map(
  ([, path]) => `'/${path}'`,
)
const pictures = textsIn('e2e/pictures').join()
const accessibility = [textOf('e2e/journeys/axe.test.ts'), textOf('e2e/journeys/axe-user.test.ts')].join()

describe('every screen of the web app', () => {
  it('is among the routes', () => {
    expect(addresses.length).toBeGreaterThan(5)
  })

  it.each(addresses)('%s is photographed: it has a scene in e2e/pictures', (address) => {
    expect(pictures.includes(address), 'add it to e2e/pictures/scenes.ts').toBe(true)
  })

  it.each(addresses)('%s is tested for accessibility in e2e/journeys/axe', (address) => {
    expect(accessibility.includes(address), 'add it to e2e/journeys/axe-user.test.ts, or axe.test.ts').toBe(true)
  })
})
