import type { Page } from 'playwright-core'

/** How many edits are in the outbox of the page's browser. */
export const keptEdits = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('triplan')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const counting = database.transaction('edits').objectStore('edits').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            database.close()
            resolve(counting.result)
          }
        }
      }),
  )
