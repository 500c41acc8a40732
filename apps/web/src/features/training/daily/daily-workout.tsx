import { Button, Card } from '@mantine/core'
import { difference } from '../../../lib/measures/format.js'
import { resultOf, shortfall } from '../../../lib/result.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ResultIcon } from '../../../ui/result-icon.js'
import { SportLabel } from '../../../ui/sport.js'
import { linkedSource } from '../days/activity-source.js'
import { Droppable } from '../drag/draggable.js'
import { useEdits } from '../edits/edits-context.js'
import classes from './daily-workout.module.css'
import { ExerciseRow } from './exercise-row.js'

/** One workout of the day: its whole time, its exercises in full, and what was done of it; `firstOpen` is what comes next. */
export function DailyWorkout({ workout, firstOpen }: { workout: WorkoutInWords; firstOpen: string | undefined }) {
  const { id, workoutType, totalDuration, actualDuration, isCompleted, exercises, notes } = workout
  const source = linkedSource(workout)
  const result = resultOf(totalDuration, actualDuration ?? totalDuration)
  const label = `the ${workoutType} workout`
  return (
    <Droppable place={{ kind: 'workout', workoutId: id, label }}>
      <Card
        component="section"
        padding={0}
        className={classes.card}
        data-sport={workoutType}
        aria-label={`${workoutType} workout`}
      >
        <header className={classes.head}>
          <SportLabel type={workoutType} size={18} />
          <strong className={classes.total}>{totalDuration} min</strong>
          {isCompleted && (
            <p className={classes.done} data-result={result}>
              <ResultIcon result={result} size={18} /> {resultText(workout)}
              {source && <span className={classes.source}>{source}</span>}
            </p>
          )}
        </header>
        {exercises.length === 0 && <p className={classes.empty}>Drop exercises here</p>}
        {exercises.map((exercise) => (
          <ExerciseRow key={exercise.id} exercise={exercise} workout={workout} isFirst={exercise.id === firstOpen} />
        ))}
        {isCompleted && notes && <p className={classes.notes}>{notes}</p>}
        <WorkoutButtons workout={workout} />
      </Card>
    </Droppable>
  )
}

/** What became of a completed workout, the difference in words; without a duration it is as good as planned. */
function resultText({ totalDuration, actualDuration }: WorkoutInWords): string {
  if (actualDuration === null) return 'Completed'
  const result = resultOf(totalDuration, actualDuration)
  if (result !== 'done') return shortfall(result, totalDuration, actualDuration)
  return `Completed in ${actualDuration} min, ${difference(actualDuration - totalDuration)}`
}

function WorkoutButtons({ workout }: { workout: WorkoutInWords }) {
  const { askMove, markIncomplete } = useEdits()
  const { isCompleted, exercises, workoutType } = workout
  return (
    <footer className={classes.buttons}>
      {isCompleted && exercises.length === 0 && (
        <Button mih={44} variant="default" onClick={() => markIncomplete(workout)}>
          Mark Incomplete
        </Button>
      )}
      {workoutType !== 'race' && (
        <Button mih={44} variant="default" onClick={() => askMove({ workout })}>
          Move to...
        </Button>
      )}
    </footer>
  )
}
