import type { Request, Response } from 'express'
import { json, problemJson, requestIdOf, send } from '#server/surfaces/http/exchange.ts'
import type { WebFile, WebStream } from '#server/surfaces/web/route.ts'
import { sendStream } from '#server/surfaces/web/send_stream.ts'
import {
  sentPage,
  webHeaders,
  type PageFrame,
  type WebPage,
} from '#server/surfaces/web/parts/page.ts'

/** An answer before it is sent: a page, a path to go to, JSON, or a problem (RFC 9457). */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** `Set-Cookie` headers. */
  readonly cookies: readonly string[]
} & (
  | { readonly page: WebPage }
  | { readonly redirect: string }
  | { readonly json: Readonly<Record<string, unknown>> }
  | { readonly problem: string }
  | { readonly file: WebFile }
  | { readonly stream: WebStream }
)

/** Sends a reply; `frame` is what surrounds a page. Nothing of it may be stored on the way. Resolves when a file has ended. */
export async function sendReply(
  request: Request,
  response: Response,
  reply: Reply,
  frame: PageFrame,
): Promise<void> {
  for (const cookie of reply.cookies) response.appendHeader('set-cookie', cookie)
  const headers = { ...webHeaders, 'x-request-id': requestIdOf(request), ...reply.headers }
  if ('stream' in reply) return sendStream(response, reply.stream, headers)
  const { type, text, own } = contentOf(reply, frame)
  send(response, reply.status, type, text, { ...headers, ...own })
}

function contentOf(
  reply: Exclude<Reply, { readonly stream: WebStream }>,
  frame: PageFrame,
): { type: string; text: string | Buffer; own?: Readonly<Record<string, string>> } {
  if ('redirect' in reply) {
    return { type: 'text/plain; charset=utf-8', text: '', own: { location: reply.redirect } }
  }
  if ('file' in reply) return { type: reply.file.type, text: reply.file.content }
  if ('json' in reply) return { type: json, text: JSON.stringify(reply.json) }
  if ('problem' in reply) return { type: problemJson, text: reply.problem }
  const { text, headers: own } = sentPage(reply.page, frame)
  return { type: 'text/html; charset=utf-8', text, own }
}
