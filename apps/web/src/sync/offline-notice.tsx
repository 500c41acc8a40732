import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { timestamp } from '../lib/dates/today.js'
import { FRESHNESS } from './kept/freshness.js'
import classes from './offline-notice.module.css'

/** Says how old what is shown is, as long as the server cannot be heard. */
export function OfflineNotice() {
  const { asOf, isOffline } = useSyncExternalStore(FRESHNESS.subscribe, FRESHNESS.current)
  return (
    <div role="status" className={classes.place}>
      {isOffline && (
        <p className={classes.notice}>
          <IconCloudOff size={16} aria-hidden />
          Offline: as of {timeText(asOf, timestamp())}
        </p>
      )}
    </div>
  )
}

/** The time of day, with the day where it is another one. */
export function timeText(time: number, now: number): string {
  const date = new Date(time)
  const clock = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === new Date(now).toDateString()) return clock
  return `${date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })}, ${clock}`
}
