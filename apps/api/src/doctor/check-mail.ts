import type { MailEnv } from '../config/mail-env.js'
import { knock } from '../mail/post-office.js'
import { type Finding, inLine } from './finding.js'

/** Whether the mail server lets TriPlan in; nothing is sent. */
export async function checkMail(mail: MailEnv | undefined): Promise<Finding> {
  const about = 'Mail'
  if (!mail) return { about, state: 'well', is: 'not set up: none is sent' }
  try {
    await knock(mail)
    return { about, state: 'well', is: 'the mail server lets TriPlan in' }
  } catch (error) {
    return {
      about,
      state: 'wrong',
      is: `the mail server does not let TriPlan in: ${inLine(error)}`,
      todo: 'Check host, port, user and password in SMTP_URL (smtps:// for port 465, smtp:// for 587).',
    }
  }
}
