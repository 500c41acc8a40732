import * as z from 'zod/mini'
import { route } from '../base/route.js'

const status = z.object({ status: z.literal('ok') })

export const healthRoutes = {
  live: route({
    method: 'GET',
    path: '/api/health/live',
    access: 'open',
    summary: 'The process answers',
    answer: status,
  }),
  ready: route({
    method: 'GET',
    path: '/api/health/ready',
    access: 'open',
    summary: 'The database answers and its schema is current (else 503)',
    answer: status,
  }),
}
