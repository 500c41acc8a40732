import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsNeeded, onToastsNeeded } from '../api/toasts.js'

const MAX_WIDTH = 420

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }))

/** The place of the toasts; its code is loaded with the first one. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(onToastsNeeded, areToastsNeeded, areToastsNeeded)
  return (
    <Suspense fallback={null}>
      {isNeeded && <Notifications limit={1} containerWidth={MAX_WIDTH} position="bottom-right" />}
    </Suspense>
  )
}
