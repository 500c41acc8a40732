import type { ReactNode } from 'react'
import { onceReleased } from '../lib/browser/press.js'
import type { ToastText } from '../lib/texts/messages.js'
import { ApiError } from './api-error.js'
import { failureText } from './failure-text.js'

const DURATION_MILLISECONDS = 5000

/** Long enough to read, to think again, and to reach the button. */
const UNDO_MILLISECONDS = 8000

const LOOK = {
  closeButtonProps: { 'aria-label': 'Dismiss' },
  styles: { description: { color: 'var(--tri-muted)' } },
}

let isNeeded = false
const listeners = new Set<() => void>()

export const areToastsNeeded = () => isNeeded

export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads what shows a toast, so that one can be shown when the network is gone. */
export const prepareToasts = () =>
  Promise.all([import('@mantine/notifications'), import('./toast-place.js'), import('./undo-message.js')])

export async function showToast({ title, message = '', undo }: ToastText): Promise<void> {
  const number = nextNumber()
  if (!undo) return show(number, { title, message, color: 'brand' })
  const { undoMessage } = await import('./undo-message.js')
  return show(number, { title, message: undoMessage(message, undo), color: 'brand', autoClose: UNDO_MILLISECONDS })
}

/** A destructive toast, with the server's own words where it sent some. */
export function showFailure(toast: ToastText, error: unknown): Promise<void> {
  const message = failureText(toast, error instanceof ApiError ? error.message : '')
  return show(nextNumber(), { title: toast.title, message, color: 'red', role: 'alert' })
}

let asked = 0
let shown = 0

/** The number of a toast, in the order in which they are asked for: what they need is loaded in any. */
function nextNumber(): number {
  asked += 1
  return asked
}

type Shown = { title: string; message: ReactNode; color: string; role?: string; autoClose?: number }

async function show(number: number, toast: Shown): Promise<void> {
  isNeeded = true
  for (const listener of listeners) listener()
  const { notifications } = await import('@mantine/notifications')
  onceReleased(() => {
    if (number < shown) return
    shown = number
    // One at a time, and the newest counts: an old failure must not stand in front of a success.
    notifications.clean()
    notifications.show({ ...LOOK, autoClose: DURATION_MILLISECONDS, ...toast })
  })
}
