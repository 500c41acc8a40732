import { createContext, useContext } from 'react'
import type { Units } from '../lib/measures/units.js'

/** Changes the units of every page; kept with the account, for a visitor in this browser. */
export const ChangeUnitsContext = createContext<(units: Units) => void>(() => undefined)

export const useChangeUnits = (): ((units: Units) => void) => useContext(ChangeUnitsContext)
