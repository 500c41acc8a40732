import { afterAll, beforeEach } from 'vitest'
import { tellOfPages } from './tell-of-failures.js'
import { endVisits } from './visit.js'

beforeEach(({ onTestFailed }) => onTestFailed(tellOfPages))
afterAll(endVisits)
