import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'edit-warnings': 'src/edit-warnings.ts',
    schema: 'src/schema.ts',
    season: 'src/figures.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2022',
  // The rules and sentences are read in src; what ships is to load fast.
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
  splitting: false,
})
