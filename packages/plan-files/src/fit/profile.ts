/** The numbers of Garmin's FIT profile that a structured workout needs. */
export const MESSAGE = { fileId: 0, workout: 26, workoutStep: 27 } as const

export const FILE_TYPE_WORKOUT = 5
/** Manufacturer of files that no registered maker wrote. */
export const MANUFACTURER_DEVELOPMENT = 255

export const FIT_SPORT = { run: 1, bike: 2, swim: 5, strength: 10, walk: 11, other: 0 } as const
export const FIT_SUB_SPORT = { generic: 0, strength: 20, lapSwimming: 17, openWater: 18 } as const

export const DURATION = { time: 0, distance: 1, open: 5, repeatUntilStepsDone: 6 } as const
export const TARGET = { speed: 0, heartRate: 1, open: 2, power: 4, swimStroke: 11 } as const
export const INTENSITY = { rest: 1, warmup: 2, cooldown: 3, recovery: 4, interval: 5 } as const
export const STROKE = { freestyle: 0, drill: 4 } as const
export const EQUIPMENT = { kickboard: 2, pullBuoy: 4 } as const
export const POOL_UNIT = { metric: 0, statute: 1 } as const
