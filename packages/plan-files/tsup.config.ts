import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/calendar.ts',
    'src/csv.ts',
    'src/fit.ts',
    'src/fit-zip.ts',
    'src/plan-file.ts',
    'src/time-zone.ts',
    'src/trainer-file.ts',
    'src/zwift.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2022',
})
