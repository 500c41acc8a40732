import { Secret, TOTP } from 'otpauth'

/** A new secret of an app for one-time codes. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the app shows for it now, or so many seconds from now. */
export const codeOf = (secret: string, secondsOn = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsOn * 1000 })
