import { Notifications } from '@mantine/notifications'
import { keepRoomFor } from '../lib/browser/floating-room.js'

const MAX_WIDTH = 420
const POSITION = 'bottom-right'

/** Where toasts are shown; dialogs make room for them. */
export const ToastPlace = () => (
  <Notifications ref={keepToastRoom} limit={1} containerWidth={MAX_WIDTH} position={POSITION} />
)

/** Given each of the places that toasts can have; all of ours come in one. */
const keepToastRoom = (place: HTMLElement | null) =>
  place?.dataset.position === POSITION ? keepRoomFor(place, '--toast-room') : undefined
