import type { KoaContextWithOIDC } from 'oidc-provider'
import { flowEnded, goingBack } from '#server/domain/messages/said/web_oauth.ts'
import { productName } from '#server/runtime/product_name.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { flowCookies } from '#server/surfaces/oauth/cookies.ts'
import { refusalOfDocument } from '#server/surfaces/oauth/documents.ts'
import { passageOf } from '#server/surfaces/oauth/passage.ts'
import { retryAfter } from '#server/domain/oauth/lifetimes.ts'
import { sentPage, type WebPage } from '#server/surfaces/web/parts/page.ts'
import { type Content, englishWords, html } from '#server/surfaces/web/parts/html.ts'

type Answering = Pick<KoaContextWithOIDC, 'status' | 'set' | 'type' | 'body'>

interface Answered {
  readonly res: { getHeader(name: string): unknown; setHeader(name: string, value: string[]): void }
}

/**
 * Changes what the library answers: it keeps no account in the browser, and a way back into a program stands on a page
 * too, because browsers leave the page where it is.
 */
export async function polish(
  runtime: Runtime,
  ctx: Answering & Answered & Pick<KoaContextWithOIDC, 'response' | 'remove'>,
  next: () => Promise<unknown>,
): Promise<void> {
  await next()
  if (ctx.status === 503) ctx.set('retry-after', String(retryAfter))
  dropAccountCookie(runtime, ctx)
  const to = ctx.response.get('location')
  if (!/^[a-z][a-z0-9+.-]*:/i.test(to) || /^https?:/i.test(to)) return
  ctx.remove('location')
  const isAllowed = new URL(to).searchParams.has('code')
  sendPage(runtime, ctx, 200, backPage(to, isAllowed))
}

function dropAccountCookie({ base_url }: Runtime, { res }: Answered): void {
  const site = siteOf(base_url)
  const { session } = flowCookies(site.on && site.secure)
  const sent = [res.getHeader('set-cookie') ?? []].flat().map(String)
  const others = sent.filter((cookie) => !new RegExp(`^${session}(\\.sig)?=`).test(cookie))
  if (others.length < sent.length) res.setHeader('set-cookie', others)
}

/** The page from which the browser goes back into a program. */
function backPage(to: string, isAllowed: boolean): WebPage {
  const title = isAllowed ? goingBack.allowed : goingBack.refused
  return {
    title,
    goes_to: to,
    main: html`<h1>${title}</h1>
<p>${goingBack.text}</p>
<p class="later"><a class="button" href="${to}">${goingBack.back(goingBack.app)}</a></p>`,
  }
}

/** Shows a person why an authorization cannot go on. */
export function pageOfError(
  runtime: Runtime,
  ctx: KoaContextWithOIDC,
  { error, error_description }: { error: string; error_description?: string | undefined },
): void {
  const why = [error, error_description].filter(Boolean).join(': ')
  const text =
    refusalOfDocument(passageOf(ctx.req)) ??
    textOfError(error, ctx.oidc?.route) ??
    flowEnded.wrong(why)
  sendPage(runtime, ctx, ctx.status, {
    title: flowEnded.title,
    main: html`<h1>${flowEnded.title}</h1>
<p>${text.includes(why) ? withWhy(text, why) : text}</p>`,
  })
}

/** A sentence with why the library refused, which it says in English only. */
function withWhy(text: string, why: string): Content {
  const [before, after] = text.split(why)
  return html`${before}<bdi>${englishWords(why)}</bdi>${after}`
}

/** What an error of the library's means at a step of an authorization; null where only its own words say it. */
function textOfError(error: string, step: string | undefined): string | null {
  if (error === 'server_error' || error === 'temporarily_unavailable') return flowEnded.failed
  if (error === 'invalid_client' && step === 'authorization') return flowEnded.unknown
  return error === 'invalid_request' && step === 'resume' ? flowEnded.late : null
}

function sendPage(
  { operator_links = [] }: Runtime,
  ctx: Answering,
  status: number,
  page: WebPage,
): void {
  ctx.status = status
  const frame = { product: productName, operator_links, signed_in: null }
  const { text, headers } = sentPage(page, frame)
  ctx.set({ ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  ctx.type = 'html'
  ctx.body = text
}
