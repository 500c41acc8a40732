import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { keepRoomFor } from '../lib/floating-room.js'

const MAX_WIDTH = 420
const POSITION = 'bottom-right'

/** Where toasts are shown; dialogs make room for them. */
export function ToastPlace() {
  const { notifications } = useNotifications()
  const isShown = notifications.length > 0
  useEffect(() => {
    const place = isShown && document.querySelector(`.mantine-Notifications-root[data-position="${POSITION}"]`)
    return place ? keepRoomFor(place, '--toast-room') : undefined
  }, [isShown])
  return <Notifications limit={1} containerWidth={MAX_WIDTH} position={POSITION} />
}
