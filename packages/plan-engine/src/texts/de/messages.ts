import type { NoticeInputs } from '../../codes/notice-inputs.js'
import { durationText } from '../../formulas/duration-text.js'
import type { RaceType } from '../../types.js'
import { listed } from '../listed.js'
import { swumText } from '../measure-text.js'
import type { Messages } from '../words.js'
import { DAYS } from './nouns.js'

const RACES: Record<RaceType, string> = {
  sprint: 'ein Sprint',
  olympic: 'eine olympische Distanz',
  '70.3': 'ein 70.3',
  ironman: 'ein Ironman',
}

export const MESSAGES: Messages = {
  INVALID_DATE: () => 'Diesen Tag gibt es nicht. Gib das Renndatum mit Jahr, Monat und Tag ein.',
  NO_INPUT: () =>
    'Es gibt nichts, woraus sich planen ließe. Gib ein Rennen, seine Strecken und sein Datum an, deine Tempi und die Stunden deiner Woche.',
  UNKNOWN_RACE: () =>
    'Für dieses Rennen gibt es keine Pläne. Wähle einen Sprint, eine olympische Distanz, einen 70.3 oder einen Ironman.',
  INVALID_DISTANCE: () =>
    'Eine Strecke dieses Rennens hat keine Länge. Gib für Schwimmen, Rad und Lauf Längen über 0 ein.',
  RACE_IN_PAST: () => 'Dieses Rennen ist vorbei. Wähle ein Renndatum nach heute, dann bekommst du einen Plan.',
  RACE_TODAY: () =>
    'Dein Rennen ist heute, deshalb enthält der Plan nur das Rennen. Wähle ein späteres Datum, um dafür zu trainieren.',
  GENTLE_START: ({ lately, first, usual, peak, most }) => {
    const low =
      peak === undefined
        ? ''
        : ` Die größte Woche erreicht so ${durationText(peak)} von möglichen ${durationText(most ?? peak)}.`
    return `Nach ${lately === 0 ? 'Wochen ohne Training' : `zuletzt ${durationText(lately)} pro Woche`} beginnst du sanft: mit ${durationText(first)} pro Woche statt ${durationText(usual)}, und von dort wächst es in Schritten, denen dein Körper folgen kann.${low}`
  },
  SHORT_PLAN: ({ race, weeks, needed }) =>
    `In ${weeks === 1 ? 'einer Woche' : `${weeks} Wochen`} kommst du ausgeruht und spritzig an, aber kaum fitter; ${RACES[race]} braucht ${needed} Wochen. Für mehr wähle ein späteres Rennen.`,
  NO_TRAINING_DAYS: ({ needed }) => `Kein Tag ist frei fürs Training. Gib mindestens ${needed} Tagen ein paar Stunden.`,
  TOO_FEW_DAYS: ({ needed }) =>
    `Drei Sportarten passen nicht in so wenige Tage pro Woche. Mach mindestens ${needed} Tage frei fürs Training.`,
  TOO_FEW_HOURS: ({ race, offered, needed }) =>
    `Deine Woche bietet ${durationText(offered)}; ${RACES[race]} braucht in den größten Wochen etwa ${durationText(needed)}. Nimm Stunden dazu oder wähle ein kürzeres Rennen.`,
  ENDURANCE_DAY_SHORT: (inputs) =>
    `${daysAre(inputs)} zu kurz für Ausdauer: weniger als die Hälfte deines längsten Tages, deshalb stehen lange Einheiten an längeren Tagen. Gib so einem Tag mehr Stunden oder markiere deinen längsten Tag.`,
  LONG_RIDE_SHORT: (inputs) => tooShort('auf dem Rad', inputs),
  LONG_RUN_SHORT: (inputs) => tooShort('zu Fuß', inputs),
  LONG_SWIM: ({ race, possible, needed, minutes }, measures) =>
    `Dein Rennen hat ${swumText(measures, race)} Schwimmen; deine Woche hat Platz für etwa ${swumText(measures, possible)} am Stück. Gut wären ${swumText(measures, needed)}, ${durationText(minutes)} in deinem Tempo: Gib einem Tag neben deinem längsten mehr Stunden oder wähle ein kürzeres Rennen.`,
  UNBROKEN_SWIM: ({ metres, needed }, measures) =>
    `Am längsten schwimmst du ${swumText(measures, metres)} ohne Pause; gut wäre etwa die Hälfte des Rennens, ${swumText(measures, needed)}. Mach zwischen den Wiederholungen kürzere Pausen, wo du kannst.`,
  SWIM_CUT_OFF: (inputs) =>
    `${closes('kommst du nach etwa', 'aus dem Wasser', inputs)} Technikunterricht hilft am meisten, dann ein Neoprenanzug.`,
  BIKE_CUT_OFF: (inputs) =>
    `${closes('steigst du nach etwa', 'vom Rad', inputs)} Lange Fahrten, eine flache Strecke und eine tiefe Haltung helfen.`,
  FINISH_CUT_OFF: (inputs) =>
    `${closes('kommst du nach etwa', 'ins Ziel', inputs)} Mehr Stunden oder ein späteres oder kürzeres Rennen helfen.`,
  NOT_MEDICAL_ADVICE: () =>
    'Allgemeine Hinweise, kein ärztlicher Rat. Frag deine Ärztin, deinen Arzt oder eine Ernährungsfachkraft, bevor du danach isst und trinkst, wenn du Diabetes, eine Nieren- oder Herzkrankheit hast oder schwanger bist.',
}

const closes = (how: string, where: string, { minutes, limit }: NoticeInputs['SWIM_CUT_OFF']): string =>
  `Mit den Tempi von heute ${how} ${durationText(minutes)} ${where}; solche Rennen schließen dort meist nach ${durationText(limit)}. Das ist nicht überall gleich: Sieh nach, was für deines gilt.`

/** `Montag und Donnerstag sind` */
function daysAre(inputs: NoticeInputs['ENDURANCE_DAY_SHORT']): string {
  const names = listed(inputs, 'day').map((day) => DAYS[day])
  return `${names.join(' und ')} ${names.length === 1 ? 'ist' : 'sind'}`
}

const tooShort = (how: string, { day, leg, offered, needed }: NoticeInputs['LONG_RIDE_SHORT']): string =>
  `Dein Rennen hat etwa ${durationText(leg)} ${how}, aber dein längster Tag dafür hat nur ${durationText(offered)}. Gib dem ${DAYS[day]} mindestens ${durationText(needed)} oder wähle ein kürzeres Rennen.`
