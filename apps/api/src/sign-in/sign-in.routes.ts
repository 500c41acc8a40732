import { recoveryRoutes, secondFactorRoutes, userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { noteEvent } from '../users/account-events.js'
import { signIn } from '../users/sign-in.js'
import { noteSignIn } from '../users/sign-ins.js'
import { visitOf } from '../users/visit.js'
import { enter, type SignInParts, startSession, takeStep, tooLate } from './entrance.js'
import { hasPasskeys } from './passkeys.repository.js'
import { takeRecoveryCode } from './recovery-codes.js'
import { useTotp } from './totp.js'

const WRONG_CODE = 'This code is wrong, or was used already. Please enter the next one that your app shows'

/** A code of the app; anything else is meant as a recovery code. */
const SIX_DIGITS = /^\s*\d{3}\s?\d{3}\s*$/

export function serveSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { db, limits, mails, steps, cipher } = parts

  serve(app, recoveryRoutes.options, async () => ({ sendsMail: mails.areSent, hasPasskeys: await hasPasskeys(db) }))

  serve(app, userRoutes.login, async ({ body, request, reply }) => {
    const visit = visitOf(request)
    const attempt = { address: visit.address, username: body.username }
    const { login } = await limits.signIn(attempt, () => signIn(db, body, visit))
    return enter(app, parts, { request, reply, userId: login.id, sessionGeneration: login.sessionGeneration })
  })

  serve(app, secondFactorRoutes.enterCode, async ({ body: { code }, request }) => {
    const step = await steps.find(db, request)
    if (step?.state.kind !== 'second-factor' || step.userId === null) throw tooLate()
    const { userId, state } = step
    const isOfApp = SIX_DIGITS.test(code)
    const wrong = new HttpError('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
    const along = async (transaction: Db) => {
      await takeStep(transaction, steps, step)
      if (isOfApp) return
      if (!(await takeRecoveryCode(transaction, userId, code))) throw wrong
      await noteEvent(transaction, { userId, kind: 'recovery-code-used', visit: visitOf(request) })
    }
    const check = async () => {
      if (isOfApp && !(await useTotp(db, cipher, { userId, code }))) throw wrong
      return startSession(app, parts, { request, userId, sessionGeneration: state.sessionGeneration, along })
    }
    return limits.secondFactor(userId, check).catch(async (error: unknown) => {
      if (error === wrong) {
        await steps.fail(db, step)
        await noteSignIn(db, { userId, kind: 'refused', ...visitOf(request) })
      }
      throw error
    })
  })
}
