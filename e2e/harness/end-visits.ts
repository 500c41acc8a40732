import { afterAll } from 'vitest'
import { endVisits } from './visit.js'

afterAll(endVisits)
