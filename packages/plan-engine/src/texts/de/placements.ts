import type { RuleInputs } from '../../codes/rules.js'
import { durationText } from '../../formulas/duration-text.js'
import type { WeekKind } from '../../types.js'
import { groundText, paceIn, wayText } from '../measure-text.js'
import type { Sentences } from '../words.js'
import { DAYS, UNITS } from './nouns.js'

type PlacementRule =
  | 'long-swim'
  | 'hard-day'
  | 'hard-together'
  | 'light-day'
  | 'every-day'
  | 'second-session'
  | 'test-day'
  | 'brick'
  | 'long-ride'
  | 'long-run'
  | 'race-week'
  | 'first-in-day'
  | 'race-day'

/** Why sessions stand on their day. */
export const PLACEMENTS: Pick<Sentences, PlacementRule> = {
  'long-swim': ({ day, minutes }) =>
    `Langes Schwimmen am ${DAYS[day]}, ${durationText(minutes)}: Das Rennen verlangt Strecke in den Armen.`,
  'hard-day': unlessEasy(
    ({ sport, day }) =>
      `Harte ${UNITS[sport]} am ${DAYS[day]}: Die Tage davor und danach bleiben frei von harter Arbeit.`,
  ),
  'hard-together': unlessEasy(
    ({ sport, day }) =>
      `Harte ${UNITS[sport]} am ${DAYS[day]}, neben der anderen harten Einheit: harte Tage hart, damit lockere Tage locker bleiben.`,
  ),
  'light-day': unlessEasy(
    ({ day, minutes }) =>
      `Der ${DAYS[day]} bleibt leicht: ${durationText(minutes)}, alles locker, weil du an den meisten Tagen der Woche trainierst.`,
  ),
  'every-day': unlessEasy((placed) => `Du hast am ${DAYS[placed.day]} Zeit; ${apart(placed)}.`),
  'second-session': unlessEasy(
    (placed) => `Zweite Einheit am ${DAYS[placed.day]}, der Platz dafür hat; ${apart(placed)}.`,
  ),
  'test-day': ({ day }) =>
    `Test am ${DAYS[day]}, frisch aus einer leichteren Woche: Sein Ergebnis zeigt, ob deine Tempi noch passen.`,
  brick: ({ day, minutes, metres }, measures) =>
    `Lauf direkt nach der langen Fahrt am ${DAYS[day]}: ${durationText(minutes)}, weil der Schritt nach dem Rad rund ${comma(groundText(measures, metres))} braucht, bis er sich findet.`,
  'long-ride': (inputs) =>
    `Lange Fahrt am ${DAYS[inputs.day]}: ${inputs.turn === 'run' ? durationText(inputs.minutes) : `dein längster ${inputs.isEnduranceDay ? 'Ausdauertag' : 'Tag'}. ${grown(inputs)}`}.${inTurn(inputs)}`,
  'long-run': (inputs) =>
    `Langer Lauf am ${DAYS[inputs.day]}: ${inputs.turn === 'bike' ? durationText(inputs.minutes) : `ein ${inputs.isEnduranceDay ? 'Ausdauertag' : 'Tag'} mit Platz dafür${inputs.isApart ? ', getrennt von der langen Fahrt' : ''}. ${grown(inputs)}`}.${inTurn(inputs)}`,
  'race-week': ({ sport, minutes, daysLeft, role }) =>
    `${daysLeft === 1 ? 'Der Tag' : `${daysLeft} Tage`} vor dem Rennen: ${RACE_WEEK[role] ?? `eine lockere ${UNITS[sport]}`}, ${durationText(minutes)}.`,
  'first-in-day': ({ hours }) =>
    `Der lange Lauf kommt zuerst, mit frischen Beinen; was folgt, ist für später am Tag, wenn es geht mit ${hours} Stunden Abstand oder mehr.`,
  'race-day': ({ sport, miles, pace }, measures) =>
    `Renntag: ${comma(wayText(measures, sport, miles))} im Zieltempo, ${comma(paceIn(measures, sport, pace))}.`,
}

/** `40,2 km` */
const comma = (text: string): string => text.replace('.', ',')

type Placed = RuleInputs['hard-day']

/** The sentence, but for a session that was to be hard and had to stay easy. */
function unlessEasy(sentence: (placed: Placed) => string): (placed: Placed) => string {
  return (placed) =>
    placed.staysEasy
      ? `Die ${UNITS[placed.sport]} am ${DAYS[placed.day]} über ${durationText(placed.minutes)} bleibt locker: Für eine harte hat diese Woche keine Zeit mehr.`
      : sentence(placed)
}

/** How far the nearest other session of the sport is. */
function apart({ sport, gap }: Placed): string {
  if (gap === 0) return `es ist die erste ${UNITS[sport]} der Woche`
  return `die nächste andere ${UNITS[sport]} ist ${gap === 1 ? 'einen Tag' : `${gap} Tage`} entfernt`
}

const EASED: Partial<Record<WeekKind, string>> = {
  recovery: ', während du dich erholst',
  absorb: ', während dein Körper die Arbeit aufnimmt',
  taper: ' im Tapering',
}

const RACE_WEEK: Readonly<Record<string, string>> = {
  sharpener: 'die eine scharfe Einheit der Woche, kurz genug, um nicht müde zu machen',
  primer: 'ein paar Wiederholungen, die das Tempogefühl bewahren',
  opener: 'ein paar kurze Abschnitte im Renntempo',
}

/** Why the other one is short, or this one. */
const inTurn = ({ turn }: RuleInputs['long-run']): string =>
  turn ? ' Lange Fahrt und langer Lauf wechseln sich ab: Deine Stunden reichen für eines von beiden.' : ''

/** How long it is, against the last one. */
function grown({ minutes, previous, lately, change, limit, step, weeks, kind }: RuleInputs['long-run']): string {
  const now = durationText(minutes)
  const ago = weeks === 1 ? 'letzte Woche' : `vor ${weeks} Wochen`
  if (lately !== undefined) return `${now} für den Anfang; zuletzt war deine längste Einheit ${durationText(lately)}`
  if (previous === 0) return `${now} für den Anfang`
  if (change > 0)
    return `${now}, ${minutes - previous} min mehr als ${ago}; die Grenze sind ${limit} % oder ${step} min`
  return change === 0 ? `${now}, wie ${ago}` : `${now}, ${-change} % weniger als ${ago}${EASED[kind] ?? ''}`
}
