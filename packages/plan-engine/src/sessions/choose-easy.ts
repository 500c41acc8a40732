import { RACE_EFFORT, RACE_EFFORT_GROWTH } from '../formulas/minute-tables.js'
import { ABSORB } from '../formulas/volume-tables.js'
import type { Slot } from '../season/session-slot.js'
import { floor5 } from '../season/volume.js'
import type { Source } from '../sources.js'
import { writeEasy } from './easy-sessions.js'
import { BIKE_EASY, LONG_RIDES } from './library/easy-rides.js'
import { LONG_RUN_WALK, LONG_RUNS, RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK } from './library/easy-runs.js'
import { SWIM_EASY } from './library/easy-swims.js'
import { BRICK, OPENERS, RACE_PACE_LONG, TRANSITION_RUN } from './library/race-pace.js'
import type { EasySpec } from './library/set-spec.js'
import {
  BRICK_RACE_SHARE,
  RACE_PACE_SHARE,
  raceBlocks,
  writeBrick,
  writeOpener,
  writeRacePaceFinish,
  writeTransitionRun,
} from './race-pace-sessions.js'
import { affordable, type Chooser, type Content, nextTurn, spend } from './session-content.js'
import { type Draft, newDraft } from './step-writer.js'

/** Seconds per mile from which on a beginner walks between runs. Design choice. */
const RUN_WALK_PACE = 720

/** Fewest minutes at race pace worth running off the bike, and in every other or every long session. Design choice. */
const MIN_RACE_PACE = { brick: 3, long: 5, everyLong: 10 } as const

/** The next easy session of the sport in turn. */
export function chooseEasy(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { zones, needs, season } = chooser
  const turn = nextTurn(chooser, sport)
  const runs = walks(chooser) ? RUN_WALK : season.level === 'beginner' ? RUN_EASY_BEGINNER : RUN_EASY
  const specs = sport === 'swim' ? SWIM_EASY : sport === 'bike' ? BIKE_EASY : runs
  const spec = turnOf(specs, turn)
  const draft = newDraft(sport, zones[sport], minutes)
  spend(chooser, writeEasy(draft, spec, needs.level), 'interval')
  return easyContent(spec, draft, 'sellesPerez')
}

/** A long ride or run: easy in base and recovery weeks, with growing time at race effort later; in build every fourth stays easy. */
export function chooseLong(chooser: Chooser, slot: Slot): Content {
  const { shape, zones, memory } = chooser
  const { sport, minutes } = slot
  const isRide = sport === 'bike'
  const kind = isRide ? 'long-ride' : 'long-run'
  const turn = nextTurn(chooser, `${kind}-${shape.part}`)
  const atRacePace = floor5(Math.min(raceEffort(chooser, slot), affordable(chooser, 'race') / 60))
  const staysEasy = shape.part === 'build' && turn % 4 === 3
  const min = turn % 2 === 0 ? MIN_RACE_PACE.long : MIN_RACE_PACE.everyLong
  if (atRacePace < min || staysEasy || (!isRide && walks(chooser)))
    return easyLong(chooser, slot, nextTurn(chooser, kind))
  const draft = newDraft(sport, zones[sport], minutes)
  const size = raceBlocks(sport, atRacePace, turn)
  writeRacePaceFinish(draft, size)
  if (isRide) memory.raceEffort = Math.max(memory.raceEffort, size.blocks * size.each)
  spend(chooser, size.blocks * size.each * 60, 'race')
  const spec = isRide ? RACE_PACE_LONG.bike : RACE_PACE_LONG.run
  const main = `${size.blocks} x ${size.each} min`
  return { spec, intensity: 'moderate', zone: 'easy', source: 'neal', draft, main, before: undefined }
}

/** Minutes at race effort that a long session wants: a share of it, in long races growing ride by ride. */
function raceEffort({ season, shape, memory }: Chooser, { sport, minutes }: Slot): number {
  const { part, kind } = shape
  if (part !== 'build' && part !== 'peak' && part !== 'taper') return 0
  const share = RACE_PACE_SHARE[part] * minutes * (kind === 'absorb' ? ABSORB : 1)
  const most = RACE_EFFORT[season.race]?.[season.level]
  if (sport !== 'bike' || most === undefined || part === 'taper') return share
  const grown = kind === 'absorb' ? ABSORB * memory.raceEffort : memory.raceEffort + RACE_EFFORT_GROWTH.step
  return Math.min(most, RACE_EFFORT_GROWTH.share * minutes, memory.raceEffort > 0 ? grown : share)
}

function easyLong(chooser: Chooser, { sport, minutes }: Slot, turn: number): Content {
  const draft = newDraft(sport, chooser.zones[sport], minutes)
  const runs = walks(chooser) ? LONG_RUN_WALK : LONG_RUNS
  const spec = turnOf(sport === 'bike' ? LONG_RIDES : runs, turn)
  writeEasy(draft, spec, chooser.needs.level)
  return easyContent(spec, draft, 'published')
}

/** A run off the bike: at race pace near the race, else easy. */
export function chooseBrick(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { shape, zones } = chooser
  const turn = nextTurn(chooser, 'brick')
  const draft = newDraft(sport, zones[sport], minutes)
  const race = Math.floor(Math.min(minutes * BRICK_RACE_SHARE, affordable(chooser, 'race') / 60))
  if (race < MIN_RACE_PACE.brick || (shape.part !== 'peak' && shape.part !== 'taper')) {
    writeTransitionRun(draft, turn)
    return easyContent(TRANSITION_RUN, draft, 'transition')
  }
  const written = writeBrick(draft, race, turn)
  spend(chooser, written.blocks * written.each * 60, 'race')
  const main = `${written.blocks} x ${written.each} min`
  return { spec: BRICK, intensity: 'moderate', zone: 'race', source: 'transition', draft, main, before: undefined }
}

/** The short ride or run on the day before the race. */
export function chooseOpener(chooser: Chooser, { sport, minutes }: Slot): Content {
  const draft = newDraft(sport, chooser.zones[sport], minutes)
  spend(chooser, writeOpener(draft), 'race')
  return easyContent(OPENERS, draft, 'bosquet')
}

function easyContent(spec: Content['spec'], draft: Draft, source: Source): Content {
  return { spec, intensity: 'easy', zone: 'easy', source, draft, main: '', before: undefined }
}

const walks = ({ season }: Chooser): boolean => season.level === 'beginner' && season.current.run >= RUN_WALK_PACE

const turnOf = (specs: readonly [EasySpec, ...EasySpec[]], turn: number): EasySpec =>
  specs[turn % specs.length] ?? specs[0]
