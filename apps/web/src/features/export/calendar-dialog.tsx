import { showToast } from '../../api/toasts.js'
import { useCalendar } from '../../data/calendar.js'
import { TOASTS } from '../../lib/messages.js'
import { CalendarBody } from '../../ui/calendar-body.js'
import { Dialog } from '../../ui/dialog.js'

/** The calendar that follows the current plan, where the plan is looked at. */
export const CalendarDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Subscribe in a calendar" size="lg" isSheet onClose={onClose}>
    <CalendarBody calendar={useCalendar()} onCopied={() => showToast(TOASTS.linkCopied)} />
  </Dialog>
)
