import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showFailure, showToast } from '../../http/toasts.js'
import { GARMIN_TOASTS } from '../../lib/texts/garmin-messages.js'
import { cleaned, type HandOver, readHandOver } from './hand-over.js'

/** How the visit to Garmin ended, told once; the address forgets it. Undefined when there was none. */
export function useHandOver(): HandOver | undefined {
  const [search, setSearch] = useSearchParams()
  const [handOver] = useState(() => readHandOver(search))
  useEffect(() => {
    if (handOver) void tell(handOver)
  }, [handOver])
  useEffect(() => {
    if (readHandOver(search)) setSearch(cleaned(search), { replace: true })
  }, [search, setSearch])
  return handOver
}

const tell = (handOver: HandOver) =>
  handOver.kind === 'connected'
    ? showToast(GARMIN_TOASTS.connected)
    : showFailure(GARMIN_TOASTS.notConnected(handOver.reason), undefined)
