import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { race, season, sketch } from '../testing/plans.js'
import type { Exercise, Sport, Workout } from '../types.js'
import { raceSkills } from './race-skill-rules.js'

const input = season('olympic', 12)
const noted = (notes: string, workouts: readonly Workout[]): Workout[] =>
  workouts.map((workout) => ({ ...workout, exercises: workout.exercises.map((each) => ({ ...each, notes })) }))
const swims = (...weeks: number[]) =>
  weeks.flatMap((week) => noted('Sight every 8 strokes.', sketch(week, 'Mon swim 40')))
const bricks = (...weeks: number[]) =>
  weeks.flatMap((week) => noted('Change shoes as on the day.', sketch(week, 'Sat bike 60 > run 15')))
const judged = (workouts: readonly Workout[], given = input) => judge(raceSkills, [...workouts, race(given)], given)

describe('R37 race skills', () => {
  it('asks four swims of the last six weeks for sighting and two bricks for a transition', () => {
    expect(judged([...swims(7, 8, 9, 10), ...bricks(9, 10)])).toMatchObject({ result: 'pass', value: 0 })
    expect(judged([...swims(5, 6, 9, 10), ...bricks(9, 10)])).toMatchObject({ result: 'warn', value: 2 })
    expect(judged([...swims(7, 8, 9, 10), ...bricks(9)])).toMatchObject({ result: 'warn', value: 1 })
  })

  it('knows them by their codes and their fuel, where a plan holds no words', () => {
    const coded = (fields: Partial<Exercise>, workouts: readonly Workout[], sport: Sport) =>
      workouts.map((workout) => ({
        ...workout,
        exercises: workout.exercises.map((each) => (each.type === sport ? { ...each, ...fields } : each)),
      }))
    const sighted = [7, 8, 9, 10].flatMap((week) =>
      coded({ code: week < 9 ? 'S-SIGHT-1' : 'S-RP-LONG-2' }, sketch(week, 'Mon swim 40'), 'swim'),
    )
    const changed = [9, 10].flatMap((week) =>
      coded({ code: week < 10 ? 'X-BRICK' : 'X-REHEARSAL-R' }, sketch(week, 'Sat bike 60 > run 15'), 'run'),
    )
    expect(judged([...sighted, ...changed])).toMatchObject({ result: 'pass', value: 0 })
    const easy = coded({ code: 'X-BRICKE' }, changed, 'run')
    expect(judged([...sighted, ...easy])).toMatchObject({ result: 'warn', value: 2 })
    const long = sketch(3, 'Sat bike 90')
    expect(judged([...sighted, ...changed, ...long]).value).toBe(1)
    expect(judged([...sighted, ...changed, ...coded({ fuel: { least: 30, most: 60 } }, long, 'bike')]).value).toBe(0)
  })

  it('asks two swims of a plan below eight weeks', () => {
    const short = season('olympic', 6)
    expect(judged([...swims(3, 4), ...bricks(3, 4)], short)).toMatchObject({ result: 'pass', value: 0 })
  })

  it('asks rides and runs of 75 minutes and more for a word on fuel, no swim and no run off the bike', () => {
    const practised = [...swims(7, 8, 9, 10), ...bricks(9, 10)]
    expect(judged([...practised, ...sketch(3, 'Sat bike 90 > run 80, Sun swim 90')]).value).toBe(1)
    expect(judged([...practised, ...noted('Fuel: drink to thirst.', sketch(3, 'Sat bike 90, Sun run 75'))]).value).toBe(
      0,
    )
  })
})
