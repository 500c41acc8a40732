import { openDatabase, unhurried } from '../database.js'
import { migrateToLatest } from './migrate.js'

/** A process that starts on each of the databases it is given, as an instance does: it brings their tables up to date. */
for (const connectionString of process.argv.slice(2)) {
  const db = openDatabase(unhurried({ connectionString }), () => {})
  await migrateToLatest(db).finally(() => db.destroy())
}
