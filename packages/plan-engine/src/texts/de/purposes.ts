import { TRANSITION_SECONDS } from '../../formulas/finish-time.js'
import type { PurposeCode } from '../../sessions/library/session-code.js'

const WALK = 'Geh, bevor du müde bist: So bist du länger auf den Beinen und hast seltener Muskelkater.'
const WALK_LONG = 'Geh, bevor du müde bist: So bleibst du länger auf den Beinen, als wenn du durchläufst.'
const RECOVERY = 'Bewegung, kein Training: Hör auf, wenn es keine Freude macht.'
const SHARP = 'Hält die Beine scharf, während du ruhst; danach sollst du dich besser fühlen als davor.'
const PRIMER = 'Ein paar Wiederholungen, die das Tempogefühl bewahren.'
const STEADY = 'So viel gleichmäßige Arbeit, wie in diese kurze Einheit passt.'
const CEILING = 'Hebt die Decke, unter der deine Schwelle liegt.'
const STRONGER = 'Ausdauer mit stärkerer zweiter Hälfte; so locker, dass du noch reden kannst.'
const FAMILIAR = 'Renntempo, bis es dir vertraut ist.'

/** What sessions are for, in words to the athlete. */
export const PURPOSES: Record<PurposeCode, string> = {
  'S-100': 'Tempowechsel mit müden Armen, ohne dass es hart wird.',
  'S-PULL': 'Kraft im Wasserfassen und ein langer Zug.',
  'S-CSS': 'Hebt das Tempo, das du halten kannst, ohne nachzulassen.',
  'S-200': 'Schwellentempo mit einem Zug, der lang bleibt.',
  'S-SPEED': 'Tempo für den Start und dafür, passende Füße zu finden.',
  'S-400': 'Lange Strecken für ein langes Rennen: gleichmäßiges Tempo, ruhige Atmung.',
  'S-RP': FAMILIAR,
  'S-RP-LONG': 'Renntempo mit Orientierung, wie am Renntag.',
  'S-SIGHT-1':
    'Wenn du kannst im Freiwasser, nie allein; sonst im Becken: Augen knapp über das Wasser heben, dann atmen.',
  'S-SIGHT-2':
    'Halte mit wenigen Blicken eine gerade Linie. Im Freiwasser nie allein; im Becken schließ jeweils sechs Züge lang die Augen.',
  'S-LONG-1': 'Strecke in den Armen bei lockerem Tempo, damit die des Rennens keine Überraschung ist.',
  'S-LONG-2': 'Am Renntag gibt es keinen Beckenrand zum Ausruhen: Finde das Tempo, das du halten kannst.',
  'S-LONG-3': 'Im Freiwasser, wenn es geht, nie allein; sonst im Becken, die Augen knapp über dem Wasser.',
  'S-TECH': 'Ein besserer Zug kostet am Renntag nichts.',
  'S-STROKE': 'Was eine Übung lehrt, geht gleich in den Zug über.',
  'S-END': 'Strecke für die Arme, in einem Tempo, bei dem du reden könntest.',
  'S-MIX': 'Lockerer Umfang auf drei Arten, damit kein Muskel allein ermüdet.',
  'S-CLOCK': 'Kurze Pausen und ein Tempo: Der letzte Hunderter dauert so lange wie der erste.',
  'S-PYRAMID': 'Hinauf und wieder hinunter: Der Rückweg wird so ruhig geschwommen wie der Hinweg.',
  'S-BREATH': 'Atme zu beiden Seiten: Im Rennen suchen Wellen und Nachbarn die Seite für dich aus.',
  'S-SHARP': 'Weckt die Arme; danach sollst du dich besser fühlen als davor.',
  'S-REC': RECOVERY,
  'S-TEST':
    'Beide Strecken so schnell, wie du gleichmäßig schwimmen kannst. Dein Schwellentempo auf 100 ist die halbe Differenz der beiden Zeiten: 8:00 und 3:50 ergeben 2:05.',
  'S-PRIME': PRIMER,
  'S-STEADY': STEADY,
  'B-TEMPO': 'Gleichmäßiger Druck auf dem Pedal, der Boden für härtere Arbeit.',
  'B-FORCE': 'Kraft für Berge und Wind; bleib sitzen und lass nach, wenn sich die Knie melden.',
  'B-SS': 'Lange Blöcke nahe der Schwelle, von denen du dich bis morgen erholst.',
  'B-THR': 'Hebt die Leistung, die du eine Stunde lang halten kannst.',
  'B-OU': 'Lehrt dich, dich zu erholen, während du noch schnell fährst.',
  'B-VO2': CEILING,
  'B-RP': 'Renntempo in Rennposition, bis es dir vertraut ist.',
  'B-RP-LONG': 'Renntempo in Rennposition; iss und trink wie am Renntag.',
  'B-END': 'Lockeres Fahren: Daher kommt der größte Teil deiner Form.',
  'B-CAD': 'Schnelle Beine mit wenig Druck, für einen runderen Lauf nach dem Rad.',
  'B-AERO': 'Macht die Rennposition bequem, lange bevor du darin ein Rennen fährst.',
  'B-BUILD': 'Beginn sanft und hör stark auf; so locker, dass du noch reden kannst.',
  'B-LONG': 'Ausdauer, und Übung im Essen und Trinken auf dem Rad.',
  'B-LONGHILL': 'Ausdauer auf hügeliger Strecke: bergauf im Sitzen und geduldig, nie außer Atem.',
  'B-LONGUP': STRONGER,
  'B-LONGRP': 'Erst Ausdauer, dann Renntempo mit müden Beinen.',
  'B-SHARP': SHARP,
  'B-REC': RECOVERY,
  'B-TEST':
    'So hart, wie du gleichmäßig fahren kannst, allein, auf flacher Straße oder auf der Rolle. Deine Schwelle liegt bei 95 % der mittleren Leistung.',
  'B-PRIME': PRIMER,
  'B-STEADY': STEADY,
  'R-FART': 'Spiel mit dem Tempo; bleib entspannt.',
  'R-HILL': 'Kraft und Laufstil bei wenig Aufprall; trab hinunter.',
  'R-TEMPO': 'Ein Tempo, das du eine Stunde halten könntest, in Blöcken.',
  'R-CRUISE': 'Schwellentempo mit kurzen Pausen, damit der Laufstil hält.',
  'R-VO2': CEILING,
  'R-RP': FAMILIAR,
  'R-RP-LONG': 'Renntempo in langen Blöcken; trink wie am Renntag.',
  'R-EASY': 'Lockeres Laufen: so langsam, dass du reden kannst; morgen bist du frisch.',
  'R-BUILD': 'Beginn langsamer, als du willst; die zweite Hälfte kommt von selbst und bleibt locker.',
  'R-FORM': 'Eine Minute lang auf den Stil achten: hohe Hüfte, leise Füße, lockere Schultern.',
  'R-STR': 'Lockeres Laufen, dann ein paar kurze, entspannte Steigerungen für den Stil.',
  'R-QUICK': 'Schnelle, leichte Schritte schonen Knie und Hüften; das Tempo bleibt locker.',
  'R-LONG': 'Ausdauer auf den Beinen; langsam ist richtig.',
  'R-LONGUP': STRONGER,
  'R-LONGHILL': 'Ausdauer in welligem Gelände: bergauf kurze Schritte, bergab lockere Beine.',
  'R-WW': WALK,
  'R-WWLONG': WALK,
  'R-WWQUICK': 'Kurze schnelle Schritte schonen Knie und Hüften; geh, bevor du müde bist.',
  'R-WWSHORT': WALK,
  'R-WWL': WALK_LONG,
  'R-WWLL': WALK_LONG,
  'R-LONGRP': 'Erst Ausdauer, dann zum Schluss Renntempo.',
  'R-SHARP': SHARP,
  'R-REC': RECOVERY,
  'R-TEST':
    'So hart, wie du gleichmäßig laufen kannst, allein. Dein Schwellentempo ist das mittlere Tempo der 30 Minuten.',
  'R-PRIME': PRIMER,
  'R-STEADY': STEADY,
  'X-BRICK':
    'Leg Schuhe und Mütze bereit, wechsle gegen die Uhr wie am Renntag, dann Renntempo auf Beinen, die gerade gefahren sind.',
  'X-BRICKE': 'Laufen auf Beinen, die gerade gefahren sind: kurze Schritte, lockeres Tempo.',
  'X-OPEN': 'Weckt die Beine für morgen; nichts, was müde macht.',
  'X-REHEARSAL-B':
    'Das Rennen im Kleinen: sein Frühstück, seine Kleidung, sein Essen und seine Anstrengung. Was heute nicht klappt, lässt sich noch ändern.',
  'X-REHEARSAL-R': 'Wechsle die Schuhe wie am Renntag und lauf gleich los: erst hineinfinden, dann Renntempo.',
  'RACE-SWIM': `Beginn ruhig, such dir passende Füße, schau oft nach vorn. Die beiden Wechsel dauern zusammen etwa ${TRANSITION_SECONDS / 60} min zusätzlich.`,
  'RACE-BIKE': 'Fahr gleichmäßig, iss und trink früh; der Lauf zeigt, wie gut du es eingeteilt hast.',
  'RACE-RUN': 'Beginn langsamer, als du dich fühlst, dann halt dein Tempo.',
}
