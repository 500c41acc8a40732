import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig } from 'tsup'

/** The booklet's fonts, for apps to load when a booklet is asked for. */
const FONTS = {
  'regular.ttf': '400Regular/Inter_400Regular.ttf',
  'bold.ttf': '700Bold/Inter_700Bold.ttf',
  'LICENSE.txt': 'LICENSE_FONT',
}

export default defineConfig({
  entry: [
    'src/activity.ts',
    'src/calendar.ts',
    'src/csv.ts',
    'src/fit.ts',
    'src/fit-zip.ts',
    'src/match-activity.ts',
    'src/pdf.ts',
    'src/plan-file.ts',
    'src/ride-zip.ts',
    'src/time-zone.ts',
    'src/trainer-file.ts',
    'src/units.ts',
    'src/training-api.ts',
    'src/zwift.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2022',
  onSuccess: async () => {
    const { resolve } = createRequire(import.meta.url)
    mkdirSync('dist/fonts', { recursive: true })
    for (const [name, file] of Object.entries(FONTS))
      copyFileSync(resolve(`@expo-google-fonts/inter/${file}`), `dist/fonts/${name}`)
  },
})
