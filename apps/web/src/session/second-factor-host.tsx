import { Suspense, useSyncExternalStore } from 'react'
import { SECOND_FACTOR } from '../data/account/second-factor-request.js'
import { lazyThemed } from '../ui/theme/themed-part.js'

const SecondFactorDialog = lazyThemed(async () => (await import('./second-factor-dialog.js')).SecondFactorDialog)

/** Asks for a second factor while one is waited for; loaded then. */
export function SecondFactorHost() {
  const request = useSyncExternalStore(SECOND_FACTOR.subscribe, SECOND_FACTOR.get, () => undefined)
  if (!request) return null
  return (
    <Suspense>
      <SecondFactorDialog {...request} />
    </Suspense>
  )
}
