import '@fontsource-variable/inter/index.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './app/global.css'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/app.js'

// The content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true })

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
