/**
 * What an access token may be good for: reading plans, making proposals of what to change, changing plans, reading and writing what
 * was done.
 */
export const TOKEN_SCOPES = [
  'plans:read',
  'plans:propose',
  'plans:apply',
  'activities:read',
  'activities:write',
] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
