import * as z from 'zod/mini'

/** The languages that the words of sessions are told in. */
export const TEXT_LANGUAGES = ['en', 'de'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** What a call that answers sessions may be asked: in which language to tell them, or to leave their words out. */
export const textsQuery = z.object({
  texts: z.optional(
    z.enum(
      [...TEXT_LANGUAGES, 'none'],
      'The words of a plan come in English (?texts=en), in German (?texts=de) or not at all (?texts=none)',
    ),
  ),
})

/** Whose targets the steps of sessions are told with: those of the plan, or what the athlete goes by. */
export const TOLD_TARGETS = ['plan', 'athlete'] as const

/** What a call that answers a plan's sessions may be asked: with which targets to tell them. */
export const targetsQuery = z.object({
  targets: z.optional(
    z.enum(
      TOLD_TARGETS,
      'The targets of steps are the paces of the plan (?targets=plan) or what you go by: watts, heartbeats, effort or measured paces (?targets=athlete)',
    ),
  ),
})
