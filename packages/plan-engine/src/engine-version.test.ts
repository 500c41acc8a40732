import { expect, it } from 'vitest'
import packageText from '../package.json?raw'
import { ENGINE_VERSION } from './engine-version.js'
import { generatePlan } from './generate-plan.js'
import { GOLDEN } from './testing/golden-inputs.js'

it('is the version of the package, and every plan carries it', () => {
  expect(ENGINE_VERSION).toBe(JSON.parse(packageText).version)
  expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+/)
  expect(generatePlan(GOLDEN.G8).engineVersion).toBe(ENGINE_VERSION)
})
