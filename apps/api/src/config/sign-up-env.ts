import { SIGN_UP_MODES, type SignUpMode } from '@tri/api-contract'
import * as z from 'zod'

/** A name like `example.org`, without the part before the @. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

const domains = z.string().transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))

export const signUpVariables = {
  SIGNUPS: z.enum(SIGN_UP_MODES, 'must be open, invite or off').default('open'),
  SIGNUPS_DOMAINS: domains
    .pipe(z.array(z.string().regex(DOMAIN, 'must list domains, like example.org,club.example.net')))
    .default([]),
}

/** Who may make an account. */
export type SignUpRules = {
  mode: SignUpMode
  /** Where addresses have to be without an invite; empty: anywhere. */
  domains: string[]
}

export const toSignUpRules = (values: { SIGNUPS: SignUpMode; SIGNUPS_DOMAINS: string[] }): SignUpRules => ({
  mode: values.SIGNUPS,
  domains: values.SIGNUPS_DOMAINS,
})
