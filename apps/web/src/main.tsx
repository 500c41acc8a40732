import '@fontsource-variable/inter/index.css'
import './app/styles.js'
import './app/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { makeQueryClient } from './api/query-client.js'
import { App } from './app/app.js'

// Read by zod when it is loaded: the content policy forbids the eval that its compiler would try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
// As a transition, the first drawing leaves the browser time in between; until it is done, the page that the build drew
// ahead stands there.
if (root) startTransition(() => createRoot(root).render(<App client={makeQueryClient()} Router={BrowserRouter} />))
