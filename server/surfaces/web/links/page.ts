import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import { requestIdOf, send } from '#server/surfaces/http/exchange.ts'
import { sendFixedPage } from '#server/surfaces/http/fixed_page.ts'
import { footerOf, pageDocument, pageHeaders } from '#server/surfaces/web/parts/document.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { policy, style } from '#server/surfaces/web/parts/frame_style.ts'

/** One page of the web, before it is sent. */
export interface WebPage {
  /** 200 if not given. */
  status?: number
  /** The title of the window. It contains nothing secret. */
  title: string
  main: Html
  /** Small text below the page. */
  footer?: Content
  /** What messengers show of the link. It contains nothing that is not for everybody who sees the link. */
  preview?: { title: string; text: string }
  headers?: Record<string, string>
}

/** Where a browser goes next, by GET, after a form was handled. */
export interface Redirect {
  /** A path of this service. */
  redirect: string
  headers?: Record<string, string>
}

/** A file to download. */
export interface Download {
  type: string
  name: string
  text: string
}

/** A file that programs fetch again and again. */
export interface Feed {
  type: string
  feed: string
  /** What of it makes it another one; a program that has this version gets nothing again. */
  version: string
}

const type = 'text/html; charset=utf-8'

/** Anybody with a link can open its page, so a page is revealed to no other site. */
const headers = {
  ...pageHeaders,
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
}

/** Answers with a page. */
export function sendPage(
  response: Response,
  request_id: string,
  page: WebPage,
  operator: readonly OperatorLink[] = [],
): void {
  const own = { ...headers, 'x-request-id': request_id, ...page.headers }
  send(response, page.status ?? 200, type, documentOf(page, operator).text, own)
}

/** Answers by sending a browser to another page, after a form. */
export function sendRedirect(
  response: Response,
  request_id: string,
  { redirect, headers: others }: Redirect,
): void {
  const own = { ...headers, 'x-request-id': request_id, ...others, location: redirect }
  send(response, 303, 'text/plain; charset=utf-8', '', own)
}

/** Answers with a file to download. */
export function sendDownload(response: Response, request_id: string, file: Download): void {
  const disposition = `attachment; filename="${file.name}"`
  const own = { ...headers, 'x-request-id': request_id, 'content-disposition': disposition }
  send(response, 200, file.type, file.text, own)
}

/** Answers with a feed: 304 if the program has it, compressed if it can read that. Its owner may keep it for a while. */
export async function sendFeed(
  request: Request,
  response: Response,
  { type: feedType, feed, version }: Feed,
): Promise<void> {
  const digest = createHash('sha256').update(version).digest('base64url')
  const bytes = Buffer.from(feed)
  const page = { type: feedType, bytes, digest, packed: new Map() }
  const kept = { 'cache-control': 'private, max-age=900', 'x-request-id': requestIdOf(request) }
  await sendFixedPage(request, response, page, { ...headers, ...kept })
}

function documentOf(
  { title, main, footer, preview }: WebPage,
  operator: readonly OperatorLink[],
): Html {
  return pageDocument({
    title,
    style,
    head: preview && previewTags(preview),
    body: html`<main><div class="card">
${main}
</div></main>
${footerOf(footer, operator)}`,
  })
}

function previewTags({ title, text }: { title: string; text: string }): Html {
  return html`<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta name="twitter:card" content="summary">
`
}
