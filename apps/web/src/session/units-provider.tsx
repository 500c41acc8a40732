import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useUpdatePreferences } from '../data/user.js'
import { RequestContext } from '../lib/browser/request-context.js'
import { usualUnits } from '../lib/measures/region-units.js'
import { soundUnits, type Units } from '../lib/measures/units.js'
import { UnitsContext } from '../ui/use-units.js'
import { useAuth } from './auth-context.js'
import { ChangeUnitsContext } from './change-units.js'
import { readChosenUnits, storeChosenUnits } from './guest-units.js'

/** The account's units, as far as one was chosen there; else this browser's, else its region's. A choice shows before it is saved. */
export function UnitsProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [own, setOwn] = useState(readChosenUnits)
  const { languages } = useContext(RequestContext)
  const [usual] = useState(() => usualUnits(languages))
  const { mutate, isPending } = useUpdatePreferences()
  const { units, poolUnits, poolLength } = { ...usual, ...own, ...(isPending ? {} : soundUnits(user)) }
  const shown = useMemo(() => ({ units, poolUnits, ...(poolLength && { poolLength }) }), [units, poolUnits, poolLength])
  const isSignedIn = Boolean(user)
  const change = useCallback(
    (next: Units) => {
      setOwn(next)
      storeChosenUnits(next)
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
