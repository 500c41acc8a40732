import { createContext } from 'react'

/** The nonce of the page: styles that are made while it is shown carry it. */
export const NonceContext = createContext('')
