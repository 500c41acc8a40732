import { Alert, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { LinkField } from '../../ui/link-field.js'
import classes from './share-outcome.module.css'
import type { Sharing } from './use-share.js'

type Props = { sharing: Sharing | undefined; isPending: boolean; onEnd: () => void }

/** The plan's link with what it shows, and the way to end it; read out as it comes. */
export function ShareOutcome({ sharing, isPending, onEnd }: Props) {
  return (
    <div role="status" className={classes.outcome} data-empty={!sharing || undefined}>
      {sharing?.state === 'not saved' && (
        <Alert variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
          Save the plan first: then it has a link that you can share and end again.
        </Alert>
      )}
      {sharing?.state === 'shared' && (
        <>
          <LinkField label="Link to this plan" link={sharing.link} onCopied={() => showToast(TOASTS.linkCopied)} />
          <Text size="sm" c="dimmed">
            Whoever has the link can read the plan's name, weeks and sessions. Nobody sees who you are or what you did.
          </Text>
          <Button variant="default" mih={44} disabled={isPending} className={classes.end} onClick={onEnd}>
            Stop sharing
          </Button>
        </>
      )}
    </div>
  )
}
