import { describe, expect, it } from 'vitest'
import { DAY_NAMES } from './calendar.js'
import { generatePlan } from './generate-plan.js'
import { scenario, weekOffering } from './testing/scenarios.js'
import { inEnglish } from './testing/words.js'
import type { TextExercise, TextPlan, TextReason, TextSessionStep, TextStep, TextWorkout } from './texts/text-types.js'
import type { PlanInput } from './types.js'

/** One season of each race, with days of all kinds, and one that begins in the middle of a week: every rule speaks in one. */
const SEASONS: readonly [string, PlanInput][] = [
  [
    'sprint, beginner',
    scenario('sprint', 'beginner', 20, { weeklySchedule: weekOffering('Sun 1.5e, Tue 0.75, Wed 1, Fri 0.5, Sat 2') }),
  ],
  [
    'olympic, intermediate, from a Thursday',
    scenario('olympic', 'intermediate', 10, {
      today: '2027-04-01',
      weeklySchedule: weekOffering('Sun 2e, Mon 1, Tue 1, Wed 1, Thu 1.5, Fri 1, Sat 3e'),
    }),
  ],
  ['70.3, advanced', scenario('70.3', 'advanced', 12)],
  [
    'ironman, intermediate',
    scenario('ironman', 'intermediate', 13, { weeklySchedule: weekOffering('Sun 3e, Tue 1.5, Wed 1, Thu 2, Sat 6e') }),
  ],
]

/** A plan as its athlete reads it: all that is said of it, of its weeks and of each session. */
function pinned([title, input]: readonly [string, PlanInput]): string {
  const plan = inEnglish(generatePlan(input))
  const notices = plan.notices.map(({ code, message }) => `${code} ${message}`)
  return [`## ${title}`, ...notices, ...plan.weeks.flatMap((week) => weekLines(week, plan.workouts))].join('\n')
}

function weekLines(
  { week, phase, kind, minutes, bySport, reasons }: TextPlan['weeks'][number],
  workouts: TextPlan['workouts'],
) {
  const { swim, bike, run } = bySport
  return [
    `# Week ${week}, ${phase}, ${kind}: ${minutes} = ${swim} + ${bike} + ${run}`,
    ...reasons.map(reasonLine),
    ...workouts.filter((workout) => workout.week === week).flatMap(workoutLines),
  ]
}

const workoutLines = ({ day, workoutType, totalDuration, exercises }: TextWorkout): string[] => [
  `${DAY_NAMES[day]}, ${workoutType}, ${totalDuration}`,
  ...exercises.flatMap(sessionLines),
]

const sessionLines = (session: TextExercise): string[] => [
  `  ${session.linked ? 'and ' : ''}${session.id} ${session.code ?? ''} ${session.name}, ${session.intensity}: ${session.duration} min, ${session.distance}, ${session.pace}`,
  `    ${session.notes}`,
  `    ${session.steps.map(stepText).join('; ')}`,
  ...session.reasons.map((reason) => `    ${reasonLine(reason)}`),
]

const stepText = (step: TextSessionStep): string =>
  'repeat' in step ? `${step.repeat} x (${step.steps.map(partText).join(', ')})` : partText(step)

function partText({ kind, seconds, metres, zone, target, label }: TextStep): string {
  const length = metres === undefined ? `${seconds} s` : `${metres} m in ${seconds} s`
  return `${kind} ${length} ${zone}${target ? ` ${target.from}-${target.to}` : ''} '${label}'`
}

function reasonLine({ rule, inputs, sentence }: TextReason): string {
  const given = Object.entries(inputs).map(([name, value]) => `${name} ${value}`)
  return `${rule} (${given.join(', ')}) ${sentence}`
}

describe('what sessions say', () => {
  it.each(SEASONS)('is what it was: %s', async (title, input) => {
    const file = `./testing/pinned-sessions/${title.split(',')[0]}.txt`
    await expect(`${pinned([title, input])}\n`).toMatchFileSnapshot(file)
  })
})
