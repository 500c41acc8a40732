// Draws the icons of the installed app from the brand's own (public/favicon.svg): `node build/icons.mjs`, when that has changed.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CHROMIUM_ARGS, findChromium } from '@tri/test-setup/chromium'
import { chromium } from 'playwright'

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))

/** Pixels; square where the device cuts the corners itself. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  // Phones cut it to a circle or any other shape: the colours reach the edge.
  { name: 'maskable-512', size: 512, isSquare: true },
  { name: 'apple-touch-180', size: 180, isSquare: true },
]

const brand = await readFile(`${PUBLIC}favicon.svg`, 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
for (const { name, size, isSquare } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawing = isSquare ? brand.replace('rx="5"', 'rx="0"') : brand
  await page.setContent(`<style>body{margin:0}svg{width:${size}px;height:${size}px;display:block}</style>${drawing}`)
  await writeFile(`${PUBLIC}icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
