import { Button, Card, UnstyledButton } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { type BySport, formatFinishTime } from '@tri/plan-engine'
import { memo, useId, useState } from 'react'
import { GoalPaces } from '../../../components/goal/goal-paces.js'
import { GoalSlider } from '../../../components/goal/goal-slider.js'
import { clock } from '../../../lib/measures/format.js'
import { StackedBar } from '../../../ui/stacked-bar.js'
import { fieldId, OTHER_PROBLEMS } from './fields.js'
import { FormProblem } from './form-problem.js'
import { goalNote } from './goal-note.js'
import classes from './result-card.module.css'
import type { Prediction } from './setup-state.js'

type Props = {
  prediction: Prediction | undefined
  isPending: boolean
  /** What is wrong that no field can show. */
  problems: readonly string[]
  onGoal: (seconds: number | null) => void
}

/** The live result and the submit button; on a phone a bar at the bottom that opens. */
export const ResultCard = memo(function ResultCard({ prediction, isPending, problems, onGoal }: Props) {
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <Card component="section" className={classes.card} data-open={isOpen || undefined} aria-label="Your result">
      <div className={classes.head}>
        <div>
          <h2 className={classes.label}>Predicted finish</h2>
          <output className={classes.finish} aria-live="polite">
            {prediction ? formatFinishTime(prediction.predicted) : '\u2013'}
          </output>
        </div>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          Goal and paces <IconChevronUp size={18} aria-hidden />
        </UnstyledButton>
      </div>
      <div id={bodyId} className={classes.body}>
        {prediction ? (
          <Result prediction={prediction} onGoal={onGoal} />
        ) : (
          <p className={classes.missing}>Enter all three distances to see it.</p>
        )}
      </div>
      {problems.length > 0 && <FormProblem id={fieldId(OTHER_PROBLEMS)} text={problems.join(' ')} />}
      <Button type="submit" size="md" fullWidth className={classes.submit} aria-disabled={isPending}>
        {isPending ? 'Generating...' : 'Generate Training Plan'}
      </Button>
    </Card>
  )
})

function Result({ prediction, onGoal }: { prediction: Prediction; onGoal: (seconds: number | null) => void }) {
  const { predicted, legs, goal, isGoalChosen, range } = prediction
  return (
    <>
      <div>
        <StackedBar values={legs} texts={legTexts(legs)} withLabels />
        <p className={classes.transitions}>Five minutes of transitions included.</p>
      </div>
      <div>
        <GoalSlider
          goal={isGoalChosen ? goal : null}
          predicted={predicted}
          range={range}
          onChange={onGoal}
          note={goalNote(prediction)}
        />
        {isGoalChosen && (
          <Button variant="transparent" size="compact-xs" px={0} mih={{ base: 44, sm: 0 }} onClick={() => onGoal(null)}>
            Back to the prediction
          </Button>
        )}
      </div>
      <GoalPaces paces={prediction.goalPaces} />
    </>
  )
}

const legTexts = ({ swim, bike, run }: BySport<number>): BySport<string> => ({
  swim: clock(Math.round(swim / 60)),
  bike: clock(Math.round(bike / 60)),
  run: clock(Math.round(run / 60)),
})
