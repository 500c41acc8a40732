import { between, randomFrom } from './random.js'

/** How an athlete moves at an easy effort. */
export type Profile = {
  /** Seconds for a kilometre. */
  run: number
  /** Metres in a second. */
  ride: number
  /** Seconds for 100 m. */
  swim: number
  /** Heart beats in a minute. */
  heartRate: number
}

export function profileOf(userId: string): Profile {
  const random = randomFrom(`profile ${userId}`)
  return {
    run: between(random, 300, 375),
    ride: between(random, 7, 8.6),
    swim: between(random, 102, 128),
    heartRate: between(random, 132, 142),
  }
}
