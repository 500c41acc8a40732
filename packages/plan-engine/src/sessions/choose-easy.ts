import type { ZonePaces } from '../formulas/zones.js'
import { LEARNING_MINUTES, TECHNIQUE_MINUTES } from '../season/long-swim.js'
import type { Slot } from '../season/session-slot.js'
import type { Source } from '../sources.js'
import type { Sport } from '../types.js'
import { holdsOnce, writeEasy } from './easy-sessions.js'
import { type Drill, drillOf } from './library/drills.js'
import { BIKE_EASY } from './library/easy-rides.js'
import { RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK } from './library/easy-runs.js'
import { SWIM_EASY, SWIM_SIGHTING, SWIM_TECHNIQUE } from './library/easy-swims.js'
import { BRICK, OPENERS, TRANSITION_RUN } from './library/race-pace.js'
import { RECOVERY_SESSIONS } from './library/recovery.js'
import type { EasySpec } from './library/set-spec.js'
import { BRICK_RACE_SHARE, mainOf, writeBrick, writeOpener, writeTransitionRun } from './race-pace-sessions.js'
import { affordable, type Chooser, type Content, nextTurn, spend } from './session-content.js'
import { type Draft, newDraft } from './step-writer.js'

/** Seconds per mile from which on a beginner walks between runs. Design choice. */
const RUN_WALK_PACE = 720

/** Weeks before the race in which swimmers learn to sight. */
const SIGHTING_WEEKS = 6

/** Fewest minutes at race pace worth running off the bike. Design choice. */
export const MIN_BRICK_RACE = 3

/** The next easy session of the sport in turn. */
export function chooseEasy(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { zones, needs, season, opening, techniqueSwims } = chooser
  const isSighting = sport === 'swim' && sightsNext(chooser)
  const isForStroke = sport === 'swim' && techniqueSwims !== undefined && minutes <= LEARNING_MINUTES
  if (isForStroke && !isSighting) return chooseTechnique(chooser, { minutes })
  const runs = walks(chooser) ? RUN_WALK : season.level === 'beginner' ? RUN_EASY_BEGINNER : RUN_EASY
  const specs = isSighting ? SWIM_SIGHTING : sport === 'swim' ? SWIM_EASY : sport === 'bike' ? BIKE_EASY : runs
  const isForDrills = minutes <= TECHNIQUE_MINUTES && !opening
  const spec = turnThatFits(chooser, isSighting ? 'sighting' : sport, { sport, minutes, specs, isForDrills })
  const draft = newDraft(sport, zones[sport], minutes, opening)
  spend(chooser, writeEasy(draft, spec, needs.level, sport === 'swim' ? drillsOf(chooser) : undefined), 'interval')
  return easyContent(spec, draft, 'sellesPerez')
}

/** A swim for technique, for those whose stroke comes first. */
export function chooseTechnique(chooser: Chooser, { minutes }: Pick<Slot, 'minutes'>): Content {
  const { zones, needs, opening } = chooser
  const spec = turnThatFits(chooser, 'technique', { sport: 'swim', minutes, specs: SWIM_TECHNIQUE, isForDrills: true })
  const draft = newDraft('swim', zones.swim, minutes, opening)
  writeEasy(draft, spec, needs.level, drillsOf(chooser))
  return { ...easyContent(spec, draft, 'design'), isForStroke: true }
}

/** The two drills of a swim for technique: the week's own, and the next one in turn. */
const drillsOf = (chooser: Chooser): readonly Drill[] => {
  const week = chooser.shape.week - 1
  return [drillOf(week), drillOf(week + 1 + nextTurn(chooser, `drills-${week}`))]
}

type Choice = Pick<Slot, 'sport' | 'minutes'> & {
  specs: readonly [EasySpec, ...EasySpec[]]
  isForDrills?: boolean
}

/** The next session in turn that has room for what it is called by; where none has, the one whose turn it is. */
export function turnThatFits(chooser: Chooser, key: string, { sport, minutes, specs, isForDrills }: Choice): EasySpec {
  const { sizingZones, needs, opening } = chooser
  const empty = newDraft(sport, sizingZones[sport], minutes, opening)
  for (let tried = 0; tried < specs.length; tried++) {
    const spec = turnOf(specs, nextTurn(chooser, key))
    if (spec.shape === 'drills' ? isForDrills : holdsOnce(empty, spec, needs.level)) return spec
  }
  return turnOf(specs, nextTurn(chooser, key))
}

/** In the last six weeks the first long or easy swim of each week is for open water (wellinformedtriathlete.com: weekly). */
export function sightsNext({ season, shape, memory }: Chooser): boolean {
  if (season.totalWeeks - shape.week >= SIGHTING_WEEKS || memory.sightedIn === shape.week) return false
  memory.sightedIn = shape.week
  return true
}

/** A run off the bike: at race pace near the race, else easy. */
export function chooseBrick(chooser: Chooser, { sport, minutes }: Slot): Content {
  const { shape, zones } = chooser
  const turn = nextTurn(chooser, 'brick')
  const draft = newDraft(sport, zones[sport], minutes)
  const race = Math.floor(Math.min(minutes * BRICK_RACE_SHARE, affordable(chooser, 'race') / 60))
  if (race < MIN_BRICK_RACE || (shape.part !== 'peak' && shape.part !== 'taper')) {
    writeTransitionRun(draft, turn)
    return easyContent(TRANSITION_RUN, draft, 'transition')
  }
  const written = writeBrick(draft, race, turn)
  spend(chooser, written.blocks * written.each * 60, 'race')
  const main = mainOf(written)
  return { spec: BRICK, intensity: 'moderate', source: 'transition', draft, main, before: undefined }
}

/** The session of a day after the race. */
export function chooseRecovery(zones: ZonePaces, sport: Sport, minutes: number): Content {
  const spec = RECOVERY_SESSIONS[sport]
  const draft = newDraft(sport, zones[sport], minutes)
  writeEasy(draft, spec, 0)
  return easyContent(spec, draft, 'recovery')
}

/** The short ride or run on the day before the race. */
export function chooseOpener(chooser: Chooser, { sport, minutes }: Slot): Content {
  const draft = newDraft(sport, chooser.zones[sport], minutes)
  spend(chooser, writeOpener(draft), 'race')
  return easyContent(OPENERS, draft, 'bosquet')
}

export function easyContent(spec: Content['spec'], draft: Draft, source: Source): Content {
  return { spec, intensity: 'easy', source, draft, main: undefined, before: undefined }
}

export const walks = ({ season }: Chooser): boolean =>
  season.level === 'beginner' && season.current.run >= RUN_WALK_PACE

const turnOf = (specs: readonly [EasySpec, ...EasySpec[]], turn: number): EasySpec =>
  specs[turn % specs.length] ?? specs[0]
