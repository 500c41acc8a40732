import { TEXT_LANGUAGES, type TextLanguage, type TOLD_TARGETS, targetsQuery, textsQuery } from '@tri/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { accepted, check } from './checked.js'

/** How an answer is to be told: in a language, or in none; and whether the header decided it. */
export type AskedTexts = { language: TextLanguage | undefined; isNegotiated: boolean }

/** What a call asks for: the language of its address, else of its `Accept-Language`, else English. */
export function readTexts(request: FastifyRequest): AskedTexts {
  const { texts } = accepted(check(textsQuery, request.query))
  if (texts === 'none') return { language: undefined, isNegotiated: false }
  return { language: texts ?? acceptedLanguage(request), isNegotiated: texts === undefined }
}

/** Whose targets a call asks for. */
export type ToldTargets = (typeof TOLD_TARGETS)[number]

/** Those of the address, else the plan's. */
export const readTargets = (request: FastifyRequest): ToldTargets =>
  accepted(check(targetsQuery, request.query)).targets ?? 'plan'

/** Tells caches and clients what was chosen. */
export function tellLanguage(reply: FastifyReply, { language, isNegotiated }: AskedTexts): void {
  if (language) reply.header('content-language', language)
  if (isNegotiated) reply.header('vary', 'Accept-Language')
}

/** English where what is accepted has no catalogue: an answer in other words is better than none. */
function acceptedLanguage(request: FastifyRequest): TextLanguage {
  const wanted = new Negotiator(request).language([...TEXT_LANGUAGES])
  return TEXT_LANGUAGES.find((language) => language === wanted) ?? 'en'
}
