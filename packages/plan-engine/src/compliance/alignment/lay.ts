/** A stretch as alignment sees it. */
export type Wanted = {
  /** In units of the series; need not be whole. */
  length: number
  level: number
  /** What leaving it out costs, beside 1 for a step of work. */
  weight: number
  /** Whether the athlete is to stand still after it. */
  isRestAfter: boolean
}

/** Where each stretch was found: units from and up to, equal where it was left out. */
export type Found = { from: number; to: number }

/** What decides, in variances of the noise. Tuned on made-up recordings of the whole library; design choice. */
const COST = {
  /** Left out. */
  leftOut: 12,
  /** Of another level than planned, at most. */
  level: 30,
  /** Of a length 2.7 times as long as planned, or that much shorter. */
  length: 25,
  /** Much shorter than planned: more is as planned than is not. */
  short: 7,
  /** A boundary at a lap that was pressed. */
  mark: 6,
  /** A boundary beside the laps that a watch made at each step's end. */
  unmarked: 15,
  /** No rest where one was planned. */
  noRest: 12,
}

/** In longer stretches hills, heat and hearts drift: what they stray says less. Units; design choice. */
const LONG = 300

/** A mark that tells a rest, or a step's end. */
const RESTED = 3

/** A step is stretched to so many times its length and some units more; what goes on longer is something else. */
const MOST_TIMES = 2.5
const MOST_MORE = 24

/** How a series is read. */
export type Reading = {
  /** A share of the mean below which ups and downs are noise. */
  noise: number
  /** A share of the mean by which another level is another effort. */
  contrast: number
  /** What something else before the first stretch or after the last one costs. */
  extra: number
  /** After so many units a level is believed. */
  believed: number
  /** Whether levels only tell how hard stretches are beside each other. */
  isRelative: boolean
}

/** One measure of a recording. */
export type Values = {
  /** A value each unit: metres a second, watts or beats. */
  values: readonly number[]
  /** What a boundary at the beginning of a unit has for it: 1 for a lap, 3 for a rest or one that the watch made at a step's end. */
  marks: readonly number[]
  /** Whether the watch made a lap at each step's end. */
  isOfSteps: boolean
}

/** A series with what is looked for in it. */
export type Laid = Values & { wanted: readonly Wanted[]; reading: Reading }

/**
 * The cheapest way to cut a series into the planned stretches, in their order: values within one are alike, near its level and about as
 * many as planned; each may be left out, and something else may come before the first and follow the last. Dynamic programming over all
 * boundaries; `noise` is the variance of one value.
 */
export function lay({ values, marks, isOfSteps, wanted, reading }: Laid, noise: number): Found[] {
  const count = values.length
  const sums = sumsOf(values, noise)
  const scale = reading.contrast * Math.max(1e-9, meanLevel(wanted))
  let best = firstBegins(sums, count, reading.extra)
  const from: Int32Array[] = []
  for (const [index, each] of wanted.entries()) {
    const leftOut = COST.leftOut * each.weight + 0.01 * (wanted.length - index)
    const laid = layOne(
      { best, sums, marks, isOfSteps, scale, believed: Math.min(reading.believed, each.length), leftOut },
      each,
    )
    from.push(laid.came)
    best = laid.next
  }
  return walkBack(from, lastEnd(best, { sums, count, marks, extra: reading.extra }))
}

/** What it costs that the first stretch begins at each unit: nothing at once, something else before it later. */
function firstBegins(sums: Sums, count: number, extra: number): Float64Array {
  const best = new Float64Array(count + 1)
  for (let at = 1; at <= count; at++) best[at] = extra + scatter(sums, 0, at)
  return best
}

/** What is known when a stretch is laid: the least that all before it cost, up to each unit. */
type Before = {
  best: Float64Array
  sums: Sums
  marks: readonly number[]
  isOfSteps: boolean
  scale: number
  believed: number
  leftOut: number
}

/** The least that a stretch and all before it cost, up to each unit, and where it then begins. */
function layOne({ best, sums, marks, isOfSteps, scale, believed, leftOut }: Before, each: Wanted) {
  const count = best.length - 1
  const next = new Float64Array(count + 1)
  const came = new Int32Array(count + 1)
  const longest = Math.min(count, Math.ceil(MOST_TIMES * each.length + MOST_MORE))
  const lengths = lengthCosts(each.length, longest)
  const likely = Math.round(each.length)
  for (let end = 0; end <= count; end++) {
    const rest = each.isRestAfter && end < count && (marks[end] ?? 0) < RESTED ? COST.noRest : 0
    let least = (best[end] ?? 0) + leftOut
    let start = end
    // The planned length first: most others then cost too much before they are looked at.
    for (let turn = -1, begin = Math.max(0, end - likely); begin < end; begin = Math.max(0, end - longest) + ++turn) {
      const mark = marks[begin] ?? 0
      const bonus = begin === 0 ? 0 : mark > 0 || !isOfSteps ? COST.mark * mark : -COST.unmarked
      const bare = (best[begin] ?? 0) + (lengths[end - begin] ?? 0) + rest - bonus
      if (bare >= least) continue
      const cost = bare + costOf({ sums, begin, end, scale, believed }, each)
      if (cost < least) {
        least = cost
        start = begin
      }
    }
    next[end] = least
    came[end] = start
  }
  return { next, came }
}

type Sums = { plain: Float64Array; squared: Float64Array; noise: number }
type Stretch = { sums: Sums; begin: number; end: number; scale: number; believed: number }

function costOf({ sums, begin, end, scale, believed }: Stretch, { level }: Wanted): number {
  const units = end - begin
  const mean = ((sums.plain[end] ?? 0) - (sums.plain[begin] ?? 0)) / units
  const off = (mean - level) / scale
  return scatter(sums, begin, end) + COST.level * Math.min(1, off * off) * Math.min(1, units / believed)
}

/** What each number of units costs beside the planned one. */
const lengthCosts = (planned: number, longest: number) =>
  Float64Array.from(
    { length: longest + 1 },
    (_, units) =>
      COST.length * Math.min(2, Math.abs(Math.log(Math.max(0.5, units) / planned))) +
      (units < SHORT * planned ? COST.short : 0),
  )

/** Of its planned units a stretch is short below this share. */
const SHORT = 0.9

/** The squared distances from the mean of a stretch, in variances of the noise. */
function scatter({ plain, squared, noise }: Sums, begin: number, end: number): number {
  const sum = (plain[end] ?? 0) - (plain[begin] ?? 0)
  const units = end - begin
  const apart = Math.max(0, (squared[end] ?? 0) - (squared[begin] ?? 0) - (sum * sum) / units) / noise
  return units > LONG && apart > units ? units + ((apart - units) * LONG) / units : apart
}

function sumsOf(values: readonly number[], noise: number): Sums {
  const plain = new Float64Array(values.length + 1)
  const squared = new Float64Array(values.length + 1)
  values.forEach((value, index) => {
    plain[index + 1] = (plain[index] ?? 0) + value
    squared[index + 1] = (squared[index] ?? 0) + value * value
  })
  return { plain, squared, noise }
}

const meanLevel = (wanted: readonly Wanted[]) => {
  let [sum, units] = [0, 0]
  for (const { level, length } of wanted) {
    sum += level * length
    units += length
  }
  return sum / Math.max(1, units)
}

/** Where the last stretch ends: with the series, or where something else follows. */
function lastEnd(
  best: Float64Array,
  { sums, count, marks, extra }: { sums: Sums; count: number; marks: readonly number[]; extra: number },
): number {
  let end = count
  let least = best[count] ?? 0
  for (let at = 1; at < count; at++) {
    const cost = (best[at] ?? 0) + extra + scatter(sums, at, count) - COST.mark * (marks[at] ?? 0)
    if (cost < least) {
      least = cost
      end = at
    }
  }
  return end
}

function walkBack(from: readonly Int32Array[], last: number): Found[] {
  let end = last
  return from
    .toReversed()
    .map((came) => {
      const found = { from: came[end] ?? end, to: end }
      end = found.from
      return found
    })
    .reverse()
}
