import type { Lap, Track } from './types.js'

/** Laps of equal length are the watch's own from so many on; a share by which they may differ. Design choice. */
const REGULAR = { laps: 3, share: 0.02 }

/**
 * The moments at which a lap was begun on purpose, in seconds of recorded time, and how surely it was the end of a step. Laps that a
 * watch makes by itself at each kilometre, mile or so many minutes tell nothing.
 */
export function lapMarks({ laps, every, speed, power, heartRate }: Track): { at: number; isStep: boolean }[] {
  const samples = Math.max(speed?.length ?? 0, power?.length ?? 0, heartRate?.length ?? 0)
  const asked = laps.filter(({ cause }) => cause !== 'auto')
  const isOwn = asked.length > 0 && asked.every(({ cause }) => cause !== 'step') && isRegular(asked, samples * every)
  return isOwn
    ? []
    : asked.filter(({ start }) => start > 0).map(({ start, cause }) => ({ at: start, isStep: cause === 'step' }))
}

/** Whether all laps but the last are as long as each other, in metres or in seconds. */
function isRegular(laps: readonly Lap[], end: number): boolean {
  if (laps.length < REGULAR.laps + 1) return false
  const seconds = laps.map(({ start }, index) => (laps[index + 1]?.start ?? end) - start)
  const metres = laps.map((lap) => lap.metres ?? 0)
  return [seconds, metres].some((lengths) => areAlike(lengths.slice(0, -1)))
}

function areAlike(lengths: readonly number[]): boolean {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return least > 0 && most - least <= Math.max(REGULAR.share * most, 2)
}
