import type { Season } from './season.js'
import type { Slot } from './session-slot.js'
import { BIKE_EASY, BIKE_SETS, LONG_RIDES } from './sessions/bike.js'
import { writeEasy } from './sessions/easy-sessions.js'
import { type SetNeeds, sizeSet, steadySeconds, writeSet, writeSteady } from './sessions/hard-sessions.js'
import {
  BRICK_RACE_SHARE,
  RACE_PACE_SHARE,
  raceBlocks,
  writeBrick,
  writeOpener,
  writeRacePaceFinish,
  writeTransitionRun,
} from './sessions/race-pace-sessions.js'
import { SHARPENERS } from './sessions/race-week.js'
import { LONG_RUNS, RUN_EASY, RUN_EASY_BEGINNER, RUN_SETS, RUN_WALK } from './sessions/run.js'
import type { EasySpec, Rotation, SetSpec } from './sessions/set-spec.js'
import { type Draft, newDraft, timeText } from './sessions/step-writer.js'
import { SWIM_EASY, SWIM_SETS } from './sessions/swim.js'
import type { Source } from './sources.js'
import { type BySport, EXPERIENCE_LEVELS, type Intensity, type Zone } from './types.js'
import { floor5, type WeekShape } from './volume.js'
import { ABSORB, NON_EASY } from './volume-tables.js'
import type { ZonePaces } from './zones.js'

/** What is done in a session. */
export type Content = {
  code: string
  name: string
  intensity: Intensity
  /** Zone whose pace stands for the session. */
  zone: Zone
  purpose: string
  source: Source
  draft: Draft
  /** The main set in a few words, e.g. `3 x 8 min`; empty for easy sessions. */
  main: string
  /** The last week with a set of this code, and its main set. */
  before: { week: number; main: string } | undefined
}

/** What earlier weeks of the plan held, so that sessions take turns and grow. */
export type Memory = {
  turns: Map<string, number>
  /** The last two main sets of a sport. */
  recent: BySport<[string, string]>
  sets: Map<string, { week: number; main: string }>
}

export const emptyMemory = (): Memory => ({
  turns: new Map(),
  recent: { swim: ['', ''], bike: ['', ''], run: ['', ''] },
  sets: new Map(),
})

export type WeekContext = {
  season: Season
  shape: WeekShape
  memory: Memory
  /** Paces the week trains at. */
  zones: ZonePaces
  /** Today's paces: sets are sized by them, so that another goal changes paces only. */
  sizingZones: ZonePaces
}

type Chooser = WeekContext & { needs: SetNeeds }

/** Repeats of a hard session in weeks that rest, against a week that loads. Design choice. */
const REDUCTION = { taper: 0.6, recovery: 0.5, absorb: 0.7 } as const

/** Who gets the week's time above easy first. Design choice. */
const BUDGET_ORDER = [
  'sharpener swim bike run',
  'primer swim bike run',
  'opener bike run',
  'quality run bike swim',
  'brick run',
  'long bike run',
  'easy swim bike run',
].flatMap((line) => {
  const [role, ...sports] = line.split(' ')
  return sports.map((sport) => `${role}-${sport}`)
})

/** Seconds per mile from which on a beginner walks between runs. Design choice. */
const RUN_WALK_PACE = 720

const SETS: BySport<Rotation> = { swim: SWIM_SETS, bike: BIKE_SETS, run: RUN_SETS }

/** What is done in each of the week's sessions; their hard time together stays within the week's budget. */
export function chooseSessions(context: WeekContext, slots: readonly Slot[]): Content[] {
  const { season, shape } = context
  const minutes = slots.reduce((sum, slot) => sum + slot.minutes, 0)
  const chooser: Chooser = {
    ...context,
    needs: {
      level: EXPERIENCE_LEVELS.indexOf(season.level),
      isLong: season.isLong,
      progress: Math.max(0, Math.min(1, (shape.trend - season.firstWeek) / (1 - season.firstWeek))),
      reduction: shape.kind === 'load' || shape.kind === 'race' ? 1 : REDUCTION[shape.kind],
      budget: Math.floor(NON_EASY[season.level][shape.part] * minutes * 60 + 1e-9),
    },
  }
  const chosen = new Map<Slot, Content>()
  for (const turn of BUDGET_ORDER)
    for (const slot of slots) if (`${slot.role}-${slot.sport}` === turn) chosen.set(slot, chooseSession(chooser, slot))
  return slots.flatMap((slot) => chosen.get(slot) ?? [])
}

function chooseSession(chooser: Chooser, slot: Slot): Content {
  switch (slot.role) {
    case 'quality':
      return chooseQuality(chooser, slot)
    case 'sharpener':
      return chooseSharpener(chooser, slot)
    case 'primer':
      return choosePrimer(chooser, slot)
    case 'opener':
      return chooseOpener(chooser, slot)
    case 'brick':
      return chooseBrick(chooser, slot)
    case 'long':
      return chooseLong(chooser, slot)
    case 'easy':
      return chooseEasy(chooser, slot)
  }
}

/** The next set in turn that fits and was not done the last two times; else steady tempo; else an easy session. */
function chooseQuality(chooser: Chooser, slot: Slot): Content {
  const { season, shape } = chooser
  const part = shape.part === 'recovery' || shape.part === 'race' ? 'base' : shape.part
  const sets = SETS[slot.sport][part][season.isLong ? 'long' : 'short']
  const turn = nextTurn(chooser, `${slot.sport}-${shape.part}`)
  for (let i = 0; i < sets.length; i++) {
    const spec = sets[(turn + i) % sets.length]
    const content = spec && trySet(chooser, slot, spec)
    if (content) return content
  }
  return (
    trySteady(chooser, slot, 1 + (turn % 2)) ?? trySteady(chooser, slot, 2 - (turn % 2)) ?? chooseEasy(chooser, slot)
  )
}

function trySet(chooser: Chooser, { sport, minutes }: Slot, spec: SetSpec): Content | undefined {
  const { memory, needs, zones, sizingZones, shape } = chooser
  const size = sizeSet(spec, { sport, minutes }, sizingZones[sport][spec.zone], needs)
  if (!size) return undefined
  const main = `${size.reps} x ${sport === 'swim' ? `${size.work} m` : timeText(size.work)}`
  if (isThird(memory.recent[sport], `${spec.code} ${main}`)) return undefined
  const before = memory.sets.get(spec.code)
  memory.sets.set(spec.code, { week: shape.week, main })
  needs.budget -= size.reps * size.seconds
  const draft = newDraft(sport, zones[sport], minutes)
  writeSet(draft, spec, size)
  return { ...pick(spec), draft, main, before }
}

const pick = ({ code, name, intensity, zone, purpose, source }: SetSpec) => ({
  code,
  name,
  intensity,
  zone,
  purpose,
  source,
})

function trySteady({ memory, needs, zones }: Chooser, { sport, minutes }: Slot, blocks: number): Content | undefined {
  const seconds = steadySeconds({ sport, minutes }, needs.budget, blocks)
  if (seconds === 0) return undefined
  const main = `${blocks} x ${timeText(seconds / blocks)}`
  if (isThird(memory.recent[sport], `STEADY ${main}`)) return undefined
  needs.budget -= seconds
  const draft = newDraft(sport, zones[sport], minutes)
  writeSteady(draft, seconds, blocks)
  return {
    code: `${sport.charAt(0).toUpperCase()}-STEADY`,
    name: 'Steady Tempo',
    intensity: 'tempo',
    zone: 'tempo',
    purpose: 'As much steady work as this short session holds.',
    source: 'design',
    draft,
    main,
    before: undefined,
  }
}

/** Whether the last two main sets were this one too; if not, it takes its place among them. */
function isThird(recent: [string, string], main: string): boolean {
  if (recent[0] === main && recent[1] === main) return true
  recent[0] = recent[1]
  recent[1] = main
  return false
}

/** Race week's one sharp session gets six minutes even where the budget is smaller. */
function chooseSharpener(chooser: Chooser, slot: Slot): Content {
  const { needs } = chooser
  needs.budget = Math.max(needs.budget, 360)
  needs.progress = 1
  return trySet(chooser, slot, SHARPENERS[slot.sport]) ?? trySteady(chooser, slot, 1) ?? chooseEasy(chooser, slot)
}

function choosePrimer(chooser: Chooser, slot: Slot): Content {
  const spec: SetSpec = {
    ...SHARPENERS[slot.sport],
    name: 'Race-Week Primer',
    intensity: 'moderate',
    reps: [1, 2, 2, 2],
  }
  return trySet(chooser, slot, spec) ?? chooseEasy(chooser, slot)
}

function chooseOpener({ needs, zones }: Chooser, { sport, minutes }: Slot): Content {
  const draft = newDraft(sport, zones[sport], minutes)
  writeOpener(draft)
  needs.budget -= sport === 'bike' ? 180 : 60
  return {
    ...easyContent(draft, { code: 'X-OPEN', name: 'Pre-Race Openers', purpose: 'Wakes up the legs for tomorrow.' }),
    source: 'bosquet',
  }
}

function chooseBrick(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { needs, shape, zones } = chooser
  const turn = nextTurn(chooser, `brick-${shape.part}`)
  const draft = newDraft(sport, zones[sport], minutes)
  const race = Math.floor(Math.min(minutes * BRICK_RACE_SHARE, needs.budget / 60))
  if (race < 3 || (shape.part !== 'peak' && shape.part !== 'taper')) {
    writeTransitionRun(draft)
    const purpose = 'Running on legs that have just ridden: short steps, easy pace.'
    return { ...easyContent(draft, { code: 'X-BRICKE', name: 'Transition Run', purpose }), source: 'transition' }
  }
  writeBrick(draft, race, turn)
  needs.budget -= race * 60
  return {
    code: 'X-BRICK',
    name: 'Brick Run at Race Pace',
    intensity: 'moderate',
    zone: 'race',
    purpose: 'Finds race pace on legs that have just ridden.',
    source: 'transition',
    draft,
    main: `${race} min`,
    before: undefined,
  }
}

function chooseLong(chooser: Chooser, slot: Slot): Content {
  const { needs, shape, zones } = chooser
  const { sport, minutes } = slot
  const { part } = shape
  const isRide = sport === 'bike'
  const turn = nextTurn(chooser, `long-${sport}-${part}`)
  const draft = newDraft(sport, zones[sport], minutes)
  const share = part === 'build' || part === 'peak' || part === 'taper' ? RACE_PACE_SHARE[part] : 0
  const size = shape.kind === 'absorb' ? ABSORB : 1
  const race = floor5(Math.min(share * size * minutes, needs.budget / 60))
  if (race < 5 || (!isRide && walks(chooser))) {
    const spec = turnOf(isRide ? LONG_RIDES : walks(chooser) ? RUN_WALK : LONG_RUNS, turn)
    writeEasy(draft, spec, { level: needs.level, turn })
    return { ...easyContent(draft, spec), source: 'published' }
  }
  const size2 = raceBlocks(sport, race, turn)
  writeRacePaceFinish(draft, size2)
  needs.budget -= size2.blocks * size2.each * 60
  const blocks = `${size2.blocks} x ${size2.each} min`
  return {
    code: isRide ? 'B-LONGRP' : 'R-LONGRP',
    name: isRide ? 'Long Ride with Race-Pace Blocks' : 'Long Run with Race-Pace Finish',
    intensity: 'moderate',
    zone: 'easy',
    purpose: isRide ? 'Endurance first, then race pace on tired legs.' : 'Endurance first, then race pace to finish.',
    source: 'neal',
    draft,
    main: blocks,
    before: undefined,
  }
}

function chooseEasy(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { zones, needs, season } = chooser
  const turn = nextTurn(chooser, `easy-${sport}`)
  const runs = walks(chooser) ? RUN_WALK : season.level === 'beginner' ? RUN_EASY_BEGINNER : RUN_EASY
  const spec = turnOf({ swim: SWIM_EASY, bike: BIKE_EASY, run: runs }[sport], turn)
  const draft = newDraft(sport, zones[sport], minutes)
  writeEasy(draft, spec, { level: needs.level, turn })
  return { ...easyContent(draft, spec), source: 'sellesPerez' }
}

function easyContent(draft: Draft, { code, name, purpose }: Pick<EasySpec, 'code' | 'name' | 'purpose'>) {
  const zone: Zone = 'easy'
  const intensity: Intensity = 'easy'
  return { code, name, intensity, zone, purpose, draft, main: '', before: undefined }
}

const walks = ({ season }: Chooser): boolean => season.level === 'beginner' && season.current.run >= RUN_WALK_PACE

function nextTurn({ memory }: Chooser, key: string): number {
  const turn = memory.turns.get(key) ?? 0
  memory.turns.set(key, turn + 1)
  return turn
}

function turnOf(specs: readonly [EasySpec, ...EasySpec[]], turn: number): EasySpec {
  return specs[turn % specs.length] ?? specs[0]
}
