import { defineConfig, type Options } from 'tsup'

const CLI = 'cli'

const library: Options = {
  entry: {
    index: 'src/index.ts',
    adapt: 'src/adapt/index.ts',
    compliance: 'src/compliance/index.ts',
    'edit-warnings': 'src/edit/edit-warnings.ts',
    schema: 'src/schema.ts',
    season: 'src/insight.ts',
    texts: 'src/texts/index.ts',
    'adapt-texts-de': 'src/texts/adapt/de.ts',
    'adapt-texts-en': 'src/texts/adapt/en.ts',
    'audit-texts-de': 'src/texts/audit/de.ts',
    'audit-texts-en': 'src/texts/audit/en.ts',
    'texts-de': 'src/texts/de.ts',
    'texts-en': 'src/texts/en.ts',
    zones: 'src/zones/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: ['**/*', `!${CLI}.*`],
  target: 'es2022',
  // What ships is read and debugged where it is used; bundlers make it small there.
  sourcemap: true,
  splitting: false,
}

/** One program with all that it needs: who runs it installs no validator. */
const cli: Options = {
  entry: { [CLI]: 'cli/main.ts' },
  format: ['cjs'],
  platform: 'node',
  target: 'node20',
  noExternal: [/./],
  minify: true,
  clean: false,
}

export default defineConfig([library, cli])
