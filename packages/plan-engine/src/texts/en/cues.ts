import type { Drill } from '../../sessions/library/drills.js'
import type { CueCode } from '../../steps.js'
import type { StepKind } from '../../types.js'

/** What steps say where no cue does. */
export const KINDS: Record<StepKind, string> = {
  warmup: 'Warm-up',
  work: 'Easy',
  recover: 'Easy',
  rest: 'Rest',
  cooldown: 'Cool-down',
}

/** How steps are done; those of swims follow a length (`100 m at threshold`). `{50}` stands for so many metres in the athlete's pool. */
export const CUES: Record<CueCode, string> = {
  tempo: 'Tempo',
  'tempo-harder-gear': 'Tempo, a gear harder at the same effort',
  'tempo-55-65-rpm': 'Tempo at 55-65 rpm',
  'tempo-60-70-rpm': 'Tempo at 60-70 rpm',
  'sweet-spot': 'Tempo just below threshold',
  threshold: 'Threshold',
  hard: 'Hard',
  'race-pace': 'Race pace',
  brisk: 'Brisk',
  'uphill-strong': 'Uphill, strong',
  'uphill-quick': 'Uphill, quick',
  fast: 'Fast',
  'second-half-quicker': 'with the second half a little quicker',
  'last-50-quicker': 'with the last {50} a little quicker',
  'swim-tempo': 'at tempo',
  pull: 'with pull buoy',
  'pull-paddles': 'with pull buoy and paddles',
  'long-stroke-without': 'without it, the same long stroke',
  'swim-threshold': 'at threshold',
  'swim-fast': 'fast',
  'swim-fast-even': 'fast, even pace',
  'swim-race-pace': 'at race pace',
  'race-start': 'at race pace, quick strokes as off the start',
  'race-settle': 'at race pace, settle into it',
  'race-pace-sighting': 'at race pace, sight every 8 strokes',
  'easy-85-95-rpm': 'Easy at 85-95 rpm',
  'quick-legs': '100+ rpm at easy power',
  'race-position': 'Easy in race position',
  'sit-up': 'Easy, sit up',
  'seated-climb': 'Easy uphill, seated at 70-80 rpm',
  'tall-and-quiet': 'Easy, tall and quiet',
  'quick-steps': 'Short quick steps, same easy pace',
  'easy-uphill': 'Easy uphill, short steps',
  'run-easy': 'Run easy',
  'run-easy-quick-steps': 'Run easy, short quick steps',
  'sight-6-10': 'easy, sight every 6 to 10 strokes',
  'sight-8': 'easy, sight every 8 strokes on the second half',
  'drill-swim': 'half drill, half swim',
  'drill-catch-up': 'half catch-up drill, half swim',
  'drill-fist': 'half fist drill, half swim',
  'drill-fingertip': 'half fingertip drill, half swim',
  'drill-side-kick': 'half side-kicking drill, half swim',
  'drill-breathe-out': 'half breathing-out drill, half swim',
  'drill-one-arm': 'half one-arm drill, half swim',
  'drill-scull': 'half sculling drill, half swim',
  'drill-six-kicks': 'half six-kicks drill, half swim',
  'long-stroke': 'easy, long stroke',
  'same-time': 'easy, all in the same time',
  'swim-easy': 'easy',
  'easy-sighting': 'easy, sight every 8 strokes',
  unbroken: 'easy without a stop',
  'unbroken-sighting': 'easy without a stop, sight every 8 strokes',
  breathing: 'easy, breathe every 3 strokes, every 5 on the last {50}',
  'tempo-95-105-rpm': 'Tempo at 95-105 rpm',
  'under-threshold': 'Just under threshold',
  'over-threshold': 'Just over threshold',
  'as-usual': 'As usual',
  walk: 'Walk',
  jog: 'Jog',
  'easy-quicker': 'Easy, a little quicker',
  strides: 'Fast and relaxed',
  'settle-in': 'Settle in with short steps',
  touch: 'Quick and relaxed',
  test: 'Test: as hard as you can hold',
  'swim-test': 'test, as fast as you can swim evenly',
  'kick-and-drill': 'kick and drill',
  'easy-pull': 'easy with pull buoy',
  'race-swim': 'Race Swim',
  'race-ride': 'Race Ride',
  'race-run': 'Race Run',
}

/** How each drill goes, in one sentence. */
export const DRILLS: Record<Drill, string> = {
  'drill-catch-up': 'Catch-up: one arm stays stretched out in front until the other hand has come to it.',
  'drill-fist':
    'Fists: swim with closed hands and press the water back with your forearms; then open them and feel the hold.',
  'drill-fingertip':
    'Fingertips: let your fingertips trail on the water as the arm comes forward, with a high and loose elbow.',
  'drill-side-kick':
    'Side-kicking: the lower arm stretched out, the face in the water; roll your head to breathe, and change sides at the wall.',
  'drill-breathe-out':
    'Breathing out: as long as your face is in the water, breathe out without a pause; the next breath in then comes by itself.',
  'drill-one-arm':
    'One arm: the other rests stretched out in front; breathe to the side that pulls, and change arms at the wall.',
  'drill-scull':
    'Sculling: arms stretched out in front, sweep your hands a little out and in, and feel the water press on the palms.',
  'drill-six-kicks': 'Six kicks: lie on your side for six kicks, then take one stroke and roll onto the other side.',
}
