import { COMMON_PASSWORDS } from './common-password-list.js'

const common = new Set(COMMON_PASSWORDS.trim().split(/\s+/))

/** Whether a password is among the first that an attacker tries; upper and lower case do not matter. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
