import type { BySport, ExperienceLevel, RaceType } from '../types.js'

/** Part of the season a week belongs to; unlike the phase label it follows the days that are left to the race. */
export type Part = 'base' | 'build' | 'peak' | 'taper' | 'recovery' | 'race'

type ByRace<T> = Record<RaceType, T>
/** From beginner to advanced: read by a level's place in `EXPERIENCE_LEVELS`. */
type ByLevel<T> = readonly [T, T, T]
type ByPart<T> = Record<Part, T>

/**
 * Hours of the biggest week, offered hours permitting. Peak weeks of published plans: sportcoaching.com.au 6-8, 8-10,
 * 11-14 and 14.5-18.5 h; trisystems.ai 4-9, 6-12, 8-15, 12-20 h. The beginner's share is a design choice: every
 * default schedule fits.
 */
export const PEAK_HOURS: ByRace<ByLevel<number>> = {
  sprint: [7, 8.5, 10],
  olympic: [9, 11, 14],
  '70.3': [12, 14, 16],
  ironman: [15.5, 18, 20],
}

/** Sessions a week, at most. Published plans (Fitzgerald, triathlete.com): 6-9 at level 1, 9 and a brick at 5, 12 at 9. */
export const MAX_SESSIONS: ByRace<ByLevel<number>> = {
  sprint: [8, 9, 10],
  olympic: [9, 10, 12],
  '70.3': [9, 10, 12],
  ironman: [10, 11, 12],
}

/** Shares of the week's minutes in percent. Joe Friel, 220 Triathlon: 20 / 50 / 30; peak weeks of published plans. */
export const SHARES: ByRace<BySport<number>> = {
  sprint: { swim: 22, bike: 48, run: 30 },
  olympic: { swim: 21, bike: 49, run: 30 },
  '70.3': { swim: 19, bike: 52, run: 29 },
  ironman: { swim: 18, bike: 56, run: 26 },
}

/**
 * Percentage points moved between the sports in a part of the season: a taper eases the run first (active.com, 'How to
 * optimize your triathlon taper'); the sizes are a design choice.
 */
export const SHARE_SHIFTS: ByPart<BySport<number>> = {
  base: { swim: 3, bike: -2, run: -1 },
  build: { swim: 0, bike: 0, run: 0 },
  peak: { swim: -1, bike: 0, run: 1 },
  taper: { swim: 4, bike: -1, run: -3 },
  recovery: { swim: 2, bike: 0, run: -2 },
  race: { swim: 5, bike: -2, run: -3 },
}

/** Percentage points that go from bike to run, or back, in a week whose long session is the run, or the ride. Design choice. */
export const TURN_SHIFT = 6

/**
 * Volume against the biggest recent week with 1-6, 7-13 and 14-20 days to the race. Bosquet 2007, MSSE 39(8):1358:
 * best are two weeks, 41-60 % less, intensity kept; active.com 80 / 50 / 20-30 % and a 70.3 plan (payhip zWwSv) 80 / 60 /
 * 40 % over three weeks for the long races.
 */
export const TAPER: ByRace<readonly [number, number, number]> = {
  sprint: [0.55, 0.8, 1],
  olympic: [0.5, 0.75, 1],
  '70.3': [0.45, 0.7, 0.9],
  ironman: [0.4, 0.6, 0.8],
}

/**
 * Weeks labelled Taper more than three weeks before the race load on, at this share of the biggest week: any taper up to 21 days
 * works (Wang 2023, PLoS ONE 18(5):e0282838), nothing longer was tried. The size is a design choice.
 */
export const BEFORE_TAPER = 0.95

/**
 * In plans above `weeks` weeks the load before the last `span` weeks climbs to this share of the biggest week and holds it: bases
 * last 8 to 12 weeks in published plans (foottraffic, t2coaching), and more than that is not known to help. Design choice.
 */
export const LONG_PLAN = { weeks: 30, span: 28, most: 0.8 } as const

/**
 * First week against the biggest one. Published plans start at .41-.68; ours start higher because the athlete offered
 * these hours (design choice).
 */
export const FIRST_WEEK: ByLevel<number> = [0.6, 0.68, 0.75]

/** Lower for the advanced ironman, whose first week would else lie above every published plan. Design choice. */
export const FIRST_WEEK_IRONMAN_ADVANCED = 0.72

/**
 * Growth from one load week to the next, at most. 10 % is convention: Buist's trial found no benefit of it, Nielsen
 * found more injuries above 30 % in two weeks (n = 873).
 */
export const RAMP: ByLevel<number> = [0.08, 0.09, 0.1]

/** A load week against the biggest of the four before it, at most, whatever the plan's trend. Convention, see RAMP. */
export const WEEKLY_GROWTH = 1.1

/** Share of the biggest week a part of the season grows from and to. Design choice. */
export const BANDS = { base: 0.85, build: 0.95, peak: 1 } as const

/** A recovery week against the load week before it. Published plans cut to .44-.66 of the week before (crewrunners.com). */
export const RECOVERY = 0.65

/** The same for an absorb week, where the phases have no recovery week. active.com, 'big week, rest week'. */
export const ABSORB = 0.8

/** Days with a hard session. Friel: two a week; Fitzgerald's hard-easy rule: one hard session in each sport. */
export const QUALITY_DAYS: Record<ExperienceLevel, ByPart<number>> = {
  beginner: { base: 1, build: 2, peak: 2, taper: 2, recovery: 0, race: 0 },
  intermediate: { base: 2, build: 2, peak: 2, taper: 2, recovery: 1, race: 0 },
  advanced: { base: 2, build: 3, peak: 3, taper: 2, recovery: 1, race: 0 },
}

/**
 * Share of the week's time above easy, at most. Seiler's 80/20; Selles-Perez 2019 (77.9-84.5 % easy); Neal 2011 (69 / 25
 * / 6 %): upper bounds.
 */
const NON_EASY: Record<ExperienceLevel, ByPart<number>> = {
  beginner: { base: 0.08, build: 0.14, peak: 0.16, taper: 0.16, recovery: 0.03, race: 0.1 },
  intermediate: { base: 0.12, build: 0.18, peak: 0.2, taper: 0.2, recovery: 0.06, race: 0.13 },
  advanced: { base: 0.15, build: 0.2, peak: 0.22, taper: 0.22, recovery: 0.08, race: 0.15 },
}

/** How much more of it short races may hold in build and peak. Design choice: their race effort is threshold itself. */
const MORE_IN_SHORT_RACES = 0.03

/** Share of the week's time above easy, at most, in one part of a season. */
export const nonEasyShare = (race: RaceType, level: ExperienceLevel, part: Part): number =>
  NON_EASY[level][part] + (isShort(race) && (part === 'build' || part === 'peak') ? MORE_IN_SHORT_RACES : 0)

const isShort = (race: RaceType): boolean => race === 'sprint' || race === 'olympic'

/** A plan shorter than this cannot promise a gain in fitness. Published plans: 12, 16, 16-20 and 20-24 weeks. */
export const FULL_PLAN_WEEKS: ByRace<number> = { sprint: 8, olympic: 12, '70.3': 12, ironman: 20 }

/** Hours of the biggest week below which the race is hard to prepare for (trisystems.ai, sportcoaching.com.au). */
export const ENOUGH_HOURS: ByRace<number> = { sprint: 3, olympic: 5, '70.3': 8, ironman: 10 }
