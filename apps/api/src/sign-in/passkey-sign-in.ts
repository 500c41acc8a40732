import type { PasskeyAnswer, SignedIn } from '@tri/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nowText } from '../clock.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError } from '../http/errors.js'
import { findGeneration, NOBODY } from '../users/users.repository.js'
import { enter, type SignInParts, startSession, takeStep, tooLate } from './entrance.js'
import { refuse, userNamedBy, verifyUse } from './passkey-ceremony.js'
import { findCredential, notePasskeyUse } from './passkeys.repository.js'
import type { RelyingParty } from './relying-party.js'

type Given = { request: FastifyRequest; reply: FastifyReply; answer: PasskeyAnswer; party: RelyingParty }

/**
 * Signs in by a passkey: after a password as the second factor, or alone. One that saw its user (a finger, a PIN) is two
 * factors in one; one that did not counts as the first alone.
 */
export async function signInByPasskey(
  app: FastifyInstance,
  parts: SignInParts,
  { request, reply, answer, party }: Given,
): Promise<DeepReadonly<SignedIn>> {
  const { db, steps } = parts
  const step = await steps.find(db, request)
  if (!step || step.state.kind === 'adding-passkey' || !step.state.challenge) throw tooLate()
  const { state } = step
  const isSecond = state.kind === 'second-factor'
  const userId = isSecond ? step.userId : userNamedBy(answer)
  const stored = await findCredential(db, userId ?? NOBODY, answer.id)
  if (!userId || !stored) return endWith(refuse)
  const challenge = state.challenge ?? ''
  const { counter, isUserVerified } = await verifyUse({ party, challenge }, stored, answer).catch((error: unknown) =>
    endWith(() => {
      throw error
    }),
  )
  const sessionGeneration = isSecond ? state.sessionGeneration : await findGeneration(db, userId)
  if (sessionGeneration === undefined) throw tooLate()
  const use = { userId, id: stored.id, counter, now: nowText() }
  if (!isSecond && !isUserVerified) {
    await takeStep(db, steps, step)
    if (!(await notePasskeyUse(db, use))) return refuse()
    return enter(app, parts, { request, reply, userId, sessionGeneration })
  }
  return startSession(app, parts, {
    request,
    userId,
    sessionGeneration,
    along: async (transaction) => {
      await takeStep(transaction, steps, step)
      if (!(await notePasskeyUse(transaction, use))) refuse()
    },
  })

  /** A challenge is for one answer: a wrong one uses it up. */
  async function endWith(fail: () => never): Promise<never> {
    if (!step) throw new HttpError('invalid', 'There is nothing to answer')
    if (isSecond) {
      await steps.update(db, step, { kind: 'second-factor', sessionGeneration: state.sessionGeneration })
      await steps.fail(db, step)
    } else await steps.take(db, step)
    return fail()
  }
}
