import type { ToastText } from '../lib/messages.js'
import { ApiError } from './api-error.js'

const DURATION_MILLISECONDS = 5000

let isNeeded = false
const listeners = new Set<() => void>()

export const areToastsNeeded = () => isNeeded

export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const showToast = ({ title, message }: ToastText): Promise<void> =>
  show({ title, message: message ?? '', color: 'brand' })

/** A destructive toast: the server's own words where it sent some. */
export const showFailure = ({ title, message }: ToastText, error: unknown): Promise<void> =>
  show({ title, message: (error instanceof ApiError && error.message) || message || '', color: 'red', role: 'alert' })

type Shown = { title: string; message: string; color: string; role?: string }

async function show(toast: Shown): Promise<void> {
  isNeeded = true
  for (const listener of listeners) listener()
  const { notifications } = await import('@mantine/notifications')
  // One at a time, and the newest counts: an old failure must not stand in front of a success.
  notifications.clean()
  notifications.show({ ...toast, autoClose: DURATION_MILLISECONDS })
}
