import { easySessions, hardSessions, rotation } from './set-spec.js'

export const SWIM_SETS = /* @__PURE__ */ rotation(
  /* @__PURE__ */ hardSessions(`S-100|Aerobic 100s|Change of pace on tired arms, without going hard.|100 m, second half a little quicker|tempo|tempo|design|100 100 100|15|4 6 8 12
S-PULL|Strength Pull 200s|Strength in the catch and a long stroke.|200 m with pull buoy|tempo|tempo|design|200 200 200|20|2 3 4 5
S-CSS|Threshold 100s|Raises the speed you can hold without fading.|100 m at threshold|hard|threshold|wakayoshi|100 100 100|15|5 8 10 14|100 100 100|12|6 8 12 16
S-200|Threshold 200s|Threshold speed with a stroke that stays long.|200 m at threshold|hard|threshold|wakayoshi|200 200 200|20|3 4 5 6|200 200 200|20|3 4 6 8
S-SPEED|Speed 50s|Speed for the start and for finding feet to follow.|50 m fast|interval|interval|design|50 50 50|20|8 10 14 16
S-400|Tempo 400s|Long repeats for a long race: even pace, calm breathing.|400 m at tempo|tempo|tempo|design|400 400 400|30|2 3 4 5
S-RP|Race-Pace 150s|Race pace until it feels familiar.|150 m at race pace|hard|race|bosquet|150 150 150|20|4 5 6 8
S-RP|Race-Pace 400s|Race pace with sighting, as on the day.|400 m at race pace, sight every 8 strokes|tempo|race|bosquet|400 400 400|30|2 3 4 5`),
  '01 01 234 235 64 72',
)

export const SWIM_EASY =
  /* @__PURE__ */ easySessions(`S-TECH|Technique & Drills|A better stroke costs nothing on race day.|50 m: 25 drill, 25 swim|drills
S-END|Aerobic Endurance|Distance in the arms, at a pace you could talk at.|Easy, long stroke|repeats
S-MIX|Mixed Aerobic|Easy volume in three ways, so that no muscle tires alone.|Easy swim|thirds`)
