import { readPlanInput } from '@tri/api-contract'
import { deleteExercise, generatePlan, moveWorkout, toActual, type Workout, weekTotals } from '@tri/plan-engine'
import { planFigures, seasonWeeks, trackProgress } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { WeekHeader } from '../../components/week/week-header.js'
import { textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { WeekStatsCard } from '../training/weekly/week-stats-card.js'
import { minutesText } from './season-words.js'
import { SeasonStrip } from './strip/season-strip.js'
import { SeasonTable } from './strip/season-table.js'

const plan = samplePlan()
const input = readPlanInput(plan)
const today = '2027-02-05'

/** As an athlete leaves a plan: some of it done, some moved, some deleted. */
const workouts = generatePlan(input).workouts.map((workout, index): Workout => {
  if (index % 11 === 3) return moveWorkout(workout, { week: workout.week, day: 3 }) ?? workout
  if (index % 13 === 5) return deleteExercise(workout, workout.exercises[0]?.id ?? '') ?? workout
  if (workout.week > 6 || index % 4 === 1) return workout
  const actualExercises = workout.exercises.map((exercise) => ({
    ...toActual(exercise),
    duration: exercise.duration + 7,
  }))
  return { ...workout, isCompleted: true, actualExercises }
})
const weeks = seasonWeeks(plan, workouts, today)

describe('the hours of a week on the screen', () => {
  it.each(weeks.map(({ week }) => week))('are the same in strip, table, planner and stats card: week %i', (week) => {
    const { planned, done } = weekTotals(workouts, week)
    const [plannedText, doneText] = [minutesText(planned.total), minutesText(done.total)]
    const strip = textOf(<SeasonStrip weeks={weeks} selected={week} onSelect={() => undefined} />)
    expect(strip).toMatch(new RegExp(`Week ${week}(, this week)? [^:]*: ${plannedText} planned`))
    if (done.total > 0) expect(strip).toContain(`${doneText} done`)
    const table = textOf(<SeasonTable weeks={weeks} selected={week} onSelect={() => undefined} />)
    expect(table).toMatch(new RegExp(`Week ${week}( \\(now\\))? .{15,60}${minutesText(planned.run)} ${plannedText} `))
    const header = {
      week,
      totalWeeks: plan.totalWeeks,
      phase: 'Build Phase' as const,
      minutes: planned,
      focus: '',
      reason: '',
      onStep: () => undefined,
    }
    expect(textOf(<WeekHeader {...header} />)).toContain(`Total ${plannedText}`)
    const stats = textOf(<WeekStatsCard week={week} planned={planned} done={done} />)
    expect(stats).toContain(`Done ${doneText} of ${plannedText}`)
  })

  it('add up to what Progress Tracking and what-if say, the race apart', () => {
    const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
    const sum = (pick: (week: (typeof weeks)[number]) => number) =>
      seasonWeeks(plan, training, today).reduce((minutes, week) => minutes + pick(week), 0)
    const progress = trackProgress(plan, workouts)
    expect(progress?.bike.minutes).toMatchObject({
      planned: sum(({ planned }) => planned.bike),
      done: sum(({ done }) => done.bike),
    })
    expect(planFigures(input, workouts).minutes.total).toBe(sum(({ planned }) => planned.total))
  })
})
