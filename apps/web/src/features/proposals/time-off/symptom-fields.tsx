import { Checkbox } from '@mantine/core'
import type { Symptom } from '@tri/plan-engine/adapt'
import notice from '../../../ui/notice.module.css'
import classes from './time-off-dialog.module.css'
import { isAlarming, type TimeOffDraft } from './time-off-draft.js'
import { SYMPTOM_WORDS } from './time-off-words.js'

type Props = { draft: TimeOffDraft; onChange: (draft: TimeOffDraft) => void }

const SYMPTOMS = Object.entries(SYMPTOM_WORDS)

/** Asks an athlete who is ill what they have; it never says what that means. */
export function SymptomFields({ draft, onChange }: Props) {
  return (
    <>
      <Checkbox.Group
        label="Do you have any of these?"
        description="So that the way back is gentle enough. Nothing ticked is fine too."
        labelProps={{ className: classes.legend }}
        value={[...draft.symptoms]}
        onChange={(values) => onChange({ ...draft, symptoms: values.filter(isSymptom) })}
      >
        <div className={classes.symptoms}>
          {SYMPTOMS.map(([symptom, words]) => (
            <Checkbox key={symptom} value={symptom} label={words} classNames={{ body: classes.check }} />
          ))}
        </div>
      </Checkbox.Group>
      <div aria-live="polite">
        {isAlarming(draft) && (
          <p className={notice.notice}>
            Please see a doctor about this before you train again. Until then rest is all that your plan proposes.
          </p>
        )}
      </div>
      <p className={classes.hint}>No diagnosis and no medical advice. If you are in doubt, rest and ask a doctor.</p>
    </>
  )
}

const isSymptom = (value: string): value is Symptom => Object.hasOwn(SYMPTOM_WORDS, value)
