import { easySessions, hardSessions, rotation } from './set-spec.js'

export const RUN_SETS = /* @__PURE__ */ rotation(
  /* @__PURE__ */ hardSessions(`R-FART|Fartlek|Play with speed; stay relaxed.|Brisk|tempo|tempo|design|60 90 120|90|4 6 8 8
R-HILL|Hill Repeats|Strength and form with little impact; jog down.|Uphill, strong|hard|threshold|design|30 45 60|90|4 6 8 10
R-TEMPO|Tempo Blocks|A pace you could hold for an hour, in blocks.|Tempo|tempo|tempo|sellesPerez|300 480 600|120|2 3 3 3|480 600 720|120|2 3 3 3
R-CRUISE|Cruise Intervals|Threshold pace with short breaks, so that form holds.|Threshold|hard|threshold|seiler|180 300 300|75|3 4 5 6|240 300 360|75|3 4 5 6
R-VO2|VO2 Intervals|Lifts the ceiling that threshold stands under.|Fast|interval|interval|seiler|60 150 180|120|4 6 6 6
R-RP|Race-Pace Intervals|Race pace until it feels familiar.|Race pace|hard|race|bosquet|180 240 300|90|3 5 5 6
R-RP|Race-Pace Blocks|Race pace in long blocks; drink as on the day.|Race pace|tempo|race|bosquet|480 720 900|120|2 3 3 3`),
  '012 012 342 123 54 63',
)

export const RUN_EASY =
  /* @__PURE__ */ easySessions(`R-EASY|Easy Run|Easy running: slow enough to talk, and tomorrow you are fresh.|Easy|steady
R-STR|Easy Run with Strides|Easy running, then a few short and relaxed fast strides for form.|Easy|strides`)

/** Beginners spin their legs instead of sprinting (design choice). */
export const RUN_EASY_BEGINNER =
  /* @__PURE__ */ easySessions(`R-EASY|Easy Run|Easy running: slow enough to talk, and tomorrow you are fresh.|Easy|steady
R-QUICK|Easy Run with Quick Steps|Quick light steps spare knees and hips; the pace stays easy.|Short quick steps, same easy pace|quick`)

export const LONG_RUNS =
  /* @__PURE__ */ easySessions(`R-LONG|Long Run|Endurance on your feet; slow is right.|Easy|steady
R-LONG|Long Run|Endurance with a stronger second half; still easy enough to talk.|Easy|rising`)

/** For beginners who run a mile in 12 minutes or more: walking breaks from the start (steelcityendurance). */
export const RUN_WALK = /* @__PURE__ */ easySessions(
  `R-WW|Run-Walk|Walk before you are tired: more minutes on your feet, fewer sore days.|Run easy|run-walk`,
)

/** The same for the long run. */
export const LONG_RUN_WALK = /* @__PURE__ */ easySessions(
  `R-WW|Long Run-Walk|Walk before you are tired: you stay on your feet longer than by running on.|Run easy|run-walk`,
)
