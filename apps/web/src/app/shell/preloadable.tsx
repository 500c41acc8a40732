import { type ComponentType, lazy, useState } from 'react'
import { loadThemed } from '../../ui/theme/themed-part.js'

/** A component of a chunk of its own that is drawn at once where the chunk has been asked for before. */
export type Preloadable<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> }

/** Like `lazy`, but that what is loaded already suspends nothing. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await loadThemed(load)
  }
  const Later = lazy(async () => ({ default: await loadThemed(load) }))
  const Screen = (props: Props) => {
    // Chosen once: another component in this place would start anew.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { preload })
}
