import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { makeUndos, type Undos } from './undos.js'

/** The edits that can be taken back; Ctrl+Z takes back the last one. */
export function useUndos(): Undos {
  const [undos] = useState(makeUndos)
  useHotkeys([['mod+Z', undos.takeBackLast]])
  return undos
}
