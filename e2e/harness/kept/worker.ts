import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the page's worker runs and has so many files, or all that it is to have. */
export const untilKept = (page: Page, least: number | 'all'): Promise<unknown> =>
  expect
    .poll(() =>
      page.evaluate(async (count) => {
        if (!navigator.serviceWorker.controller) return 'no worker'
        const wanted =
          count === 'all' ? ((await (await fetch('/worker.js')).text()).match(/"revision":/g)?.length ?? 1) : count
        const names = (await caches.keys()).filter((name) => name.startsWith('triplan-files-'))
        const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
        return Math.max(0, ...kept) >= wanted ? 'kept' : `${kept} of ${wanted}`
      }, least),
    )
    .toBe('kept')

/** Everything that the browser keeps for the page's origin, as one text: storage, databases and the worker's files. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const stores = [...database.objectStoreNames]
          const reading = stores.map(
            (store) =>
              new Promise((done) => {
                const all = database.transaction(store).objectStore(store).getAll()
                all.onsuccess = () => done(all.result)
              }),
          )
          Promise.all(reading).then((rows) => {
            database.close()
            resolve(rows)
          }, reject)
        }
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const databases = await Promise.all(names.map(async (name) => [name, await read(name)]))
    const files: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = request.url.includes('/assets/') ? '' : ((await (await cache.match(request))?.text()) ?? '')
        files.push(`${request.url} ${text}`)
      }
    }
    return JSON.stringify({ databases, files, local: { ...localStorage }, session: { ...sessionStorage } })
  })
