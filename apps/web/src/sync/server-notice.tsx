import { Button } from '@mantine/core'
import { IconServerOff } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CONNECTION } from '../http/send-with-retry.js'
import { noticeRoom } from '../lib/browser/floating-room.js'
import classes from './connection-notice.module.css'

/** Long enough for an attempt to come back with the same refusal: the notice stands still meanwhile. */
const LINGER_MILLISECONDS = 1500

/** Says why the page waits for the server, and that it tries again by itself; goes when the server answers. */
export function ServerNotice() {
  const isWaiting = useSyncExternalStore(CONNECTION.server.subscribe, CONNECTION.server.isWaiting)
  const isShown = useLingering(isWaiting)
  return (
    <div role="status">
      {isShown && (
        <div className={classes.notice} ref={noticeRoom}>
          <IconServerOff size={20} aria-hidden className={classes.icon} />
          <p>
            <b>{CONNECTION.absence} Trying again...</b>
            <span>Nothing is lost: what you changed is sent as soon as the server takes it.</span>
          </p>
          <Button variant="default" mih={44} onClick={CONNECTION.server.open}>
            Try now
          </Button>
        </div>
      )}
    </div>
  )
}

/** True at once, and false a moment after the value is. */
function useLingering(value: boolean): boolean {
  const [isStill, setIsStill] = useState(value)
  useEffect(() => {
    if (value) return setIsStill(true)
    const timer = setTimeout(() => setIsStill(false), LINGER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])
  return value || isStill
}
