import { type AccountData, accountData, accountRoutes } from '@tri/api-contract'

type Read = { data: AccountData } | { refusal: string }

const NO_FILE = 'This is not a TriPlan file. Please choose one that you downloaded from your settings'
const MEBIBYTE = 1024 * 1024

/** Whether a file of so many bytes can be taken at all; a sentence when it cannot. */
export function refuseSize(bytes: number): string | undefined {
  const most = accountRoutes.bringIn.maxBytes
  return bytes > most ? `This file is too large: at most ${most / MEBIBYTE} MB can be imported` : undefined
}

/** The text of a downloaded file, checked as the server checks it. */
export function readAccountFile(text: string): Read {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: NO_FILE }
  }
  const { data, error } = accountData.safeParse(value)
  if (data) return { data }
  const { path = [], message = NO_FILE } = error.issues[0] ?? {}
  // What is wrong deep inside was not chosen by the athlete: the file was changed or cut.
  return { refusal: path.length > 1 ? `This file is damaged, at ${path.join('.')}: ${message}` : message }
}
