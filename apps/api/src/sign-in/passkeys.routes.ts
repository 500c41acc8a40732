import { passkeyRoutes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { announce } from '../db/announce.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound, stillThere } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { noteEvent } from '../users/account-events.js'
import { confirmPassword } from '../users/confirm-password.js'
import { findAccount } from '../users/users.repository.js'
import { visitOf } from '../users/visit.js'
import type { SignInParts } from './entrance.js'
import { optionsToAsk, optionsToCreate, verifyNew } from './passkey-ceremony.js'
import { signInByPasskey } from './passkey-sign-in.js'
import { deletePasskey, insertPasskey, listCredentials, MAX_PASSKEYS, renamePasskey } from './passkeys.repository.js'
import { relyingPartyOf } from './relying-party.js'

const NO_PASSKEYS = 'Browsers make passkeys for https and a name only, and for this computer: set PUBLIC_ORIGIN to one'
const EXPIRED = 'That took too long. Please try again'
const KNOWN = 'This passkey is added already'

export function servePasskeys(app: FastifyInstance, parts: SignInParts): void {
  serveEntry(app, parts)
  serveAdding(app, parts)
  serveKept(app, parts)
}

function partyFor({ publicOrigin }: SignInParts, request: FastifyRequest) {
  const party = relyingPartyOf(publicOrigin, request)
  if (!party) throw new HttpError('conflict', NO_PASSKEYS)
  return party
}

/** Signing in by one. */
function serveEntry(app: FastifyInstance, parts: SignInParts): void {
  const { db, limits, steps } = parts
  serve(app, passkeyRoutes.begin, async ({ request, reply }) => {
    await limits.use('passkey', request.ip)
    const step = await steps.find(db, request)
    if (step?.userId && step.state.kind === 'second-factor') {
      const options = await optionsToAsk(partyFor(parts, request), await listCredentials(db, step.userId))
      await steps.update(db, step, { ...step.state, challenge: options.challenge })
      return options
    }
    const options = await optionsToAsk(partyFor(parts, request))
    await steps.begin(
      db,
      { request, reply },
      { userId: null, state: { kind: 'passkey', challenge: options.challenge } },
    )
    return options
  })

  serve(app, passkeyRoutes.signIn, async ({ body, request, reply }) => {
    await limits.use('passkey', request.ip)
    return signInByPasskey(app, parts, { request, reply, answer: body, party: partyFor(parts, request) })
  })
}

/** Adding one, which the browser makes in between. */
function serveAdding(app: FastifyInstance, parts: SignInParts): void {
  const { db, limits, steps } = parts
  serve(app, passkeyRoutes.beginAdding, async ({ userId, body, request, reply }) => {
    await confirmPassword(db, limits, { userId, field: 'password', password: body.password, request })
    const party = partyFor(parts, request)
    const { username } = stillThere(await findAccount(db, userId))
    const known = await listCredentials(db, userId)
    if (known.length >= MAX_PASSKEYS)
      throw new HttpError('conflict', `There are ${MAX_PASSKEYS} passkeys already. Please remove one first`)
    const options = await optionsToCreate(party, { userId, username, known })
    const { challenge } = options
    await steps.begin(db, { request, reply }, { userId, state: { kind: 'adding-passkey', challenge } })
    return options
  })

  serve(app, passkeyRoutes.add, async ({ userId, body, request }) => {
    const party = partyFor(parts, request)
    const step = await steps.find(db, request)
    if (step?.state.kind !== 'adding-passkey' || step.userId !== userId) throw new HttpError('conflict', EXPIRED)
    // A challenge is for one answer, whatever that is.
    if (!(await steps.take(db, step))) throw new HttpError('conflict', EXPIRED)
    const credential = await verifyNew({ party, challenge: step.state.challenge }, body)
    const { name, transports } = body
    return inTransaction(db, async (transaction) => {
      const added = await insertPasskey(transaction, { userId, ...credential, transports, name })
      if (!added) throw new HttpError('conflict', KNOWN)
      await noteEvent(transaction, { userId, kind: 'passkey-added', detail: name, visit: visitOf(request) })
      return added
    })
  })
}

function serveKept(app: FastifyInstance, { db }: SignInParts): void {
  serve(app, passkeyRoutes.rename, ({ userId, params, body }) =>
    inTransaction(db, async (transaction) => {
      const passkey = orNotFound(
        await renamePasskey(transaction, userId, { id: params.id, name: body.name }),
        'Passkey',
      )
      await announce(transaction, userId, { noun: 'sign-ins' })
      return passkey
    }),
  )

  serve(app, passkeyRoutes.remove, ({ userId, params, request }) =>
    inTransaction(db, async (transaction) => {
      const { name } = orNotFound(await deletePasskey(transaction, userId, params.id), 'Passkey')
      await noteEvent(transaction, { userId, kind: 'passkey-removed', detail: name, visit: visitOf(request) })
    }),
  )
}
