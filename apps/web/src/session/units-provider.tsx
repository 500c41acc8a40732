import type { User } from '@tri/api-contract'
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useUpdatePreferences } from '../data/user.js'
import { RequestContext } from '../lib/browser/request-context.js'
import { readStored, store } from '../lib/browser/storage.js'
import { usualUnits } from '../lib/measures/region-units.js'
import { soundUnits, type Units } from '../lib/measures/units.js'
import { UnitsContext } from '../ui/use-units.js'
import { useAuth } from './auth-context.js'
import { ChangeUnitsContext } from './change-units.js'
import { unitsToKeep } from './units-to-keep.js'

const UNITS_KEY = 'triplan.units'

/** The account's units, as far as one was chosen there; else this browser's, else its region's. A choice shows before it is saved. */
export function UnitsProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [own, setOwn] = useState(() => soundUnits(readStored(UNITS_KEY)))
  const { languages } = useContext(RequestContext)
  const [usual] = useState(() => usualUnits(languages))
  const { mutate, isPending } = useUpdatePreferences()
  useKeptChoice(user, own, usual)
  const { units, poolUnits, poolLength } = { ...usual, ...own, ...(isPending ? {} : soundUnits(user)) }
  const shown = useMemo(() => ({ units, poolUnits, ...(poolLength && { poolLength }) }), [units, poolUnits, poolLength])
  const isSignedIn = Boolean(user)
  const change = useCallback(
    (next: Units) => {
      setOwn(next)
      store(UNITS_KEY, next)
      if (isSignedIn) mutate(next)
    },
    [isSignedIn, mutate],
  )
  return (
    <ChangeUnitsContext value={change}>
      <UnitsContext value={shown}>{children}</UnitsContext>
    </ChangeUnitsContext>
  )
}

/** What a guest chose goes with them into their account. */
function useKeptChoice(user: User | null | undefined, own: Partial<Units>, usual: Units) {
  const { mutate, isIdle } = useUpdatePreferences({ isSilent: true })
  const kept = useMemo(() => (user ? unitsToKeep(user, { own, usual }) : undefined), [user, own, usual])
  useEffect(() => {
    if (kept && isIdle) mutate(kept)
  }, [kept, isIdle, mutate])
}
