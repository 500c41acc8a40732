import type { MainSet } from '../codes/rules.js'
import { strainOf } from '../formulas/training-load.js'
import type { ZonePaces } from '../formulas/zones.js'
import type { Rehearsal } from '../season/rehearsal.js'
import type { Season } from '../season/season.js'
import type { WeekShape } from '../season/volume.js'
import type { Source } from '../sources.js'
import type { BySport, Intensity, Zone } from '../types.js'
import type { SetNeeds } from './hard-sessions.js'
import type { Drill } from './library/drills.js'
import type { Spec } from './library/set-spec.js'
import type { Draft } from './step-writer.js'

/** What is done in a session. */
export type Content = {
  spec: Spec
  intensity: Intensity
  source: Source
  draft: Draft
  /** The main set in figures; undefined for easy sessions. */
  main: MainSet | undefined
  /** The last week with a set of this code, and its rounds. */
  before: Before | undefined
  /** A swim for technique of an athlete whose stroke comes first. */
  isForStroke?: true
}

export type Before = { week: number; rounds: number }

/** What earlier weeks of the plan held, so that sessions take turns and grow. */
export type Memory = {
  turns: Record<string, number>
  /** The last main set of a sport. */
  lastSet: BySport<string>
  /** By code. */
  sets: Record<string, Before>
  /** By code, which hard session of the plan held it last. */
  lastUse: Record<string, number>
  /** Hard sessions so far. */
  hardSessions: number
  /** Most minutes at race effort in one long ride so far. */
  raceEffort: number
  /** Most metres swum without a stop in each part so far. */
  unbroken: { build: number; peak: number }
  /** The last week with a swim for sighting. */
  sightedIn: number
  /** Whether the swim was tested. */
  isSwimTested: boolean
  /** Swims for technique that are still to come of those that were due so far. */
  techniqueDue: number
}

export const emptyMemory = (): Memory => ({
  turns: {},
  lastSet: { swim: '', bike: '', run: '' },
  sets: {},
  lastUse: {},
  hardSessions: 0,
  raceEffort: 0,
  unbroken: { build: 0, peak: 0 },
  sightedIn: 0,
  isSwimTested: false,
  techniqueDue: 0,
})

/** A week whose sessions are being chosen. */
export type Chooser = {
  season: Season
  shape: WeekShape
  /** 0 in the first week of its part of the season, 1 in the last: main sets grow by it. */
  growth: number
  /** The plan's one rehearsal of the race. */
  rehearsal: Rehearsal | undefined
  memory: Memory
  /** Paces the week trains at. */
  zones: ZonePaces
  /** Today's paces: sets are sized by them, so that another goal changes paces only. */
  sizingZones: ZonePaces
  needs: SetNeeds
  /** The drill that swims begin with, where the week has too few for a swim of drills alone, and where the stroke comes first. */
  opening: Drill | undefined
  /** How many of the week's swims that would be hard are for technique; undefined where they are not half of all. */
  techniqueSwims: number | undefined
}

/** How many sessions of this kind came before; each call counts one more. */
export function nextTurn({ memory: { turns } }: Chooser, key: string): number {
  const turn = turns[key] ?? 0
  turns[key] = turn + 1
  return turn
}

/** Takes seconds in a zone above easy from the week's budget, by their strain. */
export function spend({ needs, season }: Chooser, seconds: number, zone: Zone) {
  needs.budget -= seconds * strainOf(zone, season.race)
  needs.room -= seconds
  needs.spent += seconds
}

/** Seconds in a zone that the week has left: by strain, and so that 70 % of it stay easy. */
export const affordable = ({ needs, season }: Chooser, zone: Zone): number =>
  Math.max(0, Math.min(needs.budget / strainOf(zone, season.race), needs.room))
