import { raceTypeName } from '../../lib/measures/format.js'
import { Button } from '../../ui/controls/button.js'
import row from '../../ui/row.module.css'
import type { DraftPlan, FilledFrom as From } from './form/draft-plan.js'
import { doneInWords, fitnessTyped, isSameLately } from './form/lately.js'
import classes from './plan-setup.module.css'

type Props = {
  from: From
  draft: Pick<DraftPlan, 'raceType' | 'lately'>
  /** Takes all of it away. */
  onForget: () => void
}

/** Which plan the form was filled in from, and with what. */
export const FilledFrom = ({ from, draft, onForget }: Props) => (
  <p className={`${row.apart} ${classes.kept}`}>
    <span>
      <Figures from={from} draft={draft} />
      {draft.raceType !== from.raceType && ` ${pacesToCheck(from, draft)}`}
    </span>
    <Button variant="default" className={classes.button} onClick={onForget}>
      Start afresh
    </Button>
  </p>
)

function Figures({ from, draft: { lately } }: Pick<Props, 'from' | 'draft'>) {
  const race = raceTypeName(from.raceType)
  // Figures that are others by now do not come from the plan.
  const done = from.lately && lately && isSameLately(lately, from.lately) ? fitnessTyped(lately) : undefined
  if (!done)
    return (
      <>
        Filled in with the days and hours of <b>{from.name}</b>, and with its paces as they hold for the {race}.
      </>
    )
  return (
    <>
      Filled in from what you did in <b>{from.name}</b>: {doneInWords(done)}. Its days and hours came along, and its
      paces as they hold for the {race}.
    </>
  )
}

/** A pace is what the athlete could hold in one race, and not in a longer one. */
const pacesToCheck = (from: From, { raceType }: Pick<DraftPlan, 'raceType'>) =>
  `Those paces were for the ${raceTypeName(from.raceType)}: check them for the ${raceTypeName(raceType)}.`
