import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Race } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { racesQuery, useRemoveRace } from '../../../data/adapt/races.js'
import { shortDate } from '../../../lib/measures/format.js'
import { raceKindName } from '../../../lib/texts/race-text.js'
import classes from '../time-off/time-off-dialog.module.css'

type Props = {
  today: IsoDay
  /** The race that the form holds. */
  edited: number | undefined
  onEdit: (race: Race) => void
  onRemoved: () => Promise<void>
}

/** The races that were told, the next first; what is over goes last. */
export function RaceList({ today, edited, onEdit, onRemoved }: Props) {
  const { data = [] } = useQuery(racesQuery)
  const { mutate, isPending } = useRemoveRace()
  if (data.length === 0) return null
  const ahead = data.filter(({ date }) => date >= today)
  const over = data.filter(({ date }) => date < today).toReversed()
  return (
    <section aria-labelledby="races-told">
      <h3 id="races-told" className={classes.legend}>
        Told so far
      </h3>
      <ul className={classes.entries}>
        {[...ahead, ...over].map((race) => (
          <li key={race.id} data-over={race.date < today || undefined} aria-current={race.id === edited || undefined}>
            <p>
              <b>{shortDate(race.date)}</b> <span>{raceInWords(race)}</span>
            </p>
            <div>
              {race.date > today && (
                <Button variant="subtle" color="gray" mih={44} onClick={() => onEdit(race)}>
                  Edit
                  <VisuallyHidden> {raceInWords(race)}</VisuallyHidden>
                </Button>
              )}
              <Button
                variant="subtle"
                color="gray"
                mih={44}
                disabled={isPending}
                onClick={() => mutate(race.id, { onSuccess: onRemoved })}
              >
                Remove
                <VisuallyHidden> {raceInWords(race)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `"City Olympic, B race"`. */
const raceInWords = ({ name, kind, priority }: Race): string => `${name ?? raceKindName(kind)}, ${priority} race`
