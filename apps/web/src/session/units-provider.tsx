import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useUpdatePreferences } from '../data/user.js'
import { readStored, store } from '../lib/storage.js'
import { STORED_UNITS, soundUnits, type Units } from '../lib/units.js'
import { UnitsContext } from '../ui/use-units.js'
import { useAuth } from './auth-context.js'
import { ChangeUnitsContext } from './change-units.js'

const UNITS_KEY = 'triplan.units'

/** The account's units, as far as one was chosen there; else this browser's. A choice shows before it is saved. */
export function UnitsProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [chosen, setChosen] = useState(() => ({ ...STORED_UNITS, ...soundUnits(readStored(UNITS_KEY)) }))
  const { mutate, isPending } = useUpdatePreferences()
  const { units, poolUnits } = isPending ? chosen : { ...chosen, ...soundUnits(user) }
  const shown = useMemo(() => ({ units, poolUnits }), [units, poolUnits])
  const isSignedIn = Boolean(user)
  const change = useCallback(
    (next: Units) => {
      setChosen(next)
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
