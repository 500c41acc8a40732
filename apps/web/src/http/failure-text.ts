import type { ToastText } from '../lib/texts/messages.js'

const AGAIN = /try again\.$/

/**
 * What a toast says about a failure: its own words and, where the server sent some, the server's. An advice comes last, and
 * not twice; the `fallback` is only said when nothing else is.
 */
export function failureText({ message = '', fallback = '' }: ToastText, words: string): string {
  if (!words) return message || fallback
  if (!message || words.includes(message) || (AGAIN.test(message) && AGAIN.test(words))) return words
  return AGAIN.test(message) ? `${sentence(words)} ${message}` : `${sentence(message)} ${words}`
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
