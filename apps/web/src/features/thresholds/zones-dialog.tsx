import { Button, TextInput } from '@mantine/core'
import type { StoredThreshold, User } from '@tri/api-contract'
import { ownBounds } from '@tri/plan-engine/zones'
import { useState } from 'react'
import { useUpdatePreferences } from '../../data/account/account.js'
import { useToday } from '../../lib/dates/use-today.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { DialogForm } from '../../ui/dialog/dialog-form.js'
import { useUnits } from '../../ui/use-units.js'
import { TargetsMoved } from './targets-moved.js'
import { isPace, KIND_NAMES, methodText, unitOf, zonesIn, zoneWord } from './threshold-words.js'
import classes from './thresholds.module.css'
import { useTargetsMoved } from './use-targets-moved.js'
import { boundName, boundsIn, limitsIn, type OwnZones, ownZonesWith, startZones, zoneProblem } from './zone-draft.js'

type Props = { user: User; threshold: StoredThreshold; onClose: () => void }

/** Takes the athlete's own bounds between zones, and says what would follow from them before they count. */
export function ZonesDialog({ user, threshold, onClose }: Props) {
  const [units, today] = [useUnits(), useToday()]
  const all = user.ownZones ?? []
  const own = ownBounds(all, threshold)
  const [draft, setDraft] = useState(() => startZones(units, threshold, own))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useUpdatePreferences()
  const table = zonesIn(units, threshold)
  const unit = unitOf(units, threshold)
  const names = table?.zones.map(({ name }) => name) ?? []
  const problem = zoneProblem(draft, { names, unit, kind: threshold.kind, limits: limitsIn(units, threshold) })
  const bounds = problem ? undefined : ownZonesWith(all, threshold, boundsIn(units, threshold, draft, own))
  const moved = useTargetsMoved(user, bounds && { bounds }, today)
  const save = (ownZones: OwnZones) => mutate({ ownZones }, { onSuccess: onClose })
  if (!table) return null
  return (
    <Dialog title={`Your own zones: ${KIND_NAMES[threshold.kind]}`} onClose={onClose} isSheet size="lg">
      <DialogForm
        problem={problem?.field}
        onSubmit={() => bounds && save(bounds)}
        onProblem={() => setChecked(true)}
        end={
          <>
            {own && (
              <Button
                variant="subtle"
                mih={44}
                disabled={isPending}
                onClick={() => save(ownZonesWith(all, threshold, undefined))}
              >
                Back to the method’s
              </Button>
            )}
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Saving...' : 'Use these zones'}
            </Button>
          </>
        }
      >
        <p className={classes.hint}>
          Where each zone begins, as a coach or a laboratory told you, in place of “
          {methodText(table.method, table.version)}”. They stay as they are when a test moves your threshold.
        </p>
        <div className={classes.fields}>
          {draft.map((typed, index) => (
            <TextInput
              key={boundName(index)}
              name={boundName(index)}
              label={`Zone ${names[index + 1]} (${zoneWord(table.method, index + 1)}) from`}
              inputMode={isPace(threshold.kind) ? 'text' : 'numeric'}
              placeholder={isPace(threshold.kind) ? 'm:ss' : undefined}
              autoComplete="off"
              maxLength={5}
              rightSection={unit}
              rightSectionWidth={76}
              value={typed}
              error={isChecked && problem?.field === boundName(index) ? problem.message : undefined}
              onChange={({ currentTarget: { value } }) => setDraft(draft.with(index, value))}
            />
          ))}
        </div>
        <div aria-live="polite">
          {moved && (
            <div className={classes.outcome}>
              <TargetsMoved moved={moved} />
            </div>
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}
