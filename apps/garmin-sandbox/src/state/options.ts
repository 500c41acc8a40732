/** The kinds of calls that a partner is sent. */
export const WEBHOOK_KINDS = ['activities', 'deregistrations', 'userPermissionsChange'] as const

export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export type RateLimits = 'evaluation' | 'production' | 'off'

export type SandboxOptions = {
  clientId: string
  clientSecret: string
  /** Where webhooks go; `{kind}` stands for the kind of call. May be set later, by `sendWebhooksTo`. */
  webhookUrl?: string | undefined
  /** The one address that a consent may lead back to; absent: any on this computer. */
  redirectUri?: string | undefined
  /** Where the partner finds the sandbox, for addresses in pings; unless set, `http://127.0.0.1` and the port. */
  origin?: string | undefined
  /** What was built so far is read from this file and written to it; absent: it is forgotten at the end. */
  stateFile?: string | undefined
  /** How many times faster than at Garmin deliveries wait: 60 makes a minute's back-off one second. 1 unless set. */
  hurry?: number | undefined
  rateLimits?: RateLimits | undefined
  /** Whether connected athletes go on training by themselves, every day. */
  recordsDaily?: boolean | undefined
  /** Milliseconds since 1970; the computer's clock unless set. */
  now?: (() => number) | undefined
  /** Seconds that the athletes' watches are ahead of UTC; as this computer's on the day unless set. */
  watchOffset?: number | undefined
}
