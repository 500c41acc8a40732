import { Suspense, useSyncExternalStore } from 'react'
import { areToastsNeeded, onToastsNeeded } from '../../http/toasts.js'
import { lazyThemed } from '../../ui/theme/themed-part.js'

const ToastPlace = lazyThemed(async () => (await import('../../http/toast-place.js')).ToastPlace)

/** The place of the toasts; its code is loaded with the first one. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(onToastsNeeded, areToastsNeeded, areToastsNeeded)
  return <Suspense fallback={null}>{isNeeded && <ToastPlace />}</Suspense>
}
