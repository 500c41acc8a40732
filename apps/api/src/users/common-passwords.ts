import { dictionary } from '@zxcvbn-ts/language-common'
import { HttpError } from '../http/errors.js'
import { MORE_COMMON_PASSWORDS } from './common-password-list.js'

/** In lower case; the library gives about 49,000, the most common first, without runs and repetitions. */
const common = new Set([...dictionary['passwords-common'], ...MORE_COMMON_PASSWORDS.trim().split(/\s+/)])

const COMMON =
  'This password is among those that attackers try first. Please choose another one, for example three words that do not belong together'

/** A Refusal for a password everybody tries first; `field` is what the form calls it. */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) throw new HttpError('invalid', COMMON, { issues: [{ path: field, message: COMMON }] })
}

/** Whether a password is among the first that an attacker tries; upper and lower case do not matter. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase()
  return common.has(typed) || isRepetition(typed) || isRun(typed)
}

/** `aaaaaa`, `121212`, `abcabc`. */
const isRepetition = (password: string) => /^(.{1,4})\1+$/u.test(password)

/** `012345`, `fedcba`: each character is the next one, or the one before. */
const isRun = (password: string) =>
  [1, -1].some((step) =>
    [...password].every((_, at) => at === 0 || password.charCodeAt(at) - password.charCodeAt(at - 1) === step),
  )
