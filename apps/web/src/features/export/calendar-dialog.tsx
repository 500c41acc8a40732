import { Skeleton } from '@mantine/core'
import { showToast } from '../../api/toasts.js'
import { useCalendar } from '../../data/calendar.js'
import { TOASTS } from '../../lib/messages.js'
import { CalendarSettings } from '../../ui/calendar-settings.js'
import { Dialog } from '../../ui/dialog.js'
import { ErrorState } from '../../ui/error-state.js'

/** The calendar that follows the current plan, where the plan is looked at. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { query, path, make, end, save } = useCalendar()
  return (
    <Dialog title="Subscribe in a calendar" size="lg" isSheet onClose={onClose}>
      {query.error && (
        <ErrorState title="Your calendar could not be loaded" error={query.error} onRetry={() => query.refetch()} />
      )}
      {query.isPending && <Skeleton height={420} radius="md" />}
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
    </Dialog>
  )
}
