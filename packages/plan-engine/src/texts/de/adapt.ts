import type { AdaptRuleInputs, RaceTold } from '../../adapt/codes.js'
import type { TimeOffReason } from '../../adapt/types.js'
import { glanceText } from '../../formulas/duration-text.js'
import type { Sport } from '../../types.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'
import { paceIn, wayText } from '../measure-text.js'
import { lookUp } from '../whole.js'
import { CHANGED_PLAN } from './changed-plan.js'
import { HELD_WEEKS } from './held-weeks.js'
import { DAYS, UNITS } from './nouns.js'

const TIME_OFF: Record<TimeOffReason, string> = {
  holiday: 'An diesem Tag hast du Urlaub',
  travel: 'An diesem Tag bist du unterwegs',
  busy: 'An diesem Tag hast du wenig Zeit',
  ill: 'An diesem Tag bist du krank',
  'ill-fever': 'An diesem Tag hast du Fieber',
  injury: 'An diesem Tag bist du verletzt',
}

const DOING: Record<Sport, string> = { swim: 'Schwimmen', bike: 'Radfahren', run: 'Laufen' }

const RACES: Record<RaceTold['kind'], string> = {
  ironman: 'Ironman',
  '70.3': '70.3',
  olympic: 'Olympischer Triathlon',
  sprint: 'Sprinttriathlon',
  swim: 'Schwimmrennen',
  bike: 'Radrennen',
  run: 'Laufrennen',
  duathlon: 'Duathlon',
  aquabike: 'Aquabike',
}

/** The race by its name, or by what is raced, in brackets or after a colon, where no case bends it. */
const race = ({ name, kind }: Omit<RaceTold, 'priority'>): string => name ?? RACES[kind]

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`)
const ofDays = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tagen`)
const number = (value: number | string): string => `${value}`.replace('.', ',')

const inDays = (count: number): string => (count === 0 ? 'heute' : `in ${ofDays(count)}`)
const before = (count: number): string => (count === 1 ? 'Der Tag vor dem Rennen' : `${count} Tage vor dem Rennen`)

/** `Tag 2 nach 9 Tagen ohne Laufen` */
const back = ({ days: count, sport, day }: AdaptRuleInputs['way-back-easy']): string =>
  `Tag ${day} nach ${ofDays(count)} ohne ${sport ? DOING[sport] : 'Training'}`

export const ADAPT_REASONS: AdaptWords['sentences'] = {
  'way-back': (told) => `${back(told)}: ${number(told.percent)} % der geplanten ${glanceText(told.planned)}.`,
  'way-back-easy': (told) => `${back(told)}: alles locker, damit sich dein Körper wieder daran gewöhnt.`,
  'way-back-pace': (told) =>
    `${back(told)}: ${number(told.percent)} % der geplanten Geschwindigkeit. Sie kommt mit den Tagen zurück.`,
  'too-short': ({ least, planned }) =>
    `Von ${glanceText(planned)} blieben weniger als ${least} min, und der Tag hat noch eine andere Einheit.`,
  'key-session': ({ sport, from, to }) =>
    `Diese ${UNITS[sport]} ist die wichtigste von dem, was am ${DAYS[from]} ausgefallen ist; am ${DAYS[to]} ist Zeit dafür.`,
  'room-for-key': ({ sport }) => `Macht Platz für die wichtigere ${UNITS[sport]}. Nachgeholt wird sie nicht.`,
  'time-off': ({ reason }) => `${TIME_OFF[reason]}.`,
  'after-fever': ({ day, most, isAlarming = false }) =>
    isAlarming
      ? `Tag ${day} nach Anzeichen, die ein Arzt ansehen sollte: eine lockere Einheit von höchstens ${most} min. Hör auf, wenn eines davon wiederkommt.`
      : `Tag ${day} nach dem Fieber: eine lockere Einheit von höchstens ${most} min. Hör auf, wenn es sich nicht gut anfühlt.`,
  'after-illness': ({ day }) => `Tag ${day} nach der Krankheit: locker und weniger.`,
  'short-days': ({ most }) =>
    `Deine Tage haben jetzt bis zu ${glanceText(most)}: Was die Form hält, bleibt, das andere wird kürzer.`,
  overdone: ({ week, percent }) =>
    `Du hast ${number(percent)} % von Woche ${week} trainiert: Statt dieser harten Einheit kommt eine lockere.`,
  'overdone-week': ({ week, most }) =>
    `Du hast in Woche ${week} viel mehr trainiert als geplant: Diese Woche hat höchstens ${glanceText(most)}.`,
  'long-run-held': ({ most }) =>
    `Dein letzter langer Lauf war länger als geplant: Dieser bleibt bei ${glanceText(most)}.`,
  'week-swap': ({ weeks, isEasy }) =>
    `${Math.abs(weeks) === 1 ? 'Eine Woche' : `${Math.abs(weeks)} Wochen`} ${weeks > 0 ? 'später' : 'früher'}: ${isEasy ? 'Die Woche deiner freien Tage ist die leichtere der beiden' : 'Deine freien Tage machen ihre Woche zur leichteren, dafür belastet diese'}.`,
  'race-week-swap': ({ weeks, isEasy, ...told }) =>
    `Eine Woche ${weeks > 0 ? 'später' : 'früher'}: ${isEasy ? `Die Woche mit ${race(told)} ist die leichtere der beiden` : `Mit ${race(told)} ist jene Woche die leichtere, dafür belastet diese`}.`,
  'recovery-week-swap': ({ isEasy }) =>
    isEasy
      ? 'Eine Erholungswoche: Seit das Rennen verschoben ist, würden ohne sie zu viele Belastungswochen aufeinander folgen.'
      : 'Diese Woche belastet: Seit das Rennen verschoben ist, liegt ihre Erholung in einer anderen Woche.',
  'dealt-anew': ({ days: count, isBase }) =>
    `Nach ${ofDays(count)} Pause sind die Wochen bis zum Rennen neu verteilt: Diese ${isBase ? 'legt noch einmal die Grundlage' : 'baut darauf auf'}.`,
  'growth-held': ({ week, most, limit }) =>
    (lookUp(HELD_WEEKS, limit ?? '') ?? HELD_WEEKS.growth)(week, glanceText(most)),
  'easy-share': ({ week, percent }) =>
    `Woche ${week} ist kürzer als geplant: Damit ${percent} % davon locker bleiben, wird diese Einheit locker.`,
  'run-held': ({ longest, most, days: count }) =>
    count === undefined
      ? `Der längste Lauf der 30 Tage davor hat ${glanceText(longest)}: Bis ${glanceText(most)} ist es sicher.`
      : `Nach ${ofDays(count)} ohne Laufen beginnen lange Läufe unter den ${glanceText(longest)} von vorher: Dieser hat höchstens ${glanceText(most)}.`,
  'run-back-held': ({ days, most }) =>
    `Der erste Lauf nach ${days} Tagen ohne Laufen: Bis ${glanceText(most)} reicht, die nächsten wachsen von dort.`,
  unlinked: () => 'Die Radeinheit davor entfällt: Der Lauf steht für sich.',
  'race-leg': ({ priority, sport, miles, pace, ...told }, measures) =>
    `${priority}-Rennen, ${race(told)}: ${number(wayText(measures, sport, miles))} mit etwa ${number(paceIn(measures, sport, pace))}.`,
  'put-back': () => 'Worum herum das geplant war, gibt es nicht mehr: Es ist wieder wie zuvor.',
  restored: () => 'So stand es in der Fassung, die du gewählt hast.',
  'race-season': (told) =>
    `Diese Wochen führen zu deinem Rennen (${race(told)}): zu seinen Strecken, seinem Tempo und seinem Tapering.`,
  'race-gone': (told) => `Dieses Rennen planst du so nicht mehr (${race(told)}).`,
  'race-room': (told) => `Dieser Tag gehört dem Rennen (${race(told)}).`,
  'race-instead': ({ sport, ...told }) =>
    `Das Rennen (${race(told)}) ist die harte Einheit der Woche im ${DOING[sport]} und ersetzt diese.`,
  'race-long': ({ sport, from, to }) =>
    `Der ${DAYS[from]} gehört einem Rennen; am ${DAYS[to]} ist Zeit für diese ${UNITS[sport]}.`,
  'race-long-moved': ({ sport, to }) =>
    `Der ${DAYS[to]} macht Platz für die lange ${UNITS[sport]}, die dem Rennen weicht.`,
  'race-before': ({ days: count, most, ...told }) =>
    `${before(count)} (${race(told)}): höchstens ${glanceText(most)}, damit du ausgeruht startest.`,
  'race-before-easy': ({ days: count, ...told }) =>
    `${before(count)} (${race(told)}): locker, damit deine Beine frisch sind.`,
  'race-openers': (told) => `Der Tag vor dem Rennen (${race(told)}): kurz, mit ein paar Antritten im Renntempo.`,
  'race-load': ({ most, ...told }) =>
    `Die Woche des Rennens (${race(told)}) hat höchstens ${glanceText(most)} Training.`,
  'race-after': ({ day, percent, ...told }) =>
    `Tag ${day} nach dem Rennen (${race(told)}): ${number(percent)} % der geplanten ${glanceText(told.planned)}, während du dich erholst.`,
  'race-after-easy': ({ day, ...told }) =>
    `Tag ${day} nach dem Rennen (${race(told)}): alles locker, während du dich erholst.`,
  'race-after-off': ({ day, ...told }) => `Tag ${day} nach dem Rennen (${race(told)}): frei.`,
  'race-after-run': ({ day, ...told }) =>
    `Tag ${day} nach dem Rennen (${race(told)}): noch kein Lauf, er verlangt müden Beinen am meisten ab.`,
  ...CHANGED_PLAN.sentences,
}

export const ADAPT_FINDINGS: AdaptWords['findings'] = {
  MISSED_FEW: ({ days: count, from, to }) =>
    `${count === 1 || from === to ? `Am ${DAYS[from]}` : `Von ${DAYS[from]} bis ${DAYS[to]}`} ist dein Training ausgefallen. Ein paar Tage kosten keine Form: Nichts muss nachgeholt werden.`,
  GAP: ({ days: count, sport, resume }) =>
    `Am ${DAYS[resume]} geht es nach ${ofDays(count)} ohne ${sport ? DOING[sport] : 'Training'} weiter: ein paar leichtere Tage, dann bist du wieder im Plan.`,
  DEALT_ANEW: ({ days: count, weeks }) =>
    `${days(count)} Pause führen zurück zur Grundlage: ${weeks === 1 ? '1 Woche ist' : `${weeks} Wochen sind`} neu geplant, mit dem, was jetzt passt.`,
  ILLNESS: ({ days: count, isFever, resume }) =>
    `${days(count)} ${isFever ? 'Fieber' : 'krank'}: Ab ${DAYS[resume]} beginnst du sachte. Werd erst gesund; der Plan wartet.`,
  TIME_OFF_GONE: ({ days: count }) =>
    `${days(count)} Auszeit, nicht mehr so, wie du sie angegeben hattest: Was dein Plan dafür hergab, kommt zurück.`,
  TIME_OFF_AHEAD: ({ days: count, ahead, most }) => {
    const when = ahead === 0 ? 'ab heute' : `in ${ofDays(ahead)}`
    return most === undefined
      ? `${days(count)} frei, ${when}: Der Plan macht Platz, auch für einen leichten Weg zurück.`
      : `${days(count)} mit bis zu ${glanceText(most)}, ${when}: Was die Form hält, bleibt, das andere wird kürzer.`
  },
  HOURS_TOO_MANY: ({ percent }) =>
    `In den letzten vier Wochen hast du ${number(percent)} % des Geplanten trainiert. Ein Plan mit den Stunden, die du wirklich hast, passt vielleicht besser.`,
  OVERDONE: ({ week, percent }) =>
    `Du hast ${number(percent)} % von dem getan, was Woche ${week} vorsah. Gut gemacht; etwas Ruhe lässt es jetzt wirken.`,
  LONG_RUN_OVERDONE: ({ minutes, most }) =>
    `Dein Lauf von ${glanceText(minutes)} war länger als die ${glanceText(most)}, die passen: Die nächsten zwei langen Läufe bleiben, wo sie sind.`,
  RACE_NEW: ({ days: count, weeks = 0, priority, ...told }) =>
    `Ein ${priority}-Rennen ${inDays(count)} (${race(told)}): ${weeks > 0 ? `${weeks === 1 ? 'Die Woche davor führt' : `Die ${weeks} Wochen davor führen`} darauf hin, danach kommen lockere Tage.` : 'ein paar lockere Tage drum herum, dein Ziel bleibt im Blick.'}`,
  RACE_CHANGED: ({ days: count, ...told }) =>
    `Das Rennen ${inDays(count)} hast du geändert (${race(told)}): Die Tage drum herum folgen.`,
  RACE_GONE: ({ days: count, ...told }) =>
    `Das Rennen ${inDays(count)} planst du nicht mehr (${race(told)}): Es geht aus deinem Plan.`,
  VERSION_RESTORED: ({ madeAt }) =>
    `Ab morgen ist dein Plan wieder, was er ${madeAt === undefined ? 'am Anfang' : 'damals'} war: Was seither geändert wurde, wird zurückgenommen.`,
  ...CHANGED_PLAN.findings,
}

export const ADAPT_MESSAGES: AdaptWords['messages'] = {
  GOAL_REVIEW: ({ days: count, goal, finish }) => {
    if (finish === undefined || goal === undefined)
      return `${days(count)} ohne Training ändern, was erreichbar ist. Sieh dir dein Ziel an, sobald du wieder im Rhythmus bist.`
    return Math.round(finish / 60) > Math.round(goal / 60)
      ? `Nach ${ofDays(count)} ohne Training sind am Renntag etwa ${glanceText(finish / 60)} erreichbar statt ${glanceText(goal / 60)}. Sieh dir an, was du dir vornimmst, sobald du wieder im Rhythmus bist.`
      : `${days(count)} ohne Training kosten Tempo, und etwa ebenso lange dauert es, bis es wieder da ist: bis zum Renntag reicht das. Prüfe deine Tempos, sobald du wieder im Rhythmus bist.`
  },
  SEE_A_DOCTOR: () =>
    'Ruh dich bei dem, was du angegeben hast, aus und lass es ärztlich ansehen, bevor du wieder trainierst. Das ist keine Diagnose.',
  LITTLE_TIME_LEFT: ({ days: count }) =>
    `Das Rennen ist in ${ofDays(count)}: Ruhe hilft ihm jetzt mehr als alles, was nachzuholen wäre.`,
  B_RACE_TOO_LATE: ({ days: count, latest, isRefused, ...told }) =>
    `Zwischen diesem Rennen (${race(told)}) und deinem nächsten Ziel liegen nur ${days(count)}, ${latest} wären richtig: ${isRefused ? 'Es wird nicht geplant, damit du frisch bist, wo es zählt' : 'Es wird als harte Einheit geplant, ohne eigene Ruhetage davor'}.`,
  B_RACE_LONGER: ({ minutes, most, ...told }) =>
    `Mit etwa ${glanceText(minutes)} ist dieses Rennen (${race(told)}) zu lang für den Weg zum Ziel: Es passen bis zu ${glanceText(most)}. Mach ein eigenes Ziel daraus.`,
  RACES_TOO_CLOSE: ({ days: count, least, plannedAs, ...told }) =>
    `Zwischen zwei Zielen liegen ${days(count)}, für die Erholung wären ${least} gut (${race(told)}): ${plannedAs === 'none' ? 'Es wird nicht geplant' : `Es wird als ${plannedAs}-Rennen geplant`}.`,
  RACE_IN_RECOVERY: ({ days: count, least, ...told }) =>
    `Am Tag dieses Rennens (${race(told)}), ${days(count)} nach einem deiner Ziele, erholst du dich noch davon: Es wird nicht geplant. Ab Tag ${least} danach passt wieder eines.`,
  RACE_UNTRAINED: ({ minutes, longest, ...told }) =>
    `Etwa ${glanceText(minutes)} Laufen erwarten dich (${race(told)}), dein längster Lauf davor hat ${glanceText(longest)}: Lauf es locker und geh, wo du musst, oder melde dich für etwas Kürzeres an.`,
  RACE_OUTSIDE_PLAN: (told) => `Dein Plan reicht nicht bis zu diesem Rennen (${race(told)}): Es wird nicht geplant.`,
  RACE_ON_TIME_OFF: (told) => `Am Tag dieses Rennens (${race(told)}) hast du dir freigenommen: Es wird nicht geplant.`,
  RACES_SAME_DAY: (told) => `Am selben Tag steht schon ein Rennen: Dieses wird nicht geplant (${race(told)}).`,
  PLAN_OVER: () => 'Das Rennen dieses Plans ist vorbei oder eingetragen: Plane stattdessen dein nächstes.',
  RACE_TOO_EARLY: ({ days: count }) =>
    `Dein Rennen kann frühestens in ${ofDays(count)} sein, denn was vorbei ist, ändert sich nicht. Wähle ein späteres Datum.`,
  RACE_TOO_LATE: ({ weeks, most }) =>
    `Bis zu diesem Rennen hätte der Plan ${weeks} Wochen, und ${most} sind das meiste. Wähle ein früheres Datum oder plane das Rennen für sich.`,
  NO_HOURS: () => 'Kein Tag hat Zeit für Training. Wähle mindestens einen Tag.',
  EDITED_SINCE: ({ sessions }) =>
    `${sessions === 1 ? '1 Einheit bleibt, wie sie ist: Sie wurde seither bearbeitet, verschoben oder eingetragen, oder ihr Tag ist vorbei' : `${sessions} Einheiten bleiben, wie sie sind: Sie wurden seither bearbeitet, verschoben oder eingetragen, oder ihr Tag ist vorbei`}.`,
  VERSION_OVER: () => 'Das Rennen jener Fassung ist vorbei. Wähle eine spätere Fassung.',
  ...CHANGED_PLAN.messages,
}
