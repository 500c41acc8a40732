import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BookletFonts } from '../pdf/pen.js'

const { resolve } = createRequire(import.meta.url)
const font = (file: string) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/inter/${file}`)))

/** The fonts that the package ships. */
export const FONTS: BookletFonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('700Bold/Inter_700Bold.ttf'),
}
