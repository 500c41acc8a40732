import { Card, Skeleton, Title } from '@mantine/core'
import { showToast } from '../../api/toasts.js'
import { useCalendar } from '../../data/calendar.js'
import { TOASTS } from '../../lib/messages.js'
import { CalendarSettings } from '../../ui/calendar-settings.js'
import { ErrorState } from '../../ui/error-state.js'

/** The link by which calendars follow the current plan, and the times of its sessions. */
export function CalendarCard() {
  const { query, path, make, end, save } = useCalendar()
  return (
    <Card component="section" aria-label="Calendar">
      <Title order={2} size="h3" mb="sm">
        Calendar
      </Title>
      {query.error && (
        <ErrorState title="Your calendar could not be loaded" error={query.error} onRetry={() => query.refetch()} />
      )}
      {query.isPending && <Skeleton height={380} radius="md" />}
      {query.data && (
        <CalendarSettings
          settings={query.data}
          path={path}
          isPending={make.isPending || end.isPending || save.isPending}
          onMake={() => make.mutate()}
          onEnd={() => end.mutate()}
          onSave={(times) => save.mutate(times)}
          onCopied={() => showToast(TOASTS.linkCopied)}
        />
      )}
    </Card>
  )
}
