import { type BySport, formatFinishTime } from '@tri/plan-engine'
import { memo } from 'react'
import { GoalPaces } from '../../../components/goal/goal-paces.js'
import { GoalSlider } from '../../../components/goal/goal-slider.js'
import { clock } from '../../../lib/measures/format.js'
import card from '../../../ui/card.module.css'
import { Button } from '../../../ui/controls/button.js'
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

/** The live result, the goal, and on a wide page the submit button. */
export const ResultCard = memo(function ResultCard({ prediction, isPending, problems, onGoal }: Props) {
  return (
    <section className={`${card.card} ${classes.card}`} aria-label="Your result">
      <div>
        <h2 className={classes.label}>Predicted finish</h2>
        <output className={classes.finish} aria-live="polite">
          {finishOf(prediction)}
        </output>
        {prediction ? (
          <>
            <div className={classes.legs}>
              <StackedBar values={prediction.legs} texts={legTexts(prediction.legs)} withLabels />
            </div>
            <p className={classes.transitions}>5 min of transitions included</p>
          </>
        ) : (
          <p className={classes.missing}>Enter all three distances to see it.</p>
        )}
      </div>
      {prediction && <Goal prediction={prediction} onGoal={onGoal} />}
      {problems.length > 0 && <FormProblem id={fieldId(OTHER_PROBLEMS)} text={problems.join(' ')} />}
      <Submit isPending={isPending} />
    </section>
  )
})

/** On a narrow page prediction and submit button stay at its lower edge. */
export const PinnedResult = memo(function PinnedResult({
  prediction,
  isPending,
}: Pick<Props, 'prediction' | 'isPending'>) {
  return (
    <div className={classes.pinned}>
      <p aria-hidden>
        <span>Predicted</span>
        <b>{finishOf(prediction)}</b>
      </p>
      <Submit isPending={isPending} />
    </div>
  )
})

const Submit = ({ isPending }: Pick<Props, 'isPending'>) => (
  <Button type="submit" size="large" className={classes.submit} aria-disabled={isPending}>
    {isPending ? 'Generating...' : 'Generate Training Plan'}
  </Button>
)

function Goal({ prediction, onGoal }: { prediction: Prediction; onGoal: Props['onGoal'] }) {
  const { predicted, goal, isGoalChosen, range } = prediction
  return (
    <>
      <div className={classes.goal}>
        <GoalSlider
          goal={isGoalChosen ? goal : null}
          predicted={predicted}
          range={range}
          onChange={onGoal}
          note={goalNote(prediction)}
        />
        {isGoalChosen && (
          <Button variant="text" onClick={() => onGoal(null)}>
            Back to the prediction
          </Button>
        )}
      </div>
      <div className={classes.paces}>
        <GoalPaces paces={prediction.goalPaces} />
      </div>
    </>
  )
}

const finishOf = (prediction: Prediction | undefined) =>
  prediction ? formatFinishTime(prediction.predicted) : '\u2013'

const legTexts = ({ swim, bike, run }: BySport<number>): BySport<string> => ({
  swim: clock(Math.round(swim / 60)),
  bike: clock(Math.round(bike / 60)),
  run: clock(Math.round(run / 60)),
})
