import * as z from 'zod'

/** The variables as `env.ts` reads them, with the rest of the settings. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
      'must be an address like smtps://user:password@mail.example.org or smtp://mail.example.org:587',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n,;]{1,100} )?<?[^\s<>@,;]+@[^\s<>@,;]+>?$/, 'must be like TriPlan <triplan@example.org>')
    .optional(),
}

type Given = z.output<z.ZodObject<typeof mailVariables>> & { PUBLIC_ORIGIN?: string | undefined }

/** How mail is sent. */
export type MailEnv = {
  /** `smtps://user:password@host`, or `smtp://` for a server that turns encryption on later, or never. */
  url: string
  /** Who it is from: `TriPlan <triplan@example.org>`. */
  from: string
  /** Where the links in it lead. A caller's Host header never decides that. */
  publicOrigin: string
}

type Issue = { path: [string]; message: string }

/** What is missing or must not be, by the name of its variable. */
export function mailIssues({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: Given): Issue[] {
  if (!SMTP_URL) return MAIL_FROM ? [issue('SMTP_URL', 'must be set, too, for mail from MAIL_FROM')] : []
  return [
    ...(MAIL_FROM ? [] : [issue('MAIL_FROM', 'must say who mail is from, like TriPlan <triplan@example.org>')]),
    ...(PUBLIC_ORIGIN ? [] : [issue('PUBLIC_ORIGIN', 'must be set with SMTP_URL: links in mail lead there')]),
  ]
}

/** The settings; undefined where no mail is sent. */
export const toMailEnv = ({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: Given): MailEnv | undefined =>
  SMTP_URL && MAIL_FROM && PUBLIC_ORIGIN ? { url: SMTP_URL, from: MAIL_FROM, publicOrigin: PUBLIC_ORIGIN } : undefined

const issue = (name: string, message: string): Issue => ({ path: [name], message })
