import { openDB } from 'idb'
import type { OutboxEntry } from '../../sync/outbox/outbox-store.js'

/** What is in the outbox of this browser, in order. */
export async function keptEdits(): Promise<OutboxEntry[]> {
  const database = await openDB('triplan')
  try {
    return database.objectStoreNames.contains('edits') ? await database.getAll('edits') : []
  } finally {
    database.close()
  }
}
