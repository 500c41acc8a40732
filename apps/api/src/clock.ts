/**
 * This moment, by the server's clock: all of the server that asks what time or day it is asks here. What the database both
 * writes and compares (expiries, leases, limits) goes by its own `now()`, which all instances share.
 */
export const now = (): Date => new Date()

/** The same as ISO 8601 text. */
export const nowText = (): string => now().toISOString()
