import { easySessions, hardSessions, rotation } from './set-spec.js'

export const BIKE_SETS = /* @__PURE__ */ rotation(
  /* @__PURE__ */ hardSessions(`B-TEMPO|Tempo Ride|Steady pressure on the pedals, the ground that harder work stands on.|Tempo|tempo|tempo|sellesPerez|480 600 720|240|2 2 3 3
B-FORCE|Low-Cadence Strength|Strength for hills and wind; stay seated, ease off if the knees complain.|Tempo at 55-65 rpm|tempo|tempo|design|180 240 300|150|3 4 5 6
B-SS|Sweet-Spot Blocks|Long blocks near threshold that you recover from by tomorrow.|Tempo just below threshold|tempo|tempo|sellesPerez|600 720 900|240|2 3 3 4
B-THR|Threshold Intervals|Raises the power you can hold for an hour.|Threshold|hard|threshold|seiler|300 480 600|180|3 3 4 4|360 480 600|240|3 3 4 4
B-OU|Over-Unders|Teaches you to recover while still riding fast.|Threshold|hard|threshold|design|360 480 540|180|2 3 3 4
B-VO2|VO2 Intervals|Lifts the ceiling that threshold stands under.|Hard|interval|interval|seiler|90 150 180|180|4 5 6 6
B-RP|Race-Pace Intervals|Race speed in race position, until it feels familiar.|Race pace|hard|race|bosquet|360 480 600|180|2 3 3 4
B-RP|Race-Pace Blocks|Race speed in race position; eat and drink as on the day.|Race pace|tempo|race|bosquet|900 1200 1500|300|2 2 3 3`),
  '01 01 345 23 65 72',
)

export const BIKE_EASY =
  /* @__PURE__ */ easySessions(`B-END|Endurance Ride|Easy riding: most of your fitness comes from here.|Easy at 85-95 rpm|steady
B-CAD|Cadence Drills Ride|Quick legs at easy power, for a smoother run after the ride.|100+ rpm at easy power|quick`)

export const LONG_RIDES =
  /* @__PURE__ */ easySessions(`B-LONG|Long Ride|Endurance, and practice in eating and drinking on the bike.|Easy at 85-95 rpm|steady
B-LONG|Long Ride|Endurance with a stronger second half; still easy enough to talk.|Easy at 85-95 rpm|rising`)
