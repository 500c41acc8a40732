import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NO_FAULTS } from './faults.js'
import { newState, type State } from './state.js'

const WRITE_AFTER_MS = 200

/** What an earlier run wrote, or a new state when there is none. @throws Error that says what to do with a broken file. */
export function readState(file: string | undefined): State {
  if (file === undefined) return newState()
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return newState()
    throw error
  }
  try {
    const state = JSON.parse(text) as State
    if (state.version === 1) return { ...newState(), ...state, faults: { ...NO_FAULTS, ...state.faults } }
  } catch {
    // The message below says what to do.
  }
  throw new Error(`${file} is not a state of the Garmin sandbox. Delete it to begin with a new one.`)
}

export type StateWriter = { save: () => void; flush: () => void }

/** Writes the state a moment after each change, whole or not at all. */
export function writerOf(state: State, file: string | undefined): StateWriter {
  if (file === undefined) return { save: () => {}, flush: () => {} }
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.new`
    writeFileSync(draft, JSON.stringify(state), { mode: 0o600 })
    renameSync(draft, file)
  }
  return {
    save: () => {
      timer ??= setTimeout(flush, WRITE_AFTER_MS)
    },
    flush,
  }
}
