import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '@tri/api-contract'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

type Asked = { challenge: string; rpId: string; origin: string }

/** A device that makes one passkey and signs with it, as browsers do it. */
export function openAuthenticator({ sees = true }: { sees?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const seen = sees ? FLAGS.verified : 0
  let uses = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  return {
    make(asked: Asked, name = 'Telephone'): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)])
      const data = authenticatorData(asked.rpId, FLAGS.present | FLAGS.attested | seen, attested)
      return {
        name,
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      }
    },
    answer(asked: Asked, userHandle?: string): PasskeyAnswer {
      uses += 1
      const json = clientData('webauthn.get', asked)
      const data = authenticatorData(asked.rpId, FLAGS.present | seen)
      return {
        id: id.toString('base64url'),
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(json)]), privateKey).toString('base64url'),
        ...(userHandle && { userHandle }),
      }
    },
  }
}

/** A map in CBOR: kind EC2, algorithm ES256, curve P-256, and the point. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

/** A map in CBOR that attests nothing but the data. */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
