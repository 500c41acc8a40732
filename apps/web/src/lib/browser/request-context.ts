import type { IsoDay } from '@tri/plan-engine'
import { createContext } from 'react'

/** What the server knows of the browser that it renders a page for: its date, and its languages as it prefers them. */
export type RequestFacts = { today?: IsoDay; languages?: readonly string[] }

/** Empty in a browser, which asks itself. */
export const RequestContext = createContext<RequestFacts>({})
