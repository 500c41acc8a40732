import '../../app/first-styles.js'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../app/app.js'
import { makeQueryClient } from '../../http/query-client.js'

/** Loaded by a page of its own: see `openPage`. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<App client={makeQueryClient()} Router={MemoryRouter} nonce="" />)
