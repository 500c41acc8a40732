import { afterAll, beforeEach } from 'vitest'
import { tellOfPages } from './tell-of-pages.js'
import { endVisits } from './visit.js'

beforeEach(({ onTestFailed }) => onTestFailed(tellOfPages))
afterAll(endVisits)
