import { defineConfig } from 'tsup'
import internalNames from './scripts/internal-names.json'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'edit-warnings': 'src/edit/edit-warnings.ts',
    schema: 'src/schema.ts',
    season: 'src/insight.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2022',
  // The rules and sentences are read in src; what ships is to load fast.
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
    // Fields that never leave the engine, neither in a type nor in a plan's data, ship under short names.
    mangle: { properties: { regex: new RegExp(`^(${internalNames.join('|')})$`), keep_quoted: true } },
    // Bundlers leave out what is only computed, and not used.
    format: { preserve_annotations: true },
  },
  splitting: false,
})
