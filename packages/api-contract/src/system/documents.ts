import * as z from 'zod/mini'
import { route } from '../base/route.js'

/** The page that shows the interface to people. */
export const DOCS_PATH = '/api/docs'

export const documentRoutes = {
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'open',
    summary: 'This document (OpenAPI 3.1)',
    answer: z.record(z.string(), z.unknown()),
  }),
}
