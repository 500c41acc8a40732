import { Checkbox } from '@mantine/core'
import type { PlanCalendar } from '@tri/plan-engine'
import { ReasonList } from '../../../components/session/reason-list.js'
import { changeReasonsInWords } from '../../../lib/adapt-words.js'
import { clock, counted, shortDate, shortWeekday } from '../../../lib/measures/format.js'
import { nameInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { type Change, type ChangedWeek, type ChangeGroup, dateOfChange, turnOf, type WeekHours } from '../changes.js'
import classes from './changed-week-card.module.css'

/** What is left out of a proposal, group by group. */
export type Boxes = {
  leftOut: ReadonlySet<string>
  onToggle: (groups: readonly string[], isChosen: boolean) => void
}

type Props = {
  plan: PlanCalendar
  week: ChangedWeek
  hours: WeekHours | undefined
  /** Left out where nothing can be chosen. */
  boxes?: Boxes
}

/** The changes of a week, each group with its box; the week's own box takes them all. */
export function ChangedWeekCard({ plan, week: { week, groups }, hours, boxes }: Props) {
  const ids = groups.map(({ id }) => id)
  const chosen = ids.filter((id) => !boxes?.leftOut.has(id))
  const isWhole = chosen.length === ids.length
  return (
    <fieldset className={classes.week} aria-label={`Changes in week ${week}`}>
      <div className={classes.head}>
        {boxes ? (
          <Checkbox
            label={<b>Week {week}</b>}
            aria-label={`All of week ${week}`}
            checked={isWhole}
            indeterminate={!isWhole && chosen.length > 0}
            onChange={() => boxes.onToggle(ids, !isWhole)}
          />
        ) : (
          <b>Week {week}</b>
        )}
        <span>
          {counted(groups.flatMap(({ changes }) => changes).length, 'change')}
          {hours && ` \u00b7 ${clock(hours.before)} \u2192 ${clock(hours.after)}`}
        </span>
      </div>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <GroupRow key={group.id} {...{ plan, group, ...(boxes && { boxes }) }} />
        ))}
      </ul>
    </fieldset>
  )
}

type GroupProps = {
  plan: PlanCalendar
  group: ChangeGroup
  boxes?: Boxes
}

function GroupRow({ plan, group: { id, changes }, boxes }: GroupProps) {
  const units = useUnits()
  const names = changes.map(({ from, to }) => from ?? to).map((place) => place && nameInWords(units, place.exercise))
  const [first] = changes
  const date = first && dateOfChange(plan, first)
  return (
    <li className={classes.group} data-left-out={boxes?.leftOut.has(id) || undefined}>
      {boxes && (
        <Checkbox
          className={classes.box}
          aria-label={`${date ? `${shortWeekday(date)} ${shortDate(date)}, ` : ''}${names.join(' and ')}`}
          checked={!boxes.leftOut.has(id)}
          onChange={({ currentTarget: { checked } }) => boxes.onToggle([id], checked)}
        />
      )}
      <div>
        {changes.map((change, index) => (
          <ChangeRow key={change.id} plan={plan} change={change} name={names[index] ?? ''} />
        ))}
      </div>
    </li>
  )
}

type RowProps = Pick<GroupProps, 'plan'> & { change: Change; name: string }

function ChangeRow({ plan, change, name }: RowProps) {
  const units = useUnits()
  const date = dateOfChange(plan, change)
  const exercise = (change.from ?? change.to)?.exercise
  const { was, becomes } = turnOf(plan, change)
  if (!date || !exercise) return null
  return (
    <div className={classes.row}>
      <span className={classes.date}>
        {shortWeekday(date)} {shortDate(date)}
      </span>
      <SportLabel type={exercise.type} />
      <span className={classes.name}>{name}</span>
      <span className={classes.turn}>
        {was && (
          <>
            <s>{was}</s> <span aria-hidden>{'\u2192'}</span>{' '}
          </>
        )}
        <b>{becomes}</b>
      </span>
      <details className={classes.why}>
        <summary>
          Why<span className={classes.word}> {name}</span>
        </summary>
        <ReasonList reasons={changeReasonsInWords(units, change.reasons)} />
      </details>
    </div>
  )
}
