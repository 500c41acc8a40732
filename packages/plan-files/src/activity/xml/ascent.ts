/** Metres that must be gained before they count: smaller ones are noise of the sensor. Design choice. */
const THRESHOLD = 3

/** Adds altitudes up as they come; `total` is the metres climbed. */
export function newAscent(): { add: (altitude: number) => void; total: () => number | undefined } {
  let lowest: number | undefined
  let climbed = 0
  return {
    add(altitude) {
      if (!Number.isFinite(altitude)) return
      if (lowest === undefined || altitude < lowest) lowest = altitude
      if (altitude - lowest < THRESHOLD) return
      climbed += altitude - lowest
      lowest = altitude
    },
    total: () => (lowest === undefined ? undefined : climbed),
  }
}
