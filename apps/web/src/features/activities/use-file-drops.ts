import type { IsoDay } from '@tri/plan-engine'
import { useEffect, useState } from 'react'

/** Files that hang over the page, and the day below them. */
export type Hovering = { day: IsoDay | undefined }

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The day card under the pointer; days mark themselves with their date. */
const dayUnder = ({ target }: DragEvent): IsoDay | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-date]')?.dataset.date) || undefined

/** Takes files that are dropped anywhere on the page, with the day they were dropped on. The browser would open them. */
export function useFileDrops(onDrop: (files: readonly File[], day: IsoDay | undefined) => void): Hovering | undefined {
  const [hovering, setHovering] = useState<Hovering>()
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      const day = dayUnder(event)
      setHovering((before) => (before && before.day === day ? before : { day }))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(undefined)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setHovering(undefined)
      onDrop([...(event.dataTransfer?.files ?? [])], dayUnder(event))
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onDrop])
  return hovering
}
