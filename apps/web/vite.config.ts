import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` serves the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000'

const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}.ts`, import.meta.url))

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    // From their sources, file by file: a screen loads only the formulas that it uses, and not the plan generator.
    alias: {
      '@tri/plan-engine/edit-warnings': source('plan-engine/src/edit-warnings'),
      '@tri/plan-engine/season': source('plan-engine/src/figures'),
      '@tri/plan-engine': source('plan-engine/src/index'),
      '@tri/api-contract/routes': source('api-contract/src/all-routes'),
      '@tri/api-contract': source('api-contract/src/index'),
    },
  },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': { target: API_ORIGIN, changeOrigin: false } } },
})
