import { Refusal } from '../http/errors.js'
import { COMMON_PASSWORDS } from './common-password-list.js'

const common = new Set(COMMON_PASSWORDS.trim().split(/\s+/))

const COMMON = 'This password is one of the most common ones. Please choose another'

/** A Refusal for a password everybody tries first; `field` is what the form calls it. */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) throw new Refusal('invalid', COMMON, { issues: [{ path: field, message: COMMON }] })
}

/** Whether a password is among the first that an attacker tries; upper and lower case do not matter. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
