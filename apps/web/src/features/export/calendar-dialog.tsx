import { CalendarBody } from '../../components/calendar/calendar-body.js'
import { useCalendar } from '../../data/plans/calendar.js'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { Dialog } from '../../ui/dialog/dialog.js'

/** The calendar that follows the current plan, where the plan is looked at. */
export const CalendarDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Subscribe in a calendar" size="lg" isSheet onClose={onClose}>
    <CalendarBody calendar={useCalendar()} onCopied={() => showToast(TOASTS.linkCopied)} />
  </Dialog>
)
