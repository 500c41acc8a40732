import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const PREVIEW = { isPreview: true }

/** Whether a page of the browser's history is that of a preview. */
const isPreview = (state: unknown): boolean => Object(state).isPreview === true

/**
 * The preview as a page of the browser's history, so that Back leads from it to the form, and Forward to it again. One that
 * an earlier visit left is shown at once: there is no form to go back to in the history, so closing it only hides it.
 */
export function usePreviewEntry(isKept: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = isPreview(location.state)
  const [isKeptShown, setKeptShown] = useState(isKept && !isOpen)
  const { pathname, search } = location
  const open = useCallback(() => {
    if (!isOpen) navigate({ pathname, search }, { state: PREVIEW, preventScrollReset: true })
  }, [navigate, isOpen, pathname, search])
  const close = useCallback(() => {
    setKeptShown(false)
    if (isOpen) navigate(-1)
  }, [navigate, isOpen])
  return { isShown: isOpen || isKeptShown, open, close }
}
