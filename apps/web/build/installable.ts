import { VitePWA } from 'vite-plugin-pwa'

/** The colours of the page, as in index.html: which one a device shows follows its scheme there. */
const PAGE_COLOUR = '#f6f7f9'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192, 'any')] })

/**
 * The web app manifest and the service worker. Its addresses are relative to where the app stands; the page registers the worker
 * by itself, after it has been painted.
 */
export const installable = VitePWA({
  strategies: 'injectManifest',
  injectRegister: false,
  srcDir: 'worker',
  filename: 'worker.ts',
  manifestFilename: 'app.webmanifest',
  manifest: {
    id: './',
    name: 'TriPlan',
    short_name: 'TriPlan',
    description: 'A triathlon plan that keeps to the hours you have and tells you why every session is there.',
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAGE_COLOUR,
    theme_color: PAGE_COLOUR,
    categories: ['sports', 'health', 'fitness'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [shortcut('Today', './'), shortcut('Week', './?view=weekly')],
  },
  injectManifest: {
    // What a screen shows or runs; what paper and files are made with comes with the network.
    globPatterns: ['assets/*.{js,css}', 'assets/inter-latin-wght-normal-*.woff2', 'first-paint.js', 'favicon.svg'],
    globIgnores: ['**/pdf-*', '**/*pdf*'],
    maximumFileSizeToCacheInBytes: 3_000_000,
    target: 'es2022',
    minify: true,
    sourcemap: false,
  },
})
