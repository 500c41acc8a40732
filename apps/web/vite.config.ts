import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type IndexHtmlTransformContext } from 'vite'
import { installable } from './build/installable.js'

/** Where `npm run dev` serves the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000'

const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}.ts`, import.meta.url))

/** A font that comes late changes nothing any more: no text jumps. The page asks for it first, so it seldom does. */
const calmFonts = {
  name: 'calm-fonts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('@fontsource') && id.endsWith('.css')
      ? code.replaceAll('font-display: swap', 'font-display: optional')
      : null,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_: string, { bundle }: IndexHtmlTransformContext) => {
      const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
      if (!font) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }]
    },
  },
}

/**
 * Few requests: what the first visit needs is one chunk, and what several later screens share is one for the library and
 * one for the plan.
 */
const CHUNKS = [
  { name: 'first', test: /src\/main\.tsx$/, priority: 3 },
  {
    name: 'library',
    test: /node_modules\/(@mantine|@floating-ui|@tabler|react-|use-|aria-hidden)/,
    minShareCount: 3,
    priority: 2,
  },
  {
    // Not of a first visit: what shows a plan brings its words.
    name: 'words',
    test: /packages\/plan-engine\/src\/texts\/(?!adapt\/|(en|de)\/adapt)|packages\/plan-files\/dist\/words|src\/lib\/words/,
    priority: 2,
  },
  {
    name: 'plan',
    test: /packages\/(plan-engine|api-contract)|src\/(http|data|lib|ui)\//,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [react(), calmFonts, installable],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    // From their sources, file by file: a screen loads only the formulas that it uses, and not the plan generator.
    alias: {
      '@tri/plan-engine/adapt': source('plan-engine/src/adapt/index'),
      '@tri/plan-engine/compliance': source('plan-engine/src/compliance/index'),
      '@tri/plan-engine/edit-warnings': source('plan-engine/src/edit/edit-warnings'),
      '@tri/plan-engine/season': source('plan-engine/src/insight'),
      '@tri/plan-engine/texts/en/adapt': source('plan-engine/src/texts/adapt/en'),
      '@tri/plan-engine/texts/en/audit': source('plan-engine/src/texts/audit/en'),
      '@tri/plan-engine/texts/en': source('plan-engine/src/texts/en'),
      '@tri/plan-engine/texts': source('plan-engine/src/texts/index'),
      '@tri/plan-engine/zones': source('plan-engine/src/zones/index'),
      '@tri/plan-engine': source('plan-engine/src/index'),
      '@tri/api-contract/routes': source('api-contract/src/all-routes'),
      '@tri/api-contract': source('api-contract/src/index'),
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: API_ORIGIN, changeOrigin: false } } },
})
