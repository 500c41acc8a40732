import { Skeleton } from '@mantine/core'
import type { CalendarChoices, CalendarSettings as Settings, TrainingTimes } from '@tri/api-contract'
import { ErrorState } from '../../ui/error-state.js'
import { CalendarSettings } from './calendar-settings.js'

type Deed = { isPending: boolean; mutate: () => void }

/** What `useCalendar` answers, as far as it is shown. */
type Calendar = {
  query: { data: Settings | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  path: string | undefined
  make: Deed
  end: Deed
  save: { isPending: boolean; mutate: (times: TrainingTimes) => void }
  choose: { isPending: boolean; variables: CalendarChoices | undefined; mutate: (choices: CalendarChoices) => void }
}

type Props = { calendar: Calendar; onCopied: () => void }

/** The calendar that follows the current plan, once it is known. */
export function CalendarBody({ calendar: { query, path, make, end, save, choose }, onCopied }: Props) {
  if (query.error)
    return <ErrorState title="Your calendar could not be loaded" error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={400} radius="md" />
  return (
    <CalendarSettings
      settings={{ ...query.data, ...(choose.isPending && choose.variables) }}
      path={path}
      isPending={make.isPending || end.isPending || save.isPending}
      onMake={() => make.mutate()}
      onEnd={() => end.mutate()}
      onSave={(times) => save.mutate(times)}
      onChoose={(choices) => choose.mutate(choices)}
      onCopied={onCopied}
    />
  )
}
