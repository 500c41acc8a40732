import type * as z from 'zod/mini'
import type { Noun } from './noun.js'
import type { TokenScope } from './token-scope.js'

/** Who may call: anyone, a signed-in user, or one who runs the server. */
export type Access = 'open' | 'user' | 'admin'

type Writing = 'POST' | 'PATCH' | 'DELETE'

/** What a user's open pages are told of when the call has changed something, at most: each call that writes for a user says it. */
type Changing =
  | { method: 'GET'; access: Access; changes?: readonly Noun[] }
  | { method: Writing; access: 'open'; changes?: readonly Noun[] }
  | { method: Writing; access: 'user' | 'admin'; changes: readonly Noun[] }

/** One call of the HTTP interface, written once; client, server and documentation are made from it. */
export type Route = Changing & {
  /** With `:name` for each path parameter. */
  path: `/api/${string}`
  summary: string
  /** What an access token has to be good for to make the call; a call without it takes none. */
  scope?: TokenScope
  /** Path parameters, read from text. */
  params?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  /** Of the answer; JSON unless said. */
  contentType?: 'text/event-stream'
  /** Of a success; 200 unless said. */
  status?: 201 | 204 | 302
  /**
   * Answers sessions, each with its words in miles and metres: in the language of `?texts=`, else in the one that
   * `Accept-Language` asks for, else in English. `?texts=none` leaves them out.
   */
  texts?: true
  /** Answers a plan's sessions with its paces, or with `?targets=athlete` with what the athlete goes by. */
  targets?: true
  /** May carry an Idempotency-Key: sent again with the same one, it is done once. */
  repeatable?: true
  /** Asks for the user's password: after too many wrong ones (429) it is not sent again unasked. */
  asksPassword?: true
  /** Largest body in bytes; 256 KiB unless said. */
  maxBytes?: number
}

/** Keeps the literal's own type, so that callers and handlers infer from it. */
export const route = <const R extends Route>(literal: R): R => literal

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a caller passes. */
export type ParamsOf<R extends Route> = In<R['params']>
export type BodyOf<R extends Route> = In<R['body']>
/** What a handler receives. */
export type ParsedParams<R extends Route> = Out<R['params']>
export type ParsedBody<R extends Route> = Out<R['body']>
/** What a handler returns, and a caller gets. */
export type AnswerOf<R extends Route> = z.output<R['answer']>

/** The path with its parameters filled in. */
export const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Where our own pages call a route: they have the words of sessions, so its answer leaves them out. */
export const pagePath = (
  { path, texts }: Pick<Route, 'path' | 'texts'>,
  params?: Record<string, string | number>,
): string => `${fillPath(path, params)}${texts ? '?texts=none' : ''}`
