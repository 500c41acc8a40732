import { readStored, store } from './storage.js'

const KEY = 'triplan.hadAccount'

/** Remembers that somebody has signed in with this browser: who, it does not say. */
export const rememberAccount = () => store(KEY, true)

/** Whether anybody has ever signed in here. */
export const hadAccount = (): boolean => readStored(KEY) === true
