import { glanceText } from '../../formulas/duration-text.js'
import type { Weekday } from '../../types.js'
import type { AuditWords } from '../audit/audit-texts.js'
import { swumText } from '../measure-text.js'
import { DAYS } from './nouns.js'

export const TITLES: AuditWords['titles'] = {
  R01: 'Deine Stunden',
  R02: 'Summen',
  R03: 'Genutzte Tage',
  R04: 'Renntag',
  R05: 'Steigerung je Woche',
  R06: 'Anstieg der Fitness',
  R07: 'Erholungswochen',
  R08: 'Wochen in Folge',
  R09: 'Tapering',
  R10: 'Schärfe',
  R11: 'Lockere Zeit',
  R12: 'Lockere Zeit jeder Woche',
  R13: 'Abstand harter Tage',
  R14: 'Ruhe jede Woche',
  R15: 'Abwechslung der Tage',
  R16: 'Sprünge beim Laufen',
  R17: 'Anteil des langen Laufs',
  R18: 'Längste Ausfahrt',
  R19: 'Längster Lauf',
  R20: 'Gewicht der Sportarten',
  R21: 'Zwei Schwimmeinheiten',
  R22: 'Koppeleinheiten',
  R23: 'Späte lange Einheiten',
  R24: 'Genutzte Stunden',
  R25: 'Tempo zum Ziel hin',
  R26: 'Längste Schwimmstrecke',
  R27: 'Erste Woche',
  R28: 'Nach einer Auszeit',
  R29: 'Nach dem Rennen',
  R30: 'Auszeit',
  R31: 'Läufe hinter dem Rad',
  R33: 'Beginn des Taperings',
  R34: 'Renntempo und Generalprobe',
  R35: 'Leistungstests',
  R36: 'Abwechslung der Einheiten',
  R37: 'Können fürs Rennen',
  R38: 'Technik im Wasser',
  R39: 'Kennungen',
  R40: 'Einwärmen',
  R41: 'Sprünge bei Rad und Schwimmen',
  R42: 'Inhalt harter Einheiten',
}

export const FINDINGS: AuditWords['findings'] = {
  'no-dates': () => 'Die Daten des Plans sind nicht lesbar. Gib heute und das Renndatum als JJJJ-MM-TT ein.',
  'hours-kept': () => 'Jeder Tag hält sich an deine Stunden.',
  'before-start': (at) =>
    `${place(at)} liegt vor dem ersten Tag des Plans, enthält aber ${at.minutes} min${inAll(at.days)}.`,
  'day-off-used': (at) => `${place(at)} ist frei, enthält aber ${at.minutes} min${inAll(at.days)}.`,
  'day-overfull': (at) => `${place(at)} enthält ${at.minutes} min, ${at.over} mehr als du hast${inAll(at.days)}.`,
  'sums-right': () => 'Schritte, Einheiten, Tage und Wochen gehen auf.',
  'sums-wrong': ({ sums }) => `Dauern, die nicht aufgehen: ${sums}.`,
  'days-used': () => 'An jedem Trainingstag steht eine Einheit.',
  'day-unused': (at) => `${place(at)} ist leer, obwohl du Zeit hast${inAll(at.days)}.`,
  'race-in-place': () => 'Das Rennen steht am Renntag, und danach kommt nichts mehr.',
  'no-race': () => 'Der Plan hat kein Rennen.',
  'several-races': ({ races }) => `Der Plan hat ${races} Rennen; es sollte eines sein.`,
  'race-misplaced': (at) => `Das Rennen steht hier: ${place(at)}. Das ist nicht der Renntag.`,
  'race-day-shared': () => 'Am Renntag steht noch eine Einheit neben dem Rennen.',
  'outside-plan': (at) => `Eine Einheit steht außerhalb des Plans: ${place(at)}.`,
  'steepest-week': ({ week, percent }) =>
    `Der größte Schritt ist Woche ${week}: ${number(percent)} % mehr als die größte der vier Belastungswochen zuvor.`,
  'no-step': () => 'Keine Woche steigt um 10 min oder mehr.',
  'fitness-rise': ({ points, days }) =>
    `Die Fitness (deine Belastung über ${days} Tage) steigt in der steilsten Woche um ${number(points)} Punkte.`,
  'recovery-share': ({ week, percent, aim }) =>
    `Erholungswoche ${week} hat ${number(percent)} % der Belastungswoche zuvor; gewollt sind ${aim} %.`,
  'loads-in-a-row': ({ weeks }) =>
    `Höchstens ${weeks === 1 ? '1 Belastungswoche' : `${weeks} Belastungswochen`} in Folge bis zu einer leichteren.`,
  'taper-cut': ({ weeks, percent, min, max }) =>
    `Die ${weeks === 1 ? 'letzte Woche hat' : 'letzten zwei Wochen haben'} ${number(percent)} % weniger als deine größten; ${min} bis ${max} % weniger sind am besten.`,
  'sharp-sessions': ({ sessions }) =>
    `Im Tapering ${sessions === 1 ? 'bleibt 1 schärfere Einheit' : `bleiben ${sessions} schärfere Einheiten`}.`,
  'no-sharp-session': () => 'In den letzten zehn Tagen fehlt eine schärfere Einheit; eine kurze hält dich wach.',
  'easy-share': ({ percent }) => `${number(percent)} % der Trainingszeit sind locker.`,
  'hardest-week': ({ week, percent }) => `Die härteste, Woche ${week}, ist zu ${number(percent)} % locker.`,
  'hard-days-apart': () => 'Keine zwei harten Tage folgen aufeinander.',
  'hard-after-hard': (at) => `${place(at)} ist hart, gleich hinter einem harten Tag${inAll(at.pairs)}.`,
  'hard-in-a-day': (at) => `${place(at)} enthält ${at.sessions} harte Einheiten${inAll(at.days)}.`,
  'cold-starts': ({ sessions }) => `Harte Einheiten ohne Einwärmen: ${sessions}.`,
  'warmed-up': () => 'Harte Einheiten beginnen locker.',
  'ids-repeated': ({ sessions }) => `Einheiten mit der Kennung einer anderen: ${sessions}.`,
  'ids-unique': () => 'Jede Einheit hat ihre eigene Kennung.',
  'no-jump': () => 'Weder Rad noch Schwimmen springen über die acht Wochen zuvor hinaus.',
  jump: (at) =>
    `${at.sport === 'bike' ? 'Die Ausfahrt' : 'Das Schwimmen'} von ${glanceText(at.minutes)} (${place(at)}) ist ein Sprung; am längsten waren in den acht Wochen zuvor ${glanceText(at.before)}.`,
  'late-hard': (at) => `${place(at)}, der Tag vor dem Rennen, ist hart.`,
  'easy-too-fast': ({ sport }) =>
    `Lockeres ${EASY_OF[sport]} ist so schnell wie Tempo; locker ist, wobei du reden kannst.`,
  'first-of-season': ({ minutes, aim }) =>
    `Die erste ganze Woche enthält ${glanceText(minutes)}; eine solche Saison beginnt mit ${glanceText(aim)}.`,
  'weeks-rest': () => 'Jede Woche hat einen freien oder kurzen lockeren Tag.',
  'week-without-rest': ({ week, weeks }) =>
    `Woche ${week} hat keinen freien und keinen kurzen lockeren Tag${inAll(weeks)}.`,
  monotony: ({ monotony }) =>
    `Unter einer Monotonie von 2 sind die Tage verschieden genug; die gleichförmigste Woche hat ${number(monotony)}.`,
  'no-run-jump': () => 'Kein Lauf springt über die der 30 Tage zuvor hinaus.',
  'run-jump': (at) =>
    `Der Lauf von ${glanceText(at.minutes)} (${place(at)}) ist ${number(at.percent)} % länger als jeder der 30 Tage zuvor.`,
  'long-run-share': ({ percent, minutes }) =>
    `Der lange Lauf nimmt bis zu ${number(percent)} % des Laufens einer Woche; Läufe dauern bis zu ${glanceText(minutes)}.`,
  'longest-ride': (inputs) => longest('Die längste Ausfahrt', 'die', inputs),
  'longest-run': (inputs) => longest('Der längste Lauf', 'der', inputs),
  'sport-shares': ({ swim, bike, run }) =>
    `Belastungswochen sind zu ${swim} % Schwimmen, zu ${bike} % Rad und zu ${run} % Laufen.`,
  'two-swims': ({ weeks, all }) => `${weeks} von ${all} Belastungswochen haben zwei Schwimmeinheiten.`,
  'peak-bricks': ({ weeks, all }) =>
    `${weeks} von ${all} Wochen der Spitze haben eine Koppeleinheit, einen Lauf gleich hinter dem Rad.`,
  'no-late-session': () => 'Die letzten langen Einheiten liegen weit genug weg vom Rennen.',
  'late-session': (at) =>
    `${at.sport === 'run' ? 'Der Lauf' : 'Die Ausfahrt'} von ${glanceText(at.minutes)} (${place(at)}) kommt zu spät, um zu helfen.`,
  'hours-used': ({ percent }) => `Belastungswochen haben ${number(percent)} % der Minuten, die der Plan will.`,
  'paces-on-course': () => 'Das Tempo geht vom heutigen zum Ziel und nie zurück.',
  'paces-astray': ({ paces }) => `Tempi abseits des Wegs vom heutigen zum Ziel: ${paces}.`,
  'longest-swim': ({ metres, unbroken, race }, measures) =>
    `Am längsten schwimmst du ${swumText(measures, metres)}, davon ${swumText(measures, unbroken)} ohne Halt; im Rennen sind es ${swumText(measures, race)}.`,
  'first-week': ({ minutes, lately, run, longest }) =>
    [
      minutes !== undefined &&
        lately !== undefined &&
        `Die erste ganze Woche hat ${glanceText(minutes)}; zuletzt waren es ${glanceText(lately)} pro Woche.`,
      run !== undefined &&
        longest !== undefined &&
        `Der erste lange Lauf dauert ${glanceText(run)}; der längste war zuletzt ${glanceText(longest)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  'after-race-wrong': ({ sessions }) => `Einheiten zu früh, zu hart oder zu lang: ${sessions}.`,
  'back-gently': () => 'Nach einer Auszeit sind die ersten Tage leicht und kurz.',
  'back-too-soon': ({ hard, long }) =>
    `Einheiten zu früh nach einer Auszeit: ${hard} hart, ${long} länger als drei Viertel des Geplanten.`,
  'time-off-kept': () => 'In der Auszeit steht nichts, was dann nicht geht.',
  'on-time-off': (at) => `${place(at)} ist Auszeit, enthält aber, was dann nicht geht${inAll(at.sessions)}.`,
  'runs-linked': () => 'Jeder Lauf gleich hinter dem Rad ist eine Koppeleinheit.',
  'run-behind-ride': (at) =>
    `Ein Lauf steht gleich hinter dem Rad (${place(at)})${inAll(at.runs)}; lauf zuerst oder mach eine Koppeleinheit daraus.`,
  'late-load': (at) => `${place(at)} enthält ${at.minutes} min so dicht am Rennen; jetzt macht dich Ruhe schneller.`,
  'taper-start': ({ days, enough }) => `Weniger wird es ab ${days} Tagen bis zum Rennen; ${enough} genügen.`,
  'race-effort': ({ minutes, room, rehearsed }) =>
    [
      minutes !== undefined &&
        room !== undefined &&
        `In einer Ausfahrt der Spitze fährst du höchstens ${glanceText(minutes)} im Renntempo; ${glanceText(room)} hätten Platz.`,
      rehearsed !== undefined && `Das Rennen wird ${rehearsed ? '' : 'nicht '}geprobt.`,
    ]
      .filter(Boolean)
      .join(' '),
  'tests-held': ({ weeks, all }) => `Leistungstests in ${weeks} von ${all} dafür gedachten Wochen.`,
  'tests-misplaced': ({ tests }) => `Leistungstests zu nah am nächsten oder am Rennen: ${tests}.`,
  'cut-short': ({ days }) => notFor(`${days} Tage ohne das geplante Training lassen dafür zu wenig Zeit.`),
  varied: () => 'Kein Hauptteil kommt zweimal in Folge, und die Wochen sind verschieden.',
  repeats: ({ sets, weeks }) =>
    `Harte Einheiten mit dem letzten Hauptteil ihrer Sportart: ${sets}; Belastungswochen wie die drei zuvor: ${weeks}.`,
  filler: ({ sessions, all }) => `Harte Einheiten mit mehr lockerer Zeit als Hauptteil: ${sessions} von ${all}.`,
  'fuel-untried': ({ asked, practised }) =>
    `Das Rennen verlangt bis zu ${asked} g Kohlenhydrate pro Stunde; geübt sind höchstens ${practised} g.`,
  'race-skills': ({ sightings, transitions, unfuelled }) =>
    `In den letzten sechs Wochen: ${sightings} mal Schwimmen mit Orientierung, ${transitions} mal Koppeln mit Wechsel; lange Einheiten ohne Verpflegung: ${unfuelled}.`,
  technique: ({ swims, all, fast }) =>
    [
      `Technik in ${swims} von ${all} Schwimmeinheiten der Belastungswochen.`,
      fast !== undefined && `Schnell, ehe ein Test gezeigt hat, wie schnell: ${fast}.`,
    ]
      .filter(Boolean)
      .join(' '),
  'ends-with-race': () => notFor('Der Plan endet mit dem Rennen.'),
  'no-late-day': () => notFor('Kein Trainingstag liegt 2 bis 10 Tage davor.'),
  'first-week-over': () => notFor('Die erste Woche ist vorbei.'),
  'no-fitness': () => notFor('Von den Wochen davor ist nichts bekannt.'),
  'no-load-week': () => notFor('Der Plan hat keine Belastungswoche.'),
  'no-paces': () => notFor('Die Einheiten nennen kein Tempo.'),
  'no-place-for-it': () => notFor('Der Plan hat dafür keine Woche oder keinen Tag.'),
  'no-recovery-week': () => notFor('Ein so kurzer Plan hat keine Erholungswoche.'),
  'no-swim-metres': () => notFor('Das Schwimmen nennt keine Meter.'),
  'no-time-off': () => notFor('Von einer Auszeit ist nichts bekannt.'),
  'no-training': () => notFor('Es gibt kein Training zu beurteilen.'),
  'one-run-a-week': () => notFor('Keine Belastungswoche hat zwei Läufe zum Vergleich.'),
  'too-few-sessions': () => notFor('Die Woche hat zu wenige Einheiten.'),
  'too-short-plan': () => notFor('Der Plan ist zu kurz dafür.'),
}

const EASY_OF = { swim: 'Schwimmen', bike: 'Radfahren', run: 'Laufen' } as const

const notFor = (why: string): string => `Gilt hier nicht. ${why}`

/** Figures with a decimal comma. */
const number = (figure: number): string => String(figure).replace('.', ',')

/** `Donnerstag in Woche 3` */
const place = ({ week, day }: { week?: number; day?: Weekday }): string =>
  `${day === undefined ? 'Ein Tag' : DAYS[day]} ${week === undefined ? 'außerhalb der Wochen' : `in Woche ${week}`}`

/** ` (3 insgesamt)`; nothing for one that is told already. */
const inAll = (count: number): string => (count > 1 ? ` (${count} insgesamt)` : '')

type Longest = { minutes: number; leg: number; room?: number }

const longest = (name: string, its: string, { minutes, leg, room }: Longest): string =>
  `${name} dauert ${glanceText(minutes)}; ${its} des Rennens etwa ${glanceText(leg)}${room === undefined ? '' : `; deine Woche hat Platz für ${glanceText(room)}`}.`
