import { expect, it } from 'vitest'
import { bytesText } from './admin-text.js'

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KiB'],
  [39_845_888, '38 MiB'],
  [1_503_238_553, '1.4 GiB'],
  [5e15, '4547 TiB'],
])('%d bytes read %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
