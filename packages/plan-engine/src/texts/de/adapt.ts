import type { AdaptRuleInputs } from '../../adapt/codes.js'
import type { TimeOffReason } from '../../adapt/types.js'
import { glanceText } from '../../formulas/duration-text.js'
import type { Sport } from '../../types.js'
import type { AdaptWords } from '../adapt/adapt-texts.js'
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

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`)
const ofDays = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tagen`)
const number = (value: number): string => `${value}`.replace('.', ',')

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
  'after-fever': ({ day, most }) =>
    `Tag ${day} nach dem Fieber: eine lockere Einheit von höchstens ${most} min. Hör auf, wenn es sich nicht gut anfühlt.`,
  'after-illness': ({ day }) => `Tag ${day} nach der Krankheit: locker und weniger.`,
  'short-days': ({ most }) => `Deine Tage haben jetzt ${most} min: Was die Form hält, bleibt, das andere wird kürzer.`,
  overdone: ({ week, percent }) =>
    `Du hast ${number(percent)} % von Woche ${week} trainiert: Statt dieser harten Einheit kommt eine lockere.`,
  'overdone-week': ({ week, most }) =>
    `Du hast in Woche ${week} viel mehr trainiert als geplant: Diese Woche hat höchstens ${glanceText(most)}.`,
  'long-run-held': ({ most }) =>
    `Dein letzter langer Lauf war länger als geplant: Dieser bleibt bei ${glanceText(most)}.`,
  'growth-held': ({ week, most }) =>
    `Woche ${week} wächst höchstens um 10 % gegenüber dem, was du zuletzt getan hast: auf ${glanceText(most)}.`,
  'run-held': ({ longest, most }) =>
    `Dein längster Lauf der letzten 30 Tage hat ${glanceText(longest)}: Bis ${glanceText(most)} ist es sicher.`,
  unlinked: () => 'Die Radeinheit davor entfällt: Der Lauf steht für sich.',
}

export const ADAPT_FINDINGS: AdaptWords['findings'] = {
  MISSED_FEW: ({ days: count, from, to }) =>
    `${count === 1 || from === to ? `Am ${DAYS[from]}` : `Von ${DAYS[from]} bis ${DAYS[to]}`} ist dein Training ausgefallen. Ein paar Tage kosten keine Form: Nichts muss nachgeholt werden.`,
  GAP: ({ days: count, sport, resume }) =>
    `Am ${DAYS[resume]} geht es nach ${ofDays(count)} ohne ${sport ? DOING[sport] : 'Training'} weiter: ein paar leichtere Tage, dann bist du wieder im Plan.`,
  ILLNESS: ({ days: count, isFever, resume }) =>
    `${days(count)} ${isFever ? 'Fieber' : 'krank'}: Ab ${DAYS[resume]} beginnst du sachte. Werd erst gesund; der Plan wartet.`,
  TIME_OFF_AHEAD: ({ days: count, ahead }) =>
    `${days(count)} frei, ${ahead === 0 ? 'ab heute' : `in ${ofDays(ahead)}`}: Der Plan macht Platz, auch für einen leichten Weg zurück.`,
  HOURS_TOO_MANY: ({ percent }) =>
    `In den letzten vier Wochen hast du ${number(percent)} % des Geplanten trainiert. Ein Plan mit den Stunden, die du wirklich hast, passt vielleicht besser.`,
  OVERDONE: ({ week, percent }) =>
    `Du hast ${number(percent)} % von dem getan, was Woche ${week} vorsah. Gut gemacht; etwas Ruhe lässt es jetzt wirken.`,
  LONG_RUN_OVERDONE: ({ minutes, most }) =>
    `Dein Lauf von ${glanceText(minutes)} war länger als die ${glanceText(most)}, die passen: Die nächsten zwei langen Läufe bleiben, wo sie sind.`,
}

export const ADAPT_MESSAGES: AdaptWords['messages'] = {
  GOAL_REVIEW: ({ days: count }) =>
    `${days(count)} ohne Training ändern, was erreichbar ist. Sieh dir dein Ziel an, sobald du wieder im Rhythmus bist.`,
  SEE_A_DOCTOR: () =>
    'Ruh dich bei dem, was du angegeben hast, aus und lass es ärztlich ansehen, bevor du wieder trainierst. Das ist keine Diagnose.',
  LITTLE_TIME_LEFT: ({ days: count }) =>
    `Das Rennen ist in ${ofDays(count)}: Ruhe hilft ihm jetzt mehr als alles, was nachzuholen wäre.`,
}
