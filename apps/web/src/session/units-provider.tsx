import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
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
  const { save, isPending } = useSaveUnits()
  const { units, poolUnits, poolLength } = { ...usual, ...own, ...(isPending ? {} : soundUnits(user)) }
  const shown = useMemo(() => ({ units, poolUnits, ...(poolLength && { poolLength }) }), [units, poolUnits, poolLength])
  const isSignedIn = Boolean(user)
  const change = useCallback(
    (next: Units) => {
      setOwn(next)
      storeChosenUnits(next)
      if (isSignedIn) save(next)
    },
    [isSignedIn, save],
  )
  return (
    <ChangeUnitsContext value={change}>
      <UnitsContext value={shown}>{children}</UnitsContext>
    </ChangeUnitsContext>
  )
}

/** Saves units with the account; how that is done is loaded with the first choice. */
function useSaveUnits() {
  const client = useQueryClient()
  const [pending, setPending] = useState(0)
  const save = useCallback(
    async (next: Units) => {
      setPending((count) => count + 1)
      try {
        const { savePreferences } = await import('../data/account/account.js')
        await savePreferences(client, next)
      } catch {
        // Said by the toast of the call; this browser keeps the choice.
      } finally {
        setPending((count) => count - 1)
      }
    },
    [client],
  )
  return { save, isPending: pending > 0 }
}
