import { Alert, Button, Group, Text } from '@mantine/core'
import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react'
import { calendarReach, REACH_WORDS } from '../../lib/calendar-reach.js'
import { momentText } from '../../lib/texts/activity-text.js'
import { LinkField } from '../../ui/link-field.js'

type Props = {
  /** When the link was made; null while there is none. */
  madeAt: string | null
  /** Where it leads, right after it was made. */
  path: string | undefined
  isPending: boolean
  onMake: () => void
  onEnd: () => void
  onCopied: () => void
}

/** The link by which a calendar follows the current plan: to make, to take along, to renew and to switch off. */
export function CalendarLink({ madeAt, path, isPending, onMake, onEnd, onCopied }: Props) {
  return (
    <>
      <Text size="sm" c="dimmed">
        A calendar can follow your current plan: what you move, complete or delete here changes there too, within hours.
      </Text>
      {path && <NewLink path={path} onCopied={onCopied} />}
      {madeAt && !path && (
        <Text size="sm">
          On since {momentText(madeAt)}. The link was shown when it was made; a new one takes its place.
        </Text>
      )}
      <Group gap="sm">
        <Button variant={madeAt ? 'default' : 'filled'} mih={44} disabled={isPending} onClick={onMake}>
          {madeAt ? 'Renew link' : 'Make a calendar link'}
        </Button>
        {madeAt && (
          <Button variant="default" mih={44} disabled={isPending} onClick={onEnd}>
            Switch off
          </Button>
        )}
      </Group>
    </>
  )
}

function NewLink({ path, onCopied }: { path: string; onCopied: () => void }) {
  const link = `${window.location.origin}${path}`
  const webcal = link.replace(/^https?:/, 'webcal:')
  const { address, warning } = REACH_WORDS[calendarReach(window.location.hostname)]
  return (
    <>
      {warning && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle aria-hidden />}>
          <Text size="sm">{warning}</Text>
        </Alert>
      )}
      <LinkField label={address} link={link} onCopied={onCopied} />
      <LinkField label="For Apple Calendar and others" link={webcal} onCopied={onCopied} />
      <Group gap="sm">
        <Button
          component="a"
          href={webcal}
          variant="default"
          mih={44}
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          Open in my calendar
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Whoever has this link can read your sessions. It is shown now only: renew it to get another.
      </Text>
    </>
  )
}
