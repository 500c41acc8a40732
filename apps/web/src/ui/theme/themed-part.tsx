import { type ComponentType, lazy } from 'react'

/**
 * Loads a part of the page that is a chunk of its own, with Mantine around it. What the first visit loads has no component of
 * Mantine's: they are a fifth of its script.
 */
export async function loadThemed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { Themed }] = await Promise.all([load(), import('./themed.js')])
  return (props: Props) => (
    <Themed>
      <Part {...props} />
    </Themed>
  )
}

/** The same, loaded when it is first shown. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadThemed(load) }))
