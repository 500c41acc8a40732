import { T1_SECONDS, T2_SECONDS, TRANSITION_SECONDS } from '../../formulas/finish-time.js'
import { lookup } from '../../lookup.js'
import type { RaceType } from '../../types.js'
import type { CutOffs } from './cut-offs.js'
import { FADE, RACE_POWER } from './pacing.js'

/** Everything a forecast of such a race rests on, in sentences for the athlete. */
export function assumptionsOf(raceType: RaceType, limits: CutOffs | undefined): readonly string[] {
  const [min, max] = lookup(RACE_POWER, raceType, 'olympic')
  const fade = Math.round(lookup(FADE, raceType, 'olympic') * 100)
  return [
    'Your current paces are the ones you can hold in this very race: the run is the one off the bike, not a fresh one.',
    'Flat course, no wind, no heat, a road that is open; hills, heat and a crowded start cost time that is not in here.',
    'The swim is as long as announced and swum straight, at your pool pace. A wetsuit may be faster, open water slower.',
    `Both transitions take ${minutes(TRANSITION_SECONDS)} minutes together: ${minutes(T1_SECONDS)} for T1, ${minutes(T2_SECONDS)} for T2.`,
    `Steady rides in the middle of the usual ${min} to ${max} % of threshold power, cautious at the lower end and bold at the upper (sisuracing.co.uk); on the flat, speed follows the cube root of power.`,
    'Cautious swims 2 % slower and runs the first half 3 % slower; bold swims 2 % faster and runs the first half 3 % faster (design choice).',
    `Bold may cost: if the legs do not hold, the second half of the run is taken to be ${fade} % slower (after Ricci, beginnertriathlete.com; design choice for this distance).`,
    'The goal is raced evenly at the paces the plan trains for, and takes for granted that training gets you there.',
    limits
      ? `Cut-offs count from your own start. ${limits.source}. Read your race's own rules.`
      : "No cut-offs are shown: this race's distances are not the standard ones. Read your race's own rules.",
  ]
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Seconds as minutes in words, or in figures where there is no word for them. */
const minutes = (seconds: number): string => NUMBERS[seconds / 60] ?? String(Math.round(seconds / 6) / 10)
