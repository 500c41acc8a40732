/** The international mile. */
export const METRES_PER_MILE = 1609.344

/** The international yard. */
export const METRES_PER_YARD = 0.9144
