import { sql } from 'kysely'

export const EVERY_USER = '/* every user */'

/** Marks a statement that is meant for the rows of all users; any other names whose rows it is about. */
export const everyUser = sql.raw(EVERY_USER)
