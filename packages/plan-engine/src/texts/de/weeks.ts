import type { RuleInputs } from '../../codes/rules.js'
import { durationText } from '../../formulas/duration-text.js'
import { SPORTS } from '../../types.js'
import type { Sentences } from '../words.js'
import { SPORT_NAMES, TESTS } from './nouns.js'

type WeekRule =
  | 'first-week'
  | 'part-week'
  | 'load-week'
  | 'recovery-week'
  | 'absorb-week'
  | 'taper'
  | 'race-week-volume'
  | 'day-hours'
  | 'test-left-out'
  | 'limiter'
  | 'paces'
  | 'easy-time'
  | 'technique'
  | 'after-race'

/** Why weeks hold what they hold, and the days after the race. */
export const WEEKS: Pick<Sentences, WeekRule> = {
  'first-week': ({ minutes, peak, share, lately, limit = 0 }) => {
    const begins = `Du beginnst mit ${durationText(minutes)}, ${share} % der ${durationText(peak)}, die deine größte Woche umfassen darf`
    if (lately === undefined) return `${begins}.`
    const before = `zuletzt ${durationText(lately)} pro Woche`
    return minutes > lately * (1 + limit / 100)
      ? `${begins}: jeden Tag eine kurze Einheit, nach ${before}.`
      : `${begins}, und höchstens ${limit} % mehr als ${before}.`
  },
  'part-week': ({ minutes }) => `Diese Woche ist verkürzt: ${durationText(minutes)} an den Tagen, die noch bleiben.`,
  'load-week': ({ minutes, change, limit }) => {
    const against = change === 0 ? 'so viel wie' : `${Math.abs(change)} % ${change > 0 ? 'mehr' : 'weniger'} als`
    const bound = change > 0 ? `; die Grenze sind ${limit} %` : ''
    return `Belastungswoche: ${durationText(minutes)}, ${against} in der größten der letzten Wochen${bound}.`
  },
  'recovery-week': (inputs) => `Erholungswoche: ${eased(inputs, LAST)}, damit die Arbeit wirken kann.`,
  'absorb-week': (inputs) =>
    `Eine leichtere Woche: ${eased(inputs, LAST)}, damit nicht mehr als ${inputs.most ? 'drei' : 'vier'} Wochen am Stück belasten.`,
  taper: (inputs) => `Tapering: ${eased(inputs, BIGGEST)}. Kürzer, nicht langsamer.`,
  'race-week-volume': (inputs) =>
    `Rennwoche: ${eased(inputs, BIGGEST, ' vor dem Rennen')}. Jetzt macht dich Ruhe schneller.`,
  'day-hours': ({ minutes, target }) =>
    `${durationText(target)} würden zu deiner Saison passen; deine Tage und sinnvoll lange Einheiten ergeben ${durationText(minutes)}.`,
  'test-left-out': (inputs) => {
    const names = SPORTS.filter((sport) => inputs[sport]).map((sport) => TESTS[sport])
    return `Ohne ${names.join(' und ')}: Ein Test braucht einen eigenen Tag, getrennt von anderen harten Tagen, mit Platz dafür (50 min für den Lauf, und Läufe dieser Länge davor).`
  },
  limiter: ({ sport, points }) =>
    `${SPORT_NAMES[sport]} liegt am weitesten zurück: Grundlage und Aufbau geben ihm ${points} % mehr deiner Zeit.`,
  paces: ({ progress, same }) => {
    if (same) return 'Die Tempi bleiben, wie sie sind: Die deines Ziels sind die von heute.'
    if (progress === 0) return 'Die Tempi sind die von heute.'
    if (progress === 1) return 'Die Tempi sind die deines Ziels.'
    return `Die Tempi haben ${Math.round(progress * 100)} % des Wegs von den heutigen zu denen deines Ziels hinter sich.`
  },
  technique: () =>
    'Bei deinem Tempo im Wasser bringt ein besserer Zug mehr als härteres Schwimmen, darum ist etwa die Hälfte deiner Schwimmeinheiten für ihn da.',
  'easy-time': ({ percent }) => `Bleibt locker, wie ${percent} % dieser Woche: Darauf bauen die harten Einheiten auf.`,
  'after-race': ({ day, days, easyDays, daysOff, firstRun }) => {
    const rest = days < easyDays ? `, der Anfang von ${easyDays} lockeren Tagen` : ''
    const off = daysOff === 1 ? 'ein Tag frei' : `${daysOff} Tage frei`
    const runs = firstRun ? ` Kein Lauf vor Tag ${firstRun}.` : ''
    return `Tag ${day} von ${days} nach dem Rennen${rest}: ${off}, dann alles locker.${runs}`
  },
}

const LAST = 'deiner letzten Belastungswoche'
const BIGGEST = 'der größten der letzten Wochen'

/** How much a lighter week holds, and of what. */
function eased({ minutes, than, percent }: RuleInputs['taper'], whose: string, until = ''): string {
  const share = than > 0 ? `, ${percent} % ${whose} (${durationText(than)})` : ''
  return `${durationText(minutes)}${until}${share}`
}
