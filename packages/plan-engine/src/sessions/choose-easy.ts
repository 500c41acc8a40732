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
import { type Chooser, type Content, nextTurn, spend } from './session-content.js'
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
  spend(needs, writeEasy(draft, spec, needs.level))
  return easyContent(spec, draft, 'sellesPerez')
}

/** A long ride or run: easy in base and recovery weeks, with a growing share at race pace later. */
export function chooseLong(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { needs, shape, zones } = chooser
  const { part } = shape
  const isRide = sport === 'bike'
  const turn = nextTurn(chooser, isRide ? `long-ride-${part}` : `long-run-${part}`)
  const draft = newDraft(sport, zones[sport], minutes)
  const share = part === 'build' || part === 'peak' || part === 'taper' ? RACE_PACE_SHARE[part] : 0
  const wanted = share * minutes * (shape.kind === 'absorb' ? ABSORB : 1)
  const atRacePace = floor5(Math.min(wanted, needs.budget / 60))
  const isRunWalk = !isRide && walks(chooser)
  const min = turn % 2 === 0 ? MIN_RACE_PACE.long : MIN_RACE_PACE.everyLong
  if (atRacePace < min || isRunWalk) {
    const spec = turnOf(isRide ? LONG_RIDES : isRunWalk ? LONG_RUN_WALK : LONG_RUNS, turn)
    writeEasy(draft, spec, needs.level)
    return easyContent(spec, draft, 'published')
  }
  const size = raceBlocks(sport, atRacePace, turn)
  writeRacePaceFinish(draft, size)
  spend(needs, size.blocks * size.each * 60)
  const spec = isRide ? RACE_PACE_LONG.bike : RACE_PACE_LONG.run
  const main = `${size.blocks} x ${size.each} min`
  return { spec, intensity: 'moderate', zone: 'easy', source: 'neal', draft, main, before: undefined }
}

/** A run off the bike: at race pace near the race, else easy. */
export function chooseBrick(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { needs, shape, zones } = chooser
  const turn = nextTurn(chooser, 'brick')
  const draft = newDraft(sport, zones[sport], minutes)
  const race = Math.floor(Math.min(minutes * BRICK_RACE_SHARE, needs.budget / 60))
  if (race < MIN_RACE_PACE.brick || (shape.part !== 'peak' && shape.part !== 'taper')) {
    writeTransitionRun(draft, turn)
    return easyContent(TRANSITION_RUN, draft, 'transition')
  }
  const written = writeBrick(draft, race, turn)
  spend(needs, written.blocks * written.each * 60)
  const main = `${written.blocks} x ${written.each} min`
  return { spec: BRICK, intensity: 'moderate', zone: 'race', source: 'transition', draft, main, before: undefined }
}

/** The short ride or run on the day before the race. */
export function chooseOpener({ needs, zones }: Chooser, { sport, minutes }: Slot): Content {
  const draft = newDraft(sport, zones[sport], minutes)
  spend(needs, writeOpener(draft))
  return easyContent(OPENERS, draft, 'bosquet')
}

function easyContent(spec: Content['spec'], draft: Draft, source: Source): Content {
  return { spec, intensity: 'easy', zone: 'easy', source, draft, main: '', before: undefined }
}

const walks = ({ season }: Chooser): boolean => season.level === 'beginner' && season.current.run >= RUN_WALK_PACE

const turnOf = (specs: readonly [EasySpec, ...EasySpec[]], turn: number): EasySpec =>
  specs[turn % specs.length] ?? specs[0]
