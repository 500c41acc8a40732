import { sql } from 'kysely'

/** Marks a statement that is meant for the rows of all users; any other names whose rows it is about. */
export const everyUser = sql`/* every user */`
