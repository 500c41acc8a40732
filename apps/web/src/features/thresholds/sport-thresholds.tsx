import { Button, VisuallyHidden } from '@mantine/core'
import type { StoredThreshold, User } from '@tri/api-contract'
import type { Sport } from '@tri/plan-engine'
import { methodOn, powerOn, THRESHOLDS_OF, thresholdOn } from '@tri/plan-engine/zones'
import { useState } from 'react'
import { ChoiceRow } from '../../components/log/choice-row.js'
import { useUpdatePreferences } from '../../data/account/account.js'
import { useRemoveThreshold } from '../../data/adapt/thresholds.js'
import { useToday } from '../../lib/dates/use-today.js'
import { SportLabel, sportName } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { aboveText, KIND_NAMES, METHODS_OF, methodName, originText, valueText } from './threshold-words.js'
import classes from './thresholds.module.css'
import { ZoneList } from './zone-list.js'
import { ZonesDialog } from './zones-dialog.js'

type Props = { user: User; sport: Sport; thresholds: readonly StoredThreshold[]; onAdd: () => void }

/** What is known of one sport, where it comes from, and what its targets are told in. */
export function SportThresholds({ user, sport, thresholds, onAdd }: Props) {
  const today = useToday()
  const own = thresholds.filter((each) => each.sport === sport)
  const known = THRESHOLDS_OF[sport].flatMap((kind) => thresholdOn(own, { sport, kind, day: today }) ?? [])
  return (
    <section className={classes.sport} aria-label={sportName(sport)}>
      <div className={classes.head}>
        <h3>
          <SportLabel type={sport} size={20} />
        </h3>
        <Button variant="default" mih={44} onClick={onAdd}>
          Add test or value
          <VisuallyHidden>, {sportName(sport).toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
      <Methods {...{ user, sport, thresholds }} />
      {known.length > 0 && (
        <ul className={classes.known}>
          {known.map((threshold) => (
            <Known
              key={threshold.kind}
              threshold={threshold}
              user={user}
              hasZones={threshold.kind !== 'critical-power' || powerOn(own, { sport, day: today }) === threshold}
            />
          ))}
        </ul>
      )}
      <Earlier own={own} />
    </section>
  )
}

function Methods({ user, sport, thresholds }: Omit<Props, 'onAdd'>) {
  const { mutate, isPending, variables } = useUpdatePreferences()
  const today = useToday()
  const methods = (isPending ? variables.targetMethods : user.targetMethods) ?? {}
  const wanted = methods[sport] ?? methodOn(sport, { athlete: { thresholds }, day: today })
  const used = methodOn(sport, { athlete: { thresholds, methods }, day: today })
  return (
    <>
      <ChoiceRow
        legend="Targets in"
        choices={METHODS_OF[sport].map((value) => ({ value, label: methodName(sport, value) }))}
        value={wanted}
        onChange={(method) => method && mutate({ targetMethods: { ...methods, [sport]: method } })}
        columns={{
          wide: METHODS_OF[sport].length,
          narrow: METHODS_OF[sport].length > 3 ? 2 : METHODS_OF[sport].length,
        }}
      />
      {used !== wanted && (
        <p className={classes.hint}>
          {methodName(sport, wanted)} needs a test or a value first; until then targets are in{' '}
          {methodName(sport, used).toLowerCase()}.
        </p>
      )}
    </>
  )
}

type KnownProps = { user: User; threshold: StoredThreshold; hasZones: boolean }

function Known({ user, threshold, hasZones }: KnownProps) {
  const units = useUnits()
  const [isChanging, setChanging] = useState(false)
  return (
    <li>
      <p className={classes.value}>
        <span>{KIND_NAMES[threshold.kind]}</span>
        <b>{valueText(units, threshold)}</b>
        <small>{[originText(threshold), aboveText(threshold)].filter(Boolean).join('; ')}</small>
      </p>
      {hasZones && <ZoneList threshold={threshold} own={user.ownZones ?? []} onChange={() => setChanging(true)} />}
      {isChanging && <ZonesDialog user={user} threshold={threshold} onClose={() => setChanging(false)} />}
    </li>
  )
}

/** All that was told, the newest first, each to be taken back. */
function Earlier({ own }: { own: readonly StoredThreshold[] }) {
  const units = useUnits()
  const { mutate, isPending } = useRemoveThreshold()
  if (own.length === 0) return null
  return (
    <details className={classes.zones}>
      <summary>All entries ({own.length})</summary>
      <ul className={classes.entries}>
        {own.toReversed().map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{valueText(units, entry)}</b> <span>{KIND_NAMES[entry.kind]}</span>
              <small>{originText(entry)}</small>
            </p>
            <Button variant="subtle" color="gray" mih={44} disabled={isPending} onClick={() => mutate(entry.id)}>
              Remove
              <VisuallyHidden>
                {' '}
                {KIND_NAMES[entry.kind]} {valueText(units, entry)}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
