import { roadUnits } from '@tri/api-contract'
import { STORED_UNITS, type Units } from './units.js'

/** What the region of these languages suggests to an athlete who has chosen no units; this browser's where none are given. */
export const usualUnits = (languages: readonly string[] = navigator.languages): Units => unitsOfRegion(languages)

/** The units of the first language that has a region; without one, those that everything is stored in. */
export const unitsOfRegion = (languages: readonly string[]): Units => ({ ...STORED_UNITS, units: roadUnits(languages) })
