import { type Kysely, type Migration, sql } from 'kysely'

/** What sessions were called when their names were stored, and the code of each; within a sport no two have one name. */
const CODES: Record<string, Record<string, string>> = {
  swim: {
    'Aerobic 100s': 'S-100-1',
    'Aerobic 150s': 'S-100-2',
    'Aerobic Ladder': 'S-100-3',
    'Strength Pull 200s': 'S-PULL-1',
    'Strength Pull 100s': 'S-PULL-2',
    'Pull and Swim Pairs': 'S-PULL-3',
    'Threshold 100s': 'S-CSS-1',
    'Threshold 150s': 'S-CSS-2',
    'Threshold Ladder Down': 'S-CSS-3',
    'Threshold 200s': 'S-200-1',
    'Threshold 250s': 'S-200-2',
    'Threshold Pyramid': 'S-200-3',
    'Speed 50s': 'S-SPEED-1',
    'Speed 100s': 'S-SPEED-2',
    'Speed Triples': 'S-SPEED-3',
    'Tempo 400s': 'S-400-1',
    'Tempo 300s': 'S-400-2',
    'Long Tempo Repeats': 'S-400-3',
    'Race-Pace 150s': 'S-RP-1',
    'Race-Pace 200s': 'S-RP-2',
    'Race Start and Settle': 'S-RP-3',
    'Race-Pace 400s': 'S-RP-LONG-1',
    'Long Race-Pace Repeats': 'S-RP-LONG-2',
    'Race-Pace Swim Ladder': 'S-RP-LONG-3',
    'Open-Water Skills': 'S-SIGHT-1',
    'Sighting and Steady Strokes': 'S-SIGHT-2',
    'Technique & Drills': 'S-TECH',
    'Aerobic Endurance': 'S-END',
    'Mixed Aerobic': 'S-MIX',
    'Easy 100s on the Clock': 'S-CLOCK',
    'Easy Pyramid': 'S-PYRAMID',
    'Breathing Changes': 'S-BREATH',
    'Race-Week Sharpener': 'S-SHARP',
    'Recovery Swim': 'S-REC',
    'Swim Test: 400 and 200': 'S-TEST',
    'Race-Week Primer': 'S-PRIME',
    'Steady Tempo': 'S-STEADY',
    'Pre-Race Openers': 'X-OPEN',
    'Race Swim': 'RACE-SWIM',
  },
  bike: {
    'Tempo Ride': 'B-TEMPO-1',
    'Long Tempo Ride': 'B-TEMPO-2',
    'Tempo Step-Ups': 'B-TEMPO-3',
    'Low-Cadence Strength': 'B-FORCE-1',
    'Low-Cadence Long Climbs': 'B-FORCE-2',
    'Sweet-Spot Blocks': 'B-SS-1',
    'Short Sweet-Spot Blocks': 'B-SS-2',
    'Long Sweet-Spot Blocks': 'B-SS-3',
    'Threshold Intervals': 'B-THR-1',
    'Short Threshold Intervals': 'B-THR-2',
    'Threshold Step-Ups': 'B-THR-3',
    'Over-Unders': 'B-OU-1',
    'Short Over-Unders': 'B-OU-2',
    'Long Over-Unders': 'B-OU-3',
    'VO2 Intervals': 'B-VO2-1',
    'VO2 On-Offs': 'B-VO2-2',
    'VO2 Pairs': 'B-VO2-3',
    'Race-Pace Intervals': 'B-RP-1',
    'Short Race-Pace Intervals': 'B-RP-2',
    'Long Race-Pace Intervals': 'B-RP-3',
    'Race-Pace Blocks': 'B-RP-LONG-1',
    'Short Race-Pace Blocks': 'B-RP-LONG-2',
    'Race-Pace Step-Ups': 'B-RP-LONG-3',
    'Endurance Ride': 'B-END',
    'Cadence Drills Ride': 'B-CAD',
    'Race-Position Ride': 'B-AERO',
    'Negative-Split Ride': 'B-BUILD',
    'Long Ride': 'B-LONG',
    'Long Ride over Hills': 'B-LONGHILL',
    'Long Ride, Stronger Second Half': 'B-LONGUP',
    'Long Ride with Race-Pace Blocks': 'B-LONGRP',
    'Race-Week Sharpener': 'B-SHARP',
    'Recovery Ride': 'B-REC',
    'Ride Test: 20 Minutes': 'B-TEST',
    'Push and Spin Pairs': 'B-FORCE-3',
    'Race-Week Primer': 'B-PRIME',
    'Steady Tempo': 'B-STEADY',
    'Pre-Race Openers': 'X-OPEN',
    'Race Rehearsal Ride': 'X-REHEARSAL-B',
    'Race Ride': 'RACE-BIKE',
  },
  run: {
    Fartlek: 'R-FART-1',
    'Fartlek Ladder': 'R-FART-2',
    'Long Fartlek': 'R-FART-3',
    'Hill Repeats': 'R-HILL-1',
    'Long Hill Repeats': 'R-HILL-2',
    'Hill Pairs': 'R-HILL-3',
    'Tempo Blocks': 'R-TEMPO-1',
    'Short Tempo Blocks': 'R-TEMPO-2',
    'Tempo Ladder': 'R-TEMPO-3',
    'Cruise Intervals': 'R-CRUISE-1',
    'Short Cruise Intervals': 'R-CRUISE-2',
    'Long Cruise Intervals': 'R-CRUISE-3',
    'VO2 Intervals': 'R-VO2-1',
    'VO2 Minutes': 'R-VO2-2',
    'VO2 Ladder': 'R-VO2-3',
    'Race-Pace Intervals': 'R-RP-1',
    'Short Race-Pace Intervals': 'R-RP-2',
    'Long Race-Pace Intervals': 'R-RP-3',
    'Race-Pace Blocks': 'R-RP-LONG-1',
    'Short Race-Pace Blocks': 'R-RP-LONG-2',
    'Race-Pace Run Ladder': 'R-RP-LONG-3',
    'Easy Run': 'R-EASY',
    'Easy Progression Run': 'R-BUILD',
    'Easy Run with Form Minutes': 'R-FORM',
    'Easy Run with Strides': 'R-STR',
    'Easy Run with Quick Steps': 'R-QUICK',
    'Long Run': 'R-LONG',
    'Long Run, Stronger Second Half': 'R-LONGUP',
    'Long Run over Hills': 'R-LONGHILL',
    'Run-Walk': 'R-WW',
    'Run-Walk, Longer Runs': 'R-WWLONG',
    'Run-Walk with Quick Steps': 'R-WWQUICK',
    'Run-Walk, Shorter Runs': 'R-WWSHORT',
    'Long Run-Walk': 'R-WWL',
    'Long Run-Walk, Longer Runs': 'R-WWLL',
    'Long Run with Race-Pace Finish': 'R-LONGRP',
    'Race-Week Sharpener': 'R-SHARP',
    'Recovery Run': 'R-REC',
    'Run Test: 30 Minutes': 'R-TEST',
    'Race-Week Primer': 'R-PRIME',
    'Steady Tempo': 'R-STEADY',
    'Brick Run at Race Pace': 'X-BRICK',
    'Transition Run': 'X-BRICKE',
    'Pre-Race Openers': 'X-OPEN',
    'Race Rehearsal Run': 'X-REHEARSAL-R',
    'Race Run': 'RACE-RUN',
  },
}

/** Sessions stored by their names get their codes, by which they are said in words; the words that are stored stay. */
export const sessionCodes: Migration = {
  async up(db: Kysely<unknown>) {
    // What the athlete planned is unchanged: nobody's calendar or open page has anything new to fetch. A cluster has no triggers.
    const { rows: triggers } = await sql`
      select 1 from pg_trigger where tgname = 'workout_changed' and tgrelid = 'workouts'::regclass`.execute(db)
    const hasTrigger = triggers.length > 0
    if (hasTrigger) await sql`alter table workouts disable trigger workout_changed`.execute(db)
    await sql`
      with coded as (
        select workouts.user_id, workouts.id, json_agg(
          case when exercise ->> 'code' is not null or known.code is null then exercise
            else (exercise::jsonb || jsonb_build_object('code', known.code))::json end
          order by place
        ) as exercises
        from workouts
        cross join lateral json_array_elements(exercises) with ordinality as each (exercise, place)
        left join lateral (select ${JSON.stringify(CODES)}::jsonb -> (exercise ->> 'type') ->> (exercise ->> 'name') as code) as known
          on true
        group by workouts.user_id, workouts.id
        having bool_or(exercise ->> 'code' is null and known.code is not null)
      )
      update workouts set exercises = coded.exercises from coded
      where workouts.user_id = coded.user_id and workouts.id = coded.id`.execute(db)
    if (hasTrigger) await sql`alter table workouts enable trigger workout_changed`.execute(db)
  },
}
