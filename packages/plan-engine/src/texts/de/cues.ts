import type { Drill } from '../../sessions/library/drills.js'
import type { CueCode } from '../../steps.js'
import type { BySport, StepKind } from '../../types.js'

/** What steps say where no cue does. */
export const KINDS: BySport<Record<StepKind, string>> = {
  swim: { warmup: 'Einschwimmen', work: 'locker', recover: 'locker', rest: 'Pause', cooldown: 'Ausschwimmen' },
  bike: { warmup: 'Einfahren', work: 'Locker', recover: 'Locker', rest: 'Pause', cooldown: 'Ausfahren' },
  run: { warmup: 'Einlaufen', work: 'Locker', recover: 'Locker', rest: 'Pause', cooldown: 'Auslaufen' },
}

/** How steps are done; those of swims follow a length (`100 m an der Schwelle`). */
export const CUES: Record<CueCode, string> = {
  tempo: 'Tempo',
  'tempo-harder-gear': 'Tempo, einen Gang schwerer bei gleicher Anstrengung',
  'tempo-55-65-rpm': 'Tempo mit 55-65 U/min',
  'tempo-60-70-rpm': 'Tempo mit 60-70 U/min',
  'sweet-spot': 'Tempo knapp unter der Schwelle',
  threshold: 'Schwelle',
  hard: 'Hart',
  'race-pace': 'Renntempo',
  brisk: 'Zügig',
  'uphill-strong': 'Bergauf, kräftig',
  'uphill-quick': 'Bergauf, flink',
  fast: 'Schnell',
  'second-half-quicker': 'mit etwas schnellerer zweiter Hälfte',
  'last-50-quicker': 'mit etwas schnelleren letzten {50}',
  'swim-tempo': 'zügig',
  pull: 'mit Pull-Buoy',
  'pull-paddles': 'mit Pull-Buoy und Paddles',
  'long-stroke-without': 'ohne ihn, mit demselben langen Zug',
  'swim-threshold': 'an der Schwelle',
  'swim-fast': 'schnell',
  'swim-fast-even': 'schnell und gleichmäßig',
  'swim-race-pace': 'im Renntempo',
  'race-start': 'im Renntempo, mit schnellen Zügen wie beim Start',
  'race-settle': 'im Renntempo, den Rhythmus finden',
  'race-pace-sighting': 'im Renntempo, alle 8 Züge nach vorn schauen',
  'easy-85-95-rpm': 'Locker mit 85-95 U/min',
  'quick-legs': 'Über 100 U/min mit wenig Druck',
  'race-position': 'Locker in Rennposition',
  'sit-up': 'Locker, aufrecht sitzen',
  'seated-climb': 'Locker bergauf, im Sitzen mit 70-80 U/min',
  'tall-and-quiet': 'Locker, aufrecht und leise',
  'quick-steps': 'Kurze schnelle Schritte, gleich lockeres Tempo',
  'easy-uphill': 'Locker bergauf, kurze Schritte',
  'run-easy': 'Locker laufen',
  'run-easy-quick-steps': 'Locker laufen, kurze schnelle Schritte',
  'sight-6-10': 'locker, alle 6 bis 10 Züge nach vorn schauen',
  'sight-8': 'locker, in der zweiten Hälfte alle 8 Züge nach vorn schauen',
  'drill-swim': 'halb Technikübung, halb Kraul',
  'drill-catch-up': 'halb Abschlagen, halb Kraul',
  'drill-fist': 'halb mit Fäusten, halb Kraul',
  'drill-fingertip': 'halb Fingerspitzen ziehen, halb Kraul',
  'drill-side-kick': 'halb Beinschlag in Seitlage, halb Kraul',
  'drill-breathe-out': 'halb lang ausatmen, halb Kraul',
  'drill-one-arm': 'halb mit einem Arm, halb Kraul',
  'drill-scull': 'halb Wriggen, halb Kraul',
  'drill-six-kicks': 'halb sechs Beinschläge je Zug, halb Kraul',
  'long-stroke': 'locker, langer Zug',
  'same-time': 'locker, alle in derselben Zeit',
  'swim-easy': 'locker',
  'easy-sighting': 'locker, alle 8 Züge nach vorn schauen',
  unbroken: 'locker ohne Pause',
  'unbroken-sighting': 'locker ohne Pause, alle 8 Züge nach vorn schauen',
  breathing: 'locker, alle 3 Züge atmen, auf den letzten {50} alle 5',
  'tempo-95-105-rpm': 'Tempo mit 95-105 U/min',
  'under-threshold': 'Knapp unter der Schwelle',
  'over-threshold': 'Knapp über der Schwelle',
  'as-usual': 'Wie gewohnt',
  walk: 'Gehen',
  jog: 'Traben',
  'easy-quicker': 'Locker, etwas schneller',
  strides: 'Schnell und entspannt',
  'settle-in': 'Mit kurzen Schritten hineinfinden',
  touch: 'Flott und entspannt',
  test: 'Test: so hart, wie du es durchhältst',
  'swim-test': 'Test, so schnell du gleichmäßig schwimmen kannst',
  'kick-and-drill': 'Beinschlag und Technikübungen',
  'easy-pull': 'locker mit Pull-Buoy',
  'race-swim': 'Rennen: Schwimmen',
  'race-ride': 'Rennen: Rad',
  'race-run': 'Rennen: Lauf',
}

/** Wie jede Technikübung geht, in einem Satz. */
export const DRILLS: Record<Drill, string> = {
  'drill-catch-up': 'Abschlagen: Ein Arm bleibt vorn gestreckt, bis die andere Hand bei ihm ist.',
  'drill-fist':
    'Fäuste: Schwimm mit geschlossenen Händen und drück das Wasser mit den Unterarmen nach hinten; öffne sie dann und spür den Halt.',
  'drill-fingertip':
    'Fingerspitzen ziehen: Lass die Fingerspitzen auf dem Weg nach vorn durchs Wasser streifen, der Ellbogen hoch und locker.',
  'drill-side-kick':
    'Beinschlag in Seitlage: Der untere Arm ist gestreckt, das Gesicht im Wasser; dreh den Kopf zum Atmen und wechsle an der Wand die Seite.',
  'drill-breathe-out':
    'Lang ausatmen: Solange dein Gesicht im Wasser ist, atme ohne Pause aus; das Einatmen kommt dann von selbst.',
  'drill-one-arm':
    'Ein Arm: Der andere ruht vorn gestreckt; atme zur Seite, die zieht, und wechsle an der Wand den Arm.',
  'drill-scull':
    'Wriggen: Die Arme vorn gestreckt, führ die Hände ein wenig nach außen und innen und spür den Druck auf den Handflächen.',
  'drill-six-kicks':
    'Sechs Beinschläge: Bleib sechs Beinschläge lang auf der Seite, mach dann einen Zug und roll auf die andere.',
}
