import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'

/** What a made-up watch measured in one second. */
export type Second = { speed?: number; power?: number; heart?: number }
export type RecordedLap = { at: number; trigger: number; step?: number }
export type Recorded = {
  sport: number
  seconds: readonly Second[]
  laps?: readonly RecordedLap[]
  /** Seconds of a stopped clock after this second. */
  stop?: { after: number; for: number }
  /** Of a pool: its length in metres, and each length's seconds with those of rest after it. */
  pool?: { metres: number; lengths: readonly { seconds: number; rest: number }[] }
}

const START = Date.UTC(2027, 2, 8, 6)
const u1 = (number: number, value = 0xff) => ({ number, size: 1 as const, baseType: FitBaseType.Uint8, value })
const u2 = (number: number, value = 0xffff) => ({
  number,
  size: 2 as const,
  baseType: FitBaseType.Uint16,
  value: Math.round(value),
})
const u4 = (number: number, value = 0xffffffff) => ({
  number,
  size: 4 as const,
  baseType: FitBaseType.Uint32,
  value: Math.round(value),
})
const kind = (number: number, value: number) => ({ number, size: 1 as const, baseType: FitBaseType.Enum, value })

/** A FIT activity with records, events, laps and lengths, written by a library that is not ours. */
export function recordedFit({ sport, seconds, laps = [], stop, pool }: Recorded): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: 0x10, profileVersion: 2100 })
  encoder.writeMessage(0, [kind(0, 4), u2(1, 1), u2(2, 3113)])
  const first = FitEncoder.toFitTimestamp(new Date(START))
  const clock = (second: number) => first + second + (stop && second > stop.after ? stop.for : 0)
  let metres = 0
  seconds.forEach(({ speed, power, heart }, second) => {
    metres += speed ?? 0
    encoder.writeMessage(20, [
      u4(253, clock(second)),
      u4(5, metres * 100),
      u4(73, speed === undefined ? undefined : speed * 1000),
      u2(7, power),
      u1(3, heart),
    ])
    if (second === stop?.after) encoder.writeMessage(21, [u4(253, clock(second)), kind(0, 0), kind(1, 4)])
  })
  let swum = 0
  for (const { seconds: length, rest } of pool?.lengths ?? []) {
    encoder.writeMessage(101, [
      u4(253, first + swum + length),
      u4(2, first + Math.floor(swum)),
      u4(3, length * 1000),
      kind(12, 1),
    ])
    swum += length + rest
  }
  for (const { at, trigger, step } of laps)
    encoder.writeMessage(19, [u4(253, clock(at)), u4(2, clock(at)), u4(9, 100_000), kind(24, trigger), u2(71, step)])
  const end = Math.max(seconds.length + (stop?.for ?? 0), swum)
  encoder.writeMessage(18, [
    u4(253, first + end),
    u4(2, first),
    kind(5, sport),
    kind(6, 0),
    u4(7, end * 1000),
    u4(8, seconds.length * 1000 || swum * 1000),
    u2(44, pool && pool.metres * 100),
  ])
  return encoder.close()
}
