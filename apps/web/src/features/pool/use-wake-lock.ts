import { useEffect, useState } from 'react'

/** Keeps the screen on as long as the page is seen; true while it does. Browsers without it, and a low battery, let it go dark. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isAsking = false
    let isGone = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      if (isAsking || (lock && !lock.released)) return
      isAsking = true
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      isAsking = false
      if (isGone) return void taken?.release()
      lock = taken
      setIsHeld(taken !== undefined)
      taken?.addEventListener('release', () => setIsHeld(false))
    }
    void take()
    // The browser lets it go when another page is looked at.
    document.addEventListener('visibilitychange', take)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
  return isHeld
}
