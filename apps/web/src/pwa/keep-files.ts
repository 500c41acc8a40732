import { whenIdle } from './when-idle.js'

/** Has the worker keep every screen, once there is a plan to open without a network. A device that saves data is left alone. */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator) || isSaving()) return
  const { serviceWorker } = navigator
  whenIdle(() => {
    serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'keep-all' })).catch(() => undefined)
  })
}

/** Not in every browser, nor in its types. */
const isSaving = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true
