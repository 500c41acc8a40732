import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useMemo } from 'react'
import { keyStep } from './key-step.js'

/** A press is a drag after so many pixels with the mouse, or after so long a touch. */
const MOUSE = { distance: 6 }
const TOUCH = { delay: 300, tolerance: 8 }

/** Mouse, touch and keyboard, where space or enter picks up and drops, and escape cancels; `take` hears of each press they take. */
export function useBoardSensors(take: () => void) {
  const mouse = useMemo(() => ({ activationConstraint: MOUSE, onActivation: take }), [take])
  const touch = useMemo(() => ({ activationConstraint: TOUCH, onActivation: take }), [take])
  const keyboard = useMemo(
    // A smooth scroll would run the board's script again in each of its frames.
    () => ({ coordinateGetter: keyStep, scrollBehavior: 'instant' as const, onActivation: take }),
    [take],
  )
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard))
}
