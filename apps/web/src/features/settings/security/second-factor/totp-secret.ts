const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LETTERS = 32

/** 160 random bits in base 32, as apps for one-time codes read them (RFC 4226, section 4). */
export const newTotpSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** The address that such an app scans. */
export const totpAddress = (secret: string, username: string): string =>
  `otpauth://totp/TriPlan:${encodeURIComponent(username)}?secret=${secret}&issuer=TriPlan`
