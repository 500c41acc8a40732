import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { call } from '../http/client.js'
import { noticeRoom } from '../lib/browser/floating-room.js'
import classes from './connection-notice.module.css'

/** How often the server is asked whether it is back. */
const ASK_MILLISECONDS = 5000

/** Says that edits wait for the network, and lets them go on when it is back. */
export function ConnectionNotice({ onBack }: { onBack: () => void }) {
  useEffect(() => {
    const look = () => {
      if (navigator.onLine) call('health', 'live', {}).then(onBack, () => undefined)
    }
    const timer = setInterval(look, ASK_MILLISECONDS)
    window.addEventListener('online', onBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onBack)
    }
  }, [onBack])
  return (
    <div role="status" className={classes.notice} ref={noticeRoom}>
      <IconCloudOff size={20} aria-hidden className={classes.icon} />
      <p>
        <b>No connection</b>
        <span>
          What you changed is kept in this browser, also when you close the page, and is sent when the connection is
          back.
        </span>
      </p>
      <Button variant="default" mih={44} onClick={onBack}>
        Try now
      </Button>
    </div>
  )
}
