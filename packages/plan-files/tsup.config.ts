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
  // Named, so that a file's room is not part of its public name.
  entry: {
    activity: 'src/activity/activity.ts',
    archive: 'src/archive/archive.ts',
    calendar: 'src/calendar/calendar.ts',
    csv: 'src/csv/csv.ts',
    fit: 'src/fit/fit.ts',
    'fit-zip': 'src/fit/fit-zip.ts',
    'intervals-icu': 'src/trainer/intervals-icu.ts',
    'main-part': 'src/plan/main-part-text.ts',
    'match-activity': 'src/activity/match-activity.ts',
    pdf: 'src/pdf/pdf.ts',
    'plan-file': 'src/plan-file/plan-file.ts',
    'ride-zip': 'src/trainer/ride-zip.ts',
    'time-zone': 'src/plan/time-zone.ts',
    'trainer-file': 'src/trainer/trainer-file.ts',
    units: 'src/plan/units.ts',
    'training-api': 'src/fit/training-api.ts',
    words: 'src/plan/in-readers-words.ts',
    zwift: 'src/trainer/zwift.ts',
  },
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
