import type { TextExercise } from '@tri/plan-engine/texts'
import { mainPartText } from '@tri/plan-files/main-part'
import { inUnits } from '@tri/plan-files/units'
import { capitalised } from '../../lib/measures/format.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { DurationText } from '../../ui/duration-text.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { StartLink } from '../start/start-link.js'
import { ReasonList } from './reason-list.js'
import classes from './session-dialog.module.css'
import { SessionProfile } from './session-profile.js'
import { SessionSteps } from './session-steps.js'
import { purposeOf } from './session-text.js'

type Props = { exercise: TextExercise; onClose: () => void }

/** One exercise in full, on top of its week: what it is for, its picture and steps, and why it is there. */
export function SessionDialog({ exercise, onClose }: Props) {
  const { name, type, intensity, duration, distance, reasons } = exercise
  const units = useUnits()
  const purpose = purposeOf(exercise)
  return (
    <Dialog title={name} size="lg" isSheet onClose={onClose}>
      <div className={classes.session} data-sport={type}>
        <p className={classes.top}>
          <SportLabel type={type} size={18} /> <span>{capitalised(intensity)}</span>
        </p>
        <p className={classes.figures}>
          <strong>
            <DurationText minutes={duration} />
          </strong>{' '}
          <span>{inUnits(units, distance)}</span> <span>{mainPartText(exercise, units, '×')}</span>
        </p>
        {purpose && <p className={classes.purpose}>{purpose}</p>}
        <SessionProfile exercise={exercise} withScale />
        <SessionSteps exercise={exercise} />
        <StartLink exercise={exercise} />
        {reasons.length > 0 && (
          <section className={classes.why} aria-label="Why this session?">
            <h3>Why this session?</h3>
            <ReasonList reasons={reasons} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
