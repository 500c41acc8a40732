import { durationText } from './duration-text.js'
import type { Season } from './season.js'
import { SOURCES } from './sources.js'
import type { Reason } from './types.js'
import { greatest, type History, type WeekShape } from './volume.js'
import { ABSORB, RECOVERY, WEEKLY_GROWTH } from './volume-tables.js'

export type WeekFigures = {
  season: Season
  shape: WeekShape
  /** What was planned before this week. */
  history: History
  minutes: number
  target: number
  /** 0 trains at today's paces, 1 at the goal's. */
  progress: number
}

/** A week that holds less than this share of its target says why. Design choice. */
const NOTABLY_LESS = 0.95

/** Why a week holds as much as it does, and at which paces. */
export function weekReasons(figures: WeekFigures): Reason[] {
  const reasons = [volumeReason(figures)]
  if (figures.minutes < figures.target * NOTABLY_LESS) reasons.push(roomReason(figures))
  reasons.push(paceReason(figures))
  return reasons
}

function volumeReason({ season, shape, history, minutes }: WeekFigures): Reason {
  const now = durationText(minutes)
  const biggest = greatest(history.loads, 4)
  const last = history.loads.at(-1) ?? 0
  switch (shape.kind) {
    case 'load':
      return loadReason(season, shape, { minutes, biggest })
    case 'recovery':
      return {
        rule: 'recovery-week',
        inputs: { minutes, loadWeek: last, percent: percentOf(minutes, last), aim: 100 * RECOVERY },
        sentence: `Recovery week: ${now}${shareText(minutes, last, "your last load week's")}, so that the work can take effect.`,
        source: SOURCES.published,
      }
    case 'absorb':
      return {
        rule: 'absorb-week',
        inputs: { minutes, loadWeek: last, percent: percentOf(minutes, last), aim: 100 * ABSORB },
        sentence: `A lighter week: ${now}${shareText(minutes, last, "your last load week's")}, so that no more than four weeks load in a row.`,
        source: SOURCES.published,
      }
    case 'taper':
      return {
        rule: 'taper',
        inputs: { minutes, biggest, percent: percentOf(minutes, biggest), aim: Math.round(100 * shape.factor) },
        sentence: `Taper: ${now}${shareText(minutes, biggest, "your biggest recent week's")}. Shorter, not slower.`,
        source: SOURCES.bosquet,
      }
    case 'race':
      return {
        rule: 'race-week-volume',
        inputs: { minutes, biggest, percent: percentOf(minutes, biggest), aim: Math.round(100 * shape.factor) },
        sentence: `Race week: ${now} before the race${shareText(minutes, biggest, "your biggest recent week's")}. Rest is what makes you faster now.`,
        source: SOURCES.bosquet,
      }
  }
}

const percentOf = (minutes: number, of: number): number => (of > 0 ? Math.round((100 * minutes) / of) : 0)

const shareText = (minutes: number, of: number, whose: string): string =>
  of > 0 ? `, ${percentOf(minutes, of)} % of ${whose} ${durationText(of)}` : ''

function loadReason(
  season: Season,
  shape: WeekShape,
  { minutes, biggest }: { minutes: number; biggest: number },
): Reason {
  const now = durationText(minutes)
  const limit = Math.round((WEEKLY_GROWTH - 1) * 100)
  if (biggest === 0) {
    const share = season.peak > 0 ? Math.round((100 * minutes) / season.peak) : 0
    return {
      rule: shape.isWhole ? 'first-week' : 'part-week',
      inputs: { minutes, peak: season.peak, share },
      sentence: shape.isWhole
        ? `You begin with ${now}, ${share} % of the ${durationText(season.peak)} your biggest week may hold.`
        : `This week is cut short: ${now} on the days that are left.`,
      source: shape.isWhole ? SOURCES.published : SOURCES.design,
    }
  }
  const change = Math.round((100 * (minutes - biggest)) / biggest)
  const against =
    change > 0
      ? `${change} % more than your biggest recent week; the limit is ${limit} %`
      : change === 0
        ? 'as much as your biggest recent week'
        : `${-change} % less than your biggest recent week`
  return {
    rule: 'load-week',
    inputs: { minutes, biggest, change, limit },
    sentence: `Load week: ${now}, ${against}.`,
    source: SOURCES.convention,
  }
}

const roomReason = ({ minutes, target }: WeekFigures): Reason => ({
  rule: 'day-hours',
  inputs: { minutes, target },
  sentence: `${durationText(target)} would fit your season; your days and sensible session lengths hold ${durationText(minutes)}.`,
  source: SOURCES.design,
})

const paceReason = ({ progress }: WeekFigures): Reason => ({
  rule: 'paces',
  inputs: { progress: Math.round(progress * 1000) / 1000 },
  sentence:
    progress === 0
      ? "Paces are today's."
      : progress === 1
        ? 'Paces are those of your goal.'
        : `Paces are ${Math.round(progress * 100)} % of the way from today's to your goal's.`,
  source: SOURCES.design,
})
