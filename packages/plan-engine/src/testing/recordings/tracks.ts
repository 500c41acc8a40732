import type { Lap, Track } from '../../compliance/types.js'
import { mean } from '../../sums.js'
import type { Sport } from '../../types.js'
import type { Chance } from './chance.js'
import type { Part, Recorder } from './recorder.js'

const EVERY = 5

/** The lengths that a watch counted in a pool. */
export function swimTrack(parts: readonly Part[], pool: number, chance: Chance): Track {
  const swum: { start: number; end: number }[] = []
  const laps: Lap[] = []
  let clock = 0
  for (const { metres, speed, seconds, restAfter } of parts) {
    laps.push({ start: Math.round(clock), metres: null, cause: 'hand' })
    const lengths = Math.round((metres ?? speed * seconds) / pool)
    for (let at = 0; at < lengths; at++) {
      const end = clock + (pool / speed) * (1 + 0.015 * chance.normal())
      swum.push({ start: Math.round(clock * 10), end: Math.round(end * 10) })
      clock = end
    }
    clock += restAfter
  }
  return { every: EVERY, laps, lengths: { pool: pool * 100, swum } }
}

type Recording = { recorder: Recorder; chance: Chance; sport: Sport }

/** Second by second what a device would have written, then the averages that are kept. */
export function timedTrack(parts: readonly Part[], { recorder, chance, sport }: Recording): Track {
  const seconds: { speed: number | null; power: number | null; heart: number }[] = []
  const laps: Lap[] = []
  let [heart, wave, metres, nextKm] = [100, 0, 0, 1000]
  const pauseIn = recorder.pauses === 'standing' ? Math.floor(chance.next() * parts.length) : -1
  for (const [index, part] of parts.entries()) {
    const isTold = recorder.laps === 'steps' || (recorder.laps === 'hand' && chance.next() < 0.85)
    if (isTold && part.isStep)
      laps.push({ start: seconds.length, metres: null, cause: recorder.laps === 'steps' ? 'step' : 'hand' })
    const length = Math.round(part.seconds)
    const pauseAt = index === pauseIn ? Math.floor(length * chance.between(0.3, 0.7)) : -1
    const pause = pauseAt >= 0 ? Math.round(chance.between(20, 80)) : 0
    const waves: number[] = []
    for (let second = 0; second < length + pause + Math.round(part.restAfter); second++) {
      wave = 0.8 * wave + 0.6 * chance.normal() * recorder.noise
      waves.push(wave)
    }
    // Watts go up and down under the legs, and are what was done; of a speed some is the device's own error.
    const meanWave = mean(waves)
    const road = recorder.isOutdoors ? roadOf(waves.length, { chance, sport, isHard: part.isHard }) : undefined
    for (let second = 0; second < length + pause + Math.round(part.restAfter); second++) {
      const isStill = (second >= pauseAt && second < pauseAt + pause) || second >= length + pause
      const up = waves[second] ?? 0
      const drift = 1 + (recorder.drift * seconds.length) / 3600
      heart += ((isStill ? 105 : part.heart * drift) - heart) / 28
      const speed = isStill ? 0 : part.speed * (1 + up) * (road?.speed[second] ?? 1)
      metres += speed
      if (recorder.laps === 'each-km' && metres >= nextKm) {
        laps.push({ start: seconds.length, metres: 1000, cause: 'unknown' })
        nextKm += 1000
      }
      seconds.push({
        speed,
        power: isStill ? 0 : part.power * (1 + (up - meanWave) * 2) * (road?.power[second] ?? 1),
        heart: heart + 1.2 * chance.normal(),
      })
    }
  }
  return kept(seconds, { laps, recorder, sport })
}

/**
 * A road's ups and downs as shares of an even effort, second by second: on a bike more watts uphill, and none where it is let roll; a pedalled
 * watt and a speed are what they would have been, on average.
 */
function roadOf(length: number, { chance, sport, isHard }: Pick<Recording, 'chance' | 'sport'> & { isHard: boolean }) {
  const rolls = isHard ? ROLLS_EACH_SECOND / 3 : ROLLS_EACH_SECOND
  const steepness: number[] = []
  let grade = chance.normal()
  for (let second = 0; second < length; second++) {
    grade += -grade / GRADE_SECONDS + Math.sqrt(2 / GRADE_SECONDS) * chance.normal()
    steepness.push(grade)
  }
  const isRolling = steepness.map(() => false)
  for (let second = 0; sport === 'bike' && second < length; second++)
    if ((steepness[second] ?? 0) < 0.3 && chance.next() < rolls)
      for (let roll = Math.round(chance.between(3, 20)); roll > 0; roll--)
        if (++second < length) isRolling[second] = true
  const even = mean(steepness)
  const pedalled = mean(steepness.filter((_, second) => !isRolling[second]))
  const strength = ROAD[sport]
  return {
    power: steepness.map((each, second) => (isRolling[second] ? 0 : 1 + strength.power * (each - pedalled))),
    speed: steepness.map((each) => 1 - strength.speed * (each - even)),
  }
}

/** How long a road goes up or down, and how often it is let roll where it does not go up. */
const GRADE_SECONDS = 30
const ROLLS_EACH_SECOND = 1 / 70

/** By what share watts and speed differ on a road, one standard deviation. */
const ROAD = {
  swim: { power: 0, speed: 0.02 },
  bike: { power: 0.1, speed: 0.08 },
  run: { power: 0.05, speed: 0.04 },
} as const satisfies Record<Sport, object>

function kept(
  seconds: readonly { speed: number | null; power: number | null; heart: number }[],
  { laps, recorder, sport }: { laps: Lap[]; recorder: Recorder; sport: Sport },
): Track {
  const every = EVERY * Math.max(1, Math.ceil(seconds.length / EVERY / 1440))
  const count = Math.floor(seconds.length / every)
  const channel = (value: (one: (typeof seconds)[number]) => number) =>
    Array.from({ length: count }, (_, at) =>
      Math.round(seconds.slice(at * every, (at + 1) * every).reduce((sum, one) => sum + value(one), 0) / every),
    )
  const heartRate = channel(({ heart }) => heart)
  if (recorder.isHeartOnly) return { every, laps, heartRate }
  return {
    every,
    laps,
    heartRate,
    speed: channel(({ speed }) => 100 * (speed ?? 0)),
    ...(sport === 'bike' && { power: channel(({ power }) => power ?? 0) }),
  }
}
