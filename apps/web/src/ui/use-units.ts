import { createContext, useContext } from 'react'
import { STORED_UNITS, type Units } from '../lib/measures/units.js'

/** The units everything on the page is shown in; the session knows whose they are. */
export const UnitsContext = createContext<Units>(STORED_UNITS)

export const useUnits = (): Units => useContext(UnitsContext)
