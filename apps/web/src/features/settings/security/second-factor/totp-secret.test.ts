import { expect, it } from 'vitest'
import { newTotpSecret, totpAddress } from './totp-secret.js'

it('is never the same twice, and uses every letter', () => {
  const secrets = Array.from({ length: 200 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(200)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets.join('')).size).toBe(32)
})

it('is scanned with the name of the account', () => {
  expect(totpAddress('A'.repeat(32), 'ann+tri@example.org')).toBe(
    `otpauth://totp/TriPlan:ann%2Btri%40example.org?secret=${'A'.repeat(32)}&issuer=TriPlan`,
  )
})
