import { durationText } from '../formulas/duration-text.js'
import { ABSORB, RECOVERY, WEEKLY_GROWTH } from '../formulas/volume-tables.js'
import { paceText } from '../formulas/zones.js'
import type { Season } from '../season/season.js'
import { greatest, type History, type WeekShape } from '../season/volume.js'
import { SOURCES } from '../sources.js'
import { type Reason, SPORTS, type Sport } from '../types.js'

export type WeekFigures = {
  season: Season
  shape: WeekShape
  /** What was planned before this week. */
  history: History
  minutes: number
  target: number
  /** 0 trains at today's paces, 1 at the goal's. */
  progress: number
  /** Sports whose test finds no day this week. */
  leftOut: readonly Sport[]
}

/** A week that holds less than this share of its target says why. Design choice. */
const NOTABLY_LESS = 0.95

/** Why a week holds as much as it does, and at which paces. */
export function weekReasons(figures: WeekFigures): Reason[] {
  const { shape, minutes, target } = figures
  const reasons = [shape.kind === 'load' ? loadReason(figures) : easedReason(figures, shape.kind)]
  if (minutes < target * NOTABLY_LESS)
    reasons.push({
      rule: 'day-hours',
      inputs: { minutes, target },
      sentence: `${durationText(target)} would fit your season; your days and sensible session lengths hold ${durationText(minutes)}.`,
      source: SOURCES.design,
    })
  if (figures.leftOut.length > 0) reasons.push(testReason(figures.leftOut))
  return [...reasons, paceReason(figures)]
}

/** Which tests of the week are left out, and what they would need. */
function testReason(leftOut: readonly Sport[]): Reason {
  const names = leftOut.map((sport) => (sport === 'bike' ? 'ride' : sport))
  return {
    rule: 'test-left-out',
    inputs: { sports: leftOut.join(' ') },
    sentence: `Without a ${names.join(' and a ')} test: it needs a day of its own, apart from other hard days, with room for it (50 min for the run, and runs of that length before).`,
    source: SOURCES.myProCoach,
  }
}

/** Rule and sentence of the weeks that hold less; `#` stands for how much. */
const EASED = {
  recovery: ['recovery-week', 'Recovery week: #, so that the work can take effect.'],
  absorb: ['absorb-week', 'A lighter week: #, so that no more than four weeks load in a row.'],
  taper: ['taper', 'Taper: #. Shorter, not slower.'],
  race: ['race-week-volume', 'Race week: #. Rest is what makes you faster now.'],
} as const

function easedReason({ shape, history, minutes }: WeekFigures, kind: keyof typeof EASED): Reason {
  const [rule, sentence] = EASED[kind]
  const isTaper = kind === 'taper' || kind === 'race'
  const than = isTaper ? greatest(history.loads, 4) : (history.loads.at(-1) ?? 0)
  const percent = percentOf(minutes, than)
  const aim = Math.round(100 * (isTaper ? shape.factor : kind === 'absorb' ? ABSORB : RECOVERY))
  const whose = isTaper ? 'biggest recent' : 'last load'
  const share = than > 0 ? `, ${percent} % of your ${whose} week's ${durationText(than)}` : ''
  const now = `${durationText(minutes)}${kind === 'race' ? ' before the race' : ''}${share}`
  return {
    rule,
    inputs: { minutes, [isTaper ? 'biggest' : 'loadWeek']: than, percent, aim },
    sentence: sentence.replace('#', now),
    source: isTaper ? SOURCES.bosquet : SOURCES.published,
  }
}

const percentOf = (minutes: number, of: number): number => (of > 0 ? Math.round((100 * minutes) / of) : 0)

function loadReason({ season: { peak }, shape: { isWhole }, history, minutes }: WeekFigures): Reason {
  const now = durationText(minutes)
  const biggest = greatest(history.loads, 4)
  const limit = Math.round((WEEKLY_GROWTH - 1) * 100)
  if (biggest === 0) {
    const share = percentOf(minutes, peak)
    return {
      rule: isWhole ? 'first-week' : 'part-week',
      inputs: { minutes, peak, share },
      sentence: isWhole
        ? `You begin with ${now}, ${share} % of the ${durationText(peak)} your biggest week may hold.`
        : `This week is cut short: ${now} on the days that are left.`,
      source: isWhole ? SOURCES.published : SOURCES.design,
    }
  }
  const change = Math.round((100 * (minutes - biggest)) / biggest)
  const against = change === 0 ? 'as much as' : `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than`
  const bound = change > 0 ? `; the limit is ${limit} %` : ''
  return {
    rule: 'load-week',
    inputs: { minutes, biggest, change, limit },
    sentence: `Load week: ${now}, ${against} your biggest recent week${bound}.`,
    source: SOURCES.convention,
  }
}

function paceReason({ season: { current, goal }, progress }: WeekFigures): Reason {
  const isSame = SPORTS.every((sport) => paceText(sport, current[sport]) === paceText(sport, goal[sport]))
  const way = `Paces are ${Math.round(progress * 100)} % of the way from today's to your goal's.`
  return {
    rule: 'paces',
    inputs: { progress: Math.round(progress * 1000) / 1000 },
    sentence: isSame
      ? "Paces stay as they are: your goal's are today's."
      : progress === 0
        ? "Paces are today's."
        : progress === 1
          ? 'Paces are those of your goal.'
          : way,
    source: SOURCES.design,
  }
}
