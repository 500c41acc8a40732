/** A step as the workout builder of intervals.icu reads its line. */
export type IcuStep = {
  cue: string
  seconds?: number
  metres?: number
  isLap: boolean
  /** Its ends, in the unit that is named. */
  target?: { from: number; to: number; unit: string }
  rpm?: number
}

/** What lines say, by the syntax guide of its forum: written for tests from the guide alone, no line of it is the writer's. */
export function readIntervalsText(text: string): { steps: IcuStep[]; pool: string | undefined } {
  const steps: IcuStep[] = []
  let pool: string | undefined
  for (const block of text.split(/\n[ \t]*\n/)) {
    let rounds = 1
    const own: IcuStep[] = []
    for (const line of block.split('\n').map((each) => each.trim())) {
      if (line.startsWith('-')) own.push(stepIn(line.slice(1).trim()))
      else if (/^pool length:/i.test(line)) pool = line.slice(12).trim()
      else rounds = Number(/(?:^|\s)(\d+)x(?:\s|$)/.exec(line)?.[1] ?? rounds)
    }
    for (let round = 0; round < rounds; round++) steps.push(...own)
  }
  return { steps, pool }
}

const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/
const DISTANCE = /^(\d+(?:\.\d+)?)(mtr|km|mi|yrd|yards?|y)$/
const METRES: Record<string, number> = {
  mtr: 1,
  km: 1000,
  mi: 1609.344,
  yrd: 0.9144,
  yard: 0.9144,
  yards: 0.9144,
  y: 0.9144,
}
const PACE = /^(\d+):(\d\d)(?:-(\d+):(\d\d))?(\/(?:km|mi|100m|100y|250m|400m|500m))$/

/** Words up to the first length are the cue; what comes behind it is the target, and turns a minute. */
function stepIn(line: string): IcuStep {
  const isLap = /\bpress lap\b/i.test(line)
  const words = line
    .replace(/\bpress lap\b/i, '')
    .split(/\s+/)
    .filter(Boolean)
  const at = words.findIndex((word) => word !== '' && (TIME.test(word) || DISTANCE.test(word)))
  if (at < 0) throw new Error(`No length: ${line}`)
  const [length = '', ...rest] = words.slice(at)
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(length) ?? []
  const [, distance, unit = ''] = DISTANCE.exec(length) ?? []
  const rpm = rest.findIndex((word) => /^\d+rpm$/.test(word))
  const turns = rpm < 0 ? undefined : Number.parseInt(rest.splice(rpm, 1)[0] ?? '', 10)
  const target = rest.length > 0 ? targetIn(rest, line) : undefined
  return {
    cue: words.slice(0, at).join(' '),
    ...(distance === undefined
      ? { seconds: 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) }
      : { metres: Number(distance) * (METRES[unit] ?? Number.NaN) }),
    isLap,
    ...(target && { target }),
    ...(turns !== undefined && { rpm: turns }),
  }
}

function targetIn([value = '', word = '']: readonly string[], line: string): IcuStep['target'] {
  if (value === '0') return { from: 0, to: 0, unit: 'rest' }
  const pace = PACE.exec(value)
  if (pace) {
    const [, minutes, seconds, toMinutes = minutes, toSeconds = seconds, unit = ''] = pace
    // Without the word the target is lost, silently.
    if (word.toLowerCase() !== 'pace') throw new Error(`No pace: ${line}`)
    const [from, to] = [60 * Number(minutes) + Number(seconds), 60 * Number(toMinutes) + Number(toSeconds)]
    return { from, to, unit }
  }
  const [, from, to = from, unit] = /^(\d+)(?:-(\d+))?(w|%)$/.exec(value) ?? []
  if (unit === undefined) throw new Error(`No target: ${line}`)
  return { from: Number(from), to: Number(to), unit: `${unit}${word ? ` ${word}` : ''}` }
}
