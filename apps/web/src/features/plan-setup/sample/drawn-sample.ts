/** Puts what was drawn into an element, as a ref of React's. */
type Adopt = (element: Element | null) => void

/** The sample week of a page that was drawn ahead, to be shown on until there is another one. */
export type DrawnSample = {
  /** For which day, in which units. */
  key: string
  /** By part: the caption, and the weekdays. */
  parts: ReadonlyMap<string, Adopt>
}

/**
 * What the page that was drawn ahead shows of the sample week; undefined where there is none. Its nodes are taken as they are:
 * drawing them again would need the plan generator, which a first visit does not load.
 */
export function readDrawnSample(): DrawnSample | undefined {
  if (typeof document === 'undefined') return undefined
  const found = [...document.querySelectorAll<HTMLElement>('#root[inert] [data-sample]')]
  const key = found[0]?.dataset.sampleOf
  return key === undefined ? undefined : { key, parts: new Map(found.map(taken)) }
}

function taken(part: HTMLElement): [string, Adopt] {
  const nodes = [...part.childNodes]
  return [part.dataset.sample ?? '', (element) => element?.replaceChildren(...nodes)]
}
