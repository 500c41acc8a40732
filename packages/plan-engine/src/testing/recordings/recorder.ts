/** How it was recorded. */
export type Recorder = {
  laps: 'steps' | 'hand' | 'each-km' | 'none'
  /** Of power or speed, a share. */
  noise: number
  /** Of heart rate over an hour, a share. */
  drift: number
  pauses: 'none' | 'clock-stopped' | 'standing'
  /** Of the pool in metres, where lengths are counted. */
  pool?: number
  /** Only the heart was measured. */
  isHeartOnly?: boolean
  /** Up and down, with watts that follow the road, and none where it is let roll. */
  isOutdoors?: boolean
  /** Seconds easy to where the session begins, and home again. */
  around?: number
}

/** A stretch as it was really done: metres a second, watts and the beats that belong to them. */
export type Part = {
  seconds: number
  speed: number
  power: number
  heart: number
  isStep: boolean
  /** Whether it is worked for: a bike is let roll less. */
  isHard: boolean
  metres?: number | undefined
  restAfter: number
}
