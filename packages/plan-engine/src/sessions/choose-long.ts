import { RACE_EFFORT, RACE_EFFORT_GROWTH } from '../formulas/minute-tables.js'
import { ABSORB } from '../formulas/volume-tables.js'
import type { Slot } from '../season/session-slot.js'
import { floor5 } from '../season/volume.js'
import { easyContent, MIN_BRICK_RACE, turnThatFits, walks } from './choose-easy.js'
import { writeEasy } from './easy-sessions.js'
import { LONG_RIDES } from './library/easy-rides.js'
import { LONG_RUN_WALK, LONG_RUNS } from './library/easy-runs.js'
import { RACE_PACE_LONG, REHEARSAL } from './library/race-pace.js'
import {
  finishBlocks,
  mainOf,
  RACE_PACE_SHARE,
  raceBlocks,
  writeBrick,
  writeRacePaceFinish,
  writeTransitionRun,
} from './race-pace-sessions.js'
import { affordable, type Chooser, type Content, nextTurn, spend } from './session-content.js'
import { newDraft } from './step-writer.js'

/** Fewest minutes at race pace worth having in every other and in every long session. Design choice. */
const MIN_RACE_PACE = { everyOther: 5, every: 10 } as const

/** A long ride or run: easy in base and recovery weeks, with growing time at race effort later; in build every fourth stays easy. */
export function chooseLong(chooser: Chooser, slot: Slot): Content {
  const { shape, zones, memory } = chooser
  const { sport, minutes } = slot
  const isRide = sport === 'bike'
  const kind = isRide ? 'long-ride' : 'long-run'
  const turn = nextTurn(chooser, `${kind}-${shape.part}`)
  const atRacePace = floor5(Math.min(raceEffort(chooser, slot), affordable(chooser, 'race') / 60))
  const staysEasy = shape.part === 'build' && turn % 4 === 3
  const min = turn % 2 === 0 ? MIN_RACE_PACE.everyOther : MIN_RACE_PACE.every
  if (atRacePace < min || staysEasy || (!isRide && walks(chooser))) return easyLong(chooser, slot, kind)
  const draft = newDraft(sport, zones[sport], minutes)
  const size = finishBlocks(sport, minutes, atRacePace, turn)
  writeRacePaceFinish(draft, size)
  if (isRide) memory.raceEffort = Math.max(memory.raceEffort, size.blocks * size.each)
  spend(chooser, size.blocks * size.each * 60, 'race')
  const spec = isRide ? RACE_PACE_LONG.bike : RACE_PACE_LONG.run
  const main = mainOf(size)
  return { spec, intensity: 'moderate', source: 'neal', draft, main, before: undefined }
}

/** Minutes at race effort that a long session wants: a share of it, in long races growing ride by ride. */
function raceEffort({ season, shape, memory }: Chooser, { sport, minutes }: Slot): number {
  const { part, kind } = shape
  if (part !== 'build' && part !== 'peak' && part !== 'taper') return 0
  const share = RACE_PACE_SHARE[part] * minutes * (kind === 'absorb' ? ABSORB : 1)
  const most = RACE_EFFORT[season.race]?.[season.rank]
  if (sport !== 'bike' || most === undefined || part === 'taper') return share
  const grown = kind === 'absorb' ? ABSORB * memory.raceEffort : memory.raceEffort + RACE_EFFORT_GROWTH.step
  return Math.min(most, RACE_EFFORT_GROWTH.share * minutes, memory.raceEffort > 0 ? grown : share)
}

function easyLong(chooser: Chooser, { sport, minutes }: Slot, kind: string): Content {
  const draft = newDraft(sport, chooser.zones[sport], minutes)
  const runs = walks(chooser) ? LONG_RUN_WALK : LONG_RUNS
  const spec = turnThatFits(chooser, kind, { sport, minutes, specs: sport === 'bike' ? LONG_RIDES : runs })
  writeEasy(draft, spec, chooser.needs.level)
  return easyContent(spec, draft, 'published')
}

/** Minutes of a rehearsal's ride and run that are not at race effort, at least. */
const SETTLED = { longRide: 35, ride: 15, run: 10 } as const

/** The rehearsal of the race: the ride with blocks at race effort, then the run straight off it. */
export function chooseRehearsal(chooser: Chooser, slot: Slot): Content {
  const { zones, season, rehearsal, memory } = chooser
  const { sport, minutes } = slot
  const isRide = sport === 'bike'
  const asked = rehearsal?.effort[isRide ? 'bike' : 'run'] ?? 0
  const wanted =
    isRide && season.isLong ? raceEffort({ ...chooser, shape: { ...chooser.shape, part: 'peak' } }, slot) : asked
  const room = minutes - SETTLED[isRide ? (season.isLong ? 'longRide' : 'ride') : 'run']
  const race = Math.floor(Math.min(wanted, room, affordable(chooser, 'race') / 60))
  const draft = newDraft(sport, zones[sport], minutes)
  const spec = REHEARSAL[isRide ? 'bike' : 'run']
  if (race < MIN_BRICK_RACE) {
    if (isRide) writeEasy(draft, LONG_RIDES[0], chooser.needs.level)
    else writeTransitionRun(draft, 0)
    return easyContent(spec, draft, 'published')
  }
  const inOne = { blocks: 1, each: race }
  const size = !isRide ? writeBrick(draft, race, 0) : season.isLong ? raceBlocks('bike', race, 0) : inOne
  if (isRide) {
    writeRacePaceFinish(draft, size)
    memory.raceEffort = Math.max(memory.raceEffort, size.blocks * size.each)
  }
  spend(chooser, size.blocks * size.each * 60, 'race')
  const main = mainOf(size)
  return { spec, intensity: 'moderate', source: 'published', draft, main, before: undefined }
}
