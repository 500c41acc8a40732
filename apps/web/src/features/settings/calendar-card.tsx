import { Card, Title } from '@mantine/core'
import { CalendarBody } from '../../components/calendar/calendar-body.js'
import { useCalendar } from '../../data/plans/calendar.js'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'

/** The link by which calendars follow the current plan, and the times of its sessions. */
export const CalendarCard = () => (
  <Card component="section" aria-label="Calendar">
    <Title order={2} size="h3" mb="sm">
      Calendar
    </Title>
    <CalendarBody calendar={useCalendar()} onCopied={() => showToast(TOASTS.linkCopied)} />
  </Card>
)
