import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` serves the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': { target: API_ORIGIN, changeOrigin: false } } },
})
