import { secondFactorRoutes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../db/transaction.js'
import { HttpError, stillThere } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { noteEvent } from '../users/account-events.js'
import { confirmPassword } from '../users/confirm-password.js'
import { NO_PASSWORD } from '../users/passwords.js'
import { findAccount } from '../users/users.repository.js'
import { visitOf } from '../users/visit.js'
import type { SignInParts } from './entrance.js'
import { listPasskeys } from './passkeys.repository.js'
import { countRecoveryCodes, forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.js'
import { relyingPartyOf } from './relying-party.js'
import { forgetTotp, hasTotp, keepTotp, stepOf } from './totp.js'

const WRONG_CODE = 'This code is wrong. Please check that the clock of your telephone is right'
const NONE = 'No second factor is switched on'

/** What a user changes about their ways in. */
export function serveSecondFactors(app: FastifyInstance, { db, limits, cipher, publicOrigin }: SignInParts): void {
  const confirm = (userId: number, password: string | undefined, request: FastifyRequest) =>
    confirmPassword(db, limits, { userId, field: 'password', password, request })

  serve(app, secondFactorRoutes.ways, async ({ userId, request }) => {
    const { password } = stillThere(await findAccount(db, userId))
    return {
      hasPassword: password !== NO_PASSWORD,
      hasTotp: await hasTotp(db, userId),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      canHavePasskeys: relyingPartyOf(publicOrigin, request) !== undefined,
      passkeys: await listPasskeys(db, userId),
    }
  })

  serve(app, secondFactorRoutes.setUpTotp, async ({ userId, body, request }) => {
    await confirm(userId, body.password, request)
    const step = stepOf(body.secret, body.code)
    if (step === undefined)
      throw new HttpError('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
    return inTransaction(db, async (transaction) => {
      await keepTotp(transaction, cipher, { userId, secret: body.secret, step })
      const recoveryCodes = await makeRecoveryCodes(transaction, userId)
      await noteEvent(transaction, { userId, kind: 'second-factor-on', visit: visitOf(request) })
      return { recoveryCodes }
    })
  })

  serve(app, secondFactorRoutes.endTotp, async ({ userId, body, request }) => {
    await confirm(userId, body.password, request)
    await inTransaction(db, async (transaction) => {
      if (!(await forgetTotp(transaction, userId))) throw new HttpError('conflict', NONE)
      await forgetRecoveryCodes(transaction, userId)
      await noteEvent(transaction, { userId, kind: 'second-factor-off', visit: visitOf(request) })
    })
  })

  serve(app, secondFactorRoutes.makeRecoveryCodes, async ({ userId, body, request }) => {
    await confirm(userId, body.password, request)
    return inTransaction(db, async (transaction) => {
      if (!(await hasTotp(transaction, userId))) throw new HttpError('conflict', NONE)
      const recoveryCodes = await makeRecoveryCodes(transaction, userId)
      await noteEvent(transaction, { userId, kind: 'recovery-codes-made', visit: visitOf(request) })
      return { recoveryCodes }
    })
  })
}
