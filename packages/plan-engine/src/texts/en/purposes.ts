import { TRANSITION_SECONDS } from '../../formulas/finish-time.js'
import type { PurposeCode } from '../../sessions/library/session-code.js'

const WALK = 'Walk before you are tired: more minutes on your feet, fewer sore days.'
const WALK_LONG = 'Walk before you are tired: you stay on your feet longer than by running on.'
const RECOVERY = 'Movement, no training: stop when it is no pleasure.'
const SHARP = 'Keeps the legs sharp while you rest; you should feel better after it than before.'
const PRIMER = 'A few repeats that keep the feel for pace.'
const STEADY = 'As much steady work as this short session holds.'
const CEILING = 'Lifts the ceiling that threshold stands under.'
const STRONGER = 'Endurance with a stronger second half; still easy enough to talk.'
const FAMILIAR = 'Race pace until it feels familiar.'

/** What sessions are for, in words to the athlete. */
export const PURPOSES: Record<PurposeCode, string> = {
  'S-100': 'Change of pace on tired arms, without going hard.',
  'S-PULL': 'Strength in the catch and a long stroke.',
  'S-CSS': 'Raises the speed you can hold without fading.',
  'S-200': 'Threshold speed with a stroke that stays long.',
  'S-SPEED': 'Speed for the start and for finding feet to follow.',
  'S-400': 'Long repeats for a long race: even pace, calm breathing.',
  'S-RP': FAMILIAR,
  'S-RP-LONG': 'Race pace with sighting, as on the day.',
  'S-SIGHT-1': 'In open water if you can, never alone; else in the pool: eyes up just over the water, then breathe.',
  'S-SIGHT-2':
    'Hold a straight line with few looks. In open water never alone; in the pool close your eyes for six strokes at a time.',
  'S-LONG-1': 'Distance in the arms at an easy pace, so that the race’s is no surprise.',
  'S-LONG-2': 'No wall to rest at on race day: find the pace that you can hold.',
  'S-LONG-3': 'In open water if you can, never alone; else in the pool, eyes up just over the water.',
  'S-TECH': 'A better stroke costs nothing on race day.',
  'S-STROKE': 'What a drill teaches goes into the stroke at once.',
  'S-END': 'Distance in the arms, at a pace you could talk at.',
  'S-MIX': 'Easy volume in three ways, so that no muscle tires alone.',
  'S-CLOCK': 'Short rests and one pace: the last hundred takes as long as the first.',
  'S-PYRAMID': 'Up and down again: the way back is swum as calmly as the way up.',
  'S-BREATH': 'Breathe to both sides: waves and neighbours choose yours on race day.',
  'S-SHARP': 'Wakes up the arms; you should feel better after it than before.',
  'S-REC': RECOVERY,
  'S-TEST':
    'Both as fast as you can swim evenly. Threshold pace for a hundred is half of the time between the two: 8:00 and 3:50 make 2:05.',
  'S-PRIME': PRIMER,
  'S-STEADY': STEADY,
  'B-TEMPO': 'Steady pressure on the pedals, the ground that harder work stands on.',
  'B-FORCE': 'Strength for hills and wind; stay seated, ease off if the knees complain.',
  'B-SS': 'Long blocks near threshold that you recover from by tomorrow.',
  'B-THR': 'Raises the power you can hold for an hour.',
  'B-OU': 'Teaches you to recover while still riding fast.',
  'B-VO2': CEILING,
  'B-RP': 'Race speed in race position, until it feels familiar.',
  'B-RP-LONG': 'Race speed in race position; eat and drink as on the day.',
  'B-END': 'Easy riding: most of your fitness comes from here.',
  'B-CAD': 'Quick legs at easy power, for a smoother run after the ride.',
  'B-AERO': 'Makes the race position comfortable, long before you race in it.',
  'B-BUILD': 'Start gently and finish well; still easy enough to talk.',
  'B-LONG': 'Endurance, and practice in eating and drinking on the bike.',
  'B-LONGHILL': 'Endurance on a hilly road: seated and patient uphill, never out of breath.',
  'B-LONGUP': STRONGER,
  'B-LONGRP': 'Endurance first, then race pace on tired legs.',
  'B-SHARP': SHARP,
  'B-REC': RECOVERY,
  'B-TEST':
    'As hard as you can ride evenly, alone, on a flat road or the trainer. Threshold is 95 % of the average power.',
  'B-PRIME': PRIMER,
  'B-STEADY': STEADY,
  'R-FART': 'Play with speed; stay relaxed.',
  'R-HILL': 'Strength and form with little impact; jog down.',
  'R-TEMPO': 'A pace you could hold for an hour, in blocks.',
  'R-CRUISE': 'Threshold pace with short breaks, so that form holds.',
  'R-VO2': CEILING,
  'R-RP': FAMILIAR,
  'R-RP-LONG': 'Race pace in long blocks; drink as on the day.',
  'R-EASY': 'Easy running: slow enough to talk, and tomorrow you are fresh.',
  'R-BUILD': 'Start slower than you want to; the second half comes by itself and stays easy.',
  'R-FORM': 'A minute at a time on form: tall hips, quiet feet, loose shoulders.',
  'R-STR': 'Easy running, then a few short and relaxed fast strides for form.',
  'R-QUICK': 'Quick light steps spare knees and hips; the pace stays easy.',
  'R-LONG': 'Endurance on your feet; slow is right.',
  'R-LONGUP': STRONGER,
  'R-LONGHILL': 'Endurance on rolling ground: short steps uphill, loose legs down.',
  'R-WW': WALK,
  'R-WWLONG': WALK,
  'R-WWQUICK': 'Short quick steps spare knees and hips; walk before you are tired.',
  'R-WWSHORT': WALK,
  'R-WWL': WALK_LONG,
  'R-WWLL': WALK_LONG,
  'R-LONGRP': 'Endurance first, then race pace to finish.',
  'R-SHARP': SHARP,
  'R-REC': RECOVERY,
  'R-TEST': 'As hard as you can run evenly, alone. Threshold pace is the average pace of the 30 minutes.',
  'R-PRIME': PRIMER,
  'R-STEADY': STEADY,
  'X-BRICK':
    'Lay out shoes and cap, change against the clock as on the day, then race pace on legs that have just ridden.',
  'X-BRICKE': 'Running on legs that have just ridden: short steps, easy pace.',
  'X-OPEN': 'Wakes up the legs for tomorrow; nothing that tires.',
  'X-REHEARSAL-B': 'The race in small: its breakfast, clothes, food and effort. What fails today can still be changed.',
  'X-REHEARSAL-R': 'Change shoes as on the day and run straight off: first settle, then race effort.',
  'RACE-SWIM': `Start calmly, find feet to follow, sight often. Both transitions together take about ${TRANSITION_SECONDS / 60} min more.`,
  'RACE-BIKE': 'Ride evenly, eat and drink early; the run tells how well you paced.',
  'RACE-RUN': 'Start slower than you feel, then hold your pace.',
}
