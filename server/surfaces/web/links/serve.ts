import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import type { Session } from '#server/domain/web/session.ts'
import { hasLeft } from '#server/flows/by_link/left.ts'
import { refuse } from '#server/runtime/invoke.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'
import { isFromElsewhere, isOneClick, readForm } from '#server/surfaces/web/links/form.ts'
import { readGuestCookie } from '#server/surfaces/web/links/guest_cookie.ts'
import {
  type Download,
  type Feed,
  type Redirect,
  sendDownload,
  sendFeed,
  sendPage,
  sendRedirect,
  type WebPage,
} from '#server/surfaces/web/links/page.ts'
import { sessionIn } from '#server/surfaces/web/links/signed_in.ts'
import { inEnglish, languageOf, sayLanguage } from '#server/surfaces/web/parts/page_language.ts'
import { endedPage, missingPage, refusedPage } from '#server/surfaces/web/links/refusals.ts'

/** Somebody looks at a page, or sends a form from it. */
export interface Visit {
  readonly runtime: Runtime
  /** The secret of the link. */
  readonly token: string
  /** The part of the address after the question mark: which result of a form the page shows. */
  readonly query: string
  /** The token of the invitation that this browser got when it signed up by this link; null for none. */
  readonly guest: string | null
  /** The network that limits count; null where the address says nothing about callers. */
  readonly network: string | null
  /** Who is signed in to the pages of an account in this browser; null for nobody. It changes nothing. */
  signedIn(): Promise<Session | null>
}

type Shown = WebPage | Redirect | Download | Feed

/** What a path of pages does. Both return null if the link does not work; everybody then gets the same page. */
export interface PageRoute {
  /** Its name in the log. */
  readonly name: string
  /** Whether it is for programs alone, which get it in English. */
  readonly for_programs?: true
  /** Whether a mail program may send its unsubscribe button's form from elsewhere (RFC 8058). */
  readonly oneClick?: true
  /** Changes nothing: mail scanners follow every link. */
  show(visit: Visit): Promise<Shown | null>
  act?(visit: Visit, form: ReadonlyMap<string, string>): Promise<Shown | null>
  /** The page of its links that do not work; by default the one of all links. */
  missing?(): WebPage
}

/** Serves a route: GET and HEAD show its page, POST handles its form. */
export function serve(runtime: Runtime, route: PageRoute): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const session = keptSession(runtime, request)
    const chosen = route.for_programs
      ? inEnglish
      : languageOf(request, await session().then(languageIn, () => null))
    if (!route.for_programs) sayLanguage(response, chosen)
    await speaking(chosen.language, () => serveIn(runtime, route, request, response, session))
  }
}

/** Who is signed in in this browser, looked up once. */
function keptSession(runtime: Runtime, request: Request<{ token: string }>): Visit['signedIn'] {
  let found: Promise<Session | null> | null = null
  return () => {
    found ??= sessionIn(runtime, request)
    return found
  }
}

/** The language that somebody has chosen who is signed in. */
function languageIn(session: Session | null): Session['language'] {
  return session?.language ?? null
}

/** Serves a route in the language that was chosen. */
async function serveIn(
  runtime: Runtime,
  route: PageRoute,
  request: Request<{ token: string }>,
  response: Response,
  session: Visit['signedIn'],
): Promise<void> {
  const started = performance.now()
  const request_id = requestIdOf(request)
  const remote_address = runtime.addressOf(request)
  let code = 'completed'
  try {
    const shown = await visitRoute(runtime, route, request, session)
    if (shown === null) code = 'reference_not_found'
    await answer(
      runtime,
      request,
      response,
      shown ?? (await endOf(runtime, route, request.params.token)),
    )
  } catch (error) {
    code = codeOf(error)
    const { status } = refuse(
      runtime,
      { request_id, remote_address, capability: `page ${route.name}` },
      error,
    )
    const allow = route.act ? 'GET, HEAD, POST' : 'GET, HEAD'
    await answer(
      runtime,
      request,
      response,
      refusedPage(error, status, { allow, sent: request.method === 'POST' }),
    )
  }
  const ms = performance.now() - started
  const { statusCode: status } = response
  runtime.metrics.called('page', route.name, status, code, ms / 1000)
  const facts = { request_id, surface: 'page', page: route.name, status, code }
  // Somebody who tries links asks for many that do not exist.
  const source = status === 404 ? { source: runtime.sourceOf(remote_address) } : {}
  runtime.log.info({ ...facts, ...source, ms: Math.round(ms) }, 'page')
}

/** Answers paths of pages that do not exist, and addresses that Express cannot read. */
export function noSuchPage({ operator_links }: Runtime): [RequestHandler, ErrorRequestHandler] {
  const answerMissing = (request: Request, response: Response) => {
    const chosen = languageOf(request, null)
    sayLanguage(response, chosen)
    speaking(chosen.language, () =>
      sendPage(response, requestIdOf(request), missingPage(), operator_links),
    )
  }
  return [
    answerMissing,
    (error, request, response, next) => {
      if (typeof error?.status === 'number' && error.status < 500) answerMissing(request, response)
      else next(error)
    },
  ]
}

async function visitRoute(
  runtime: Runtime,
  { show, act, oneClick }: PageRoute,
  request: Request<{ token: string }>,
  signedIn: Visit['signedIn'],
): Promise<Shown | null> {
  const { headers, method, params, url } = request
  const { token } = params
  await runtime.rates.visit(runtime.addressOf(request), token)
  const visit = {
    runtime,
    token,
    query: url.split('?')[1] ?? '',
    guest: readGuestCookie(headers.cookie),
    network: runtime.networkOf(runtime.addressOf(request)),
    signedIn,
  }
  if (method === 'GET' || method === 'HEAD') return show(visit)
  if (method !== 'POST' || !act) throw fail('method_not_allowed')
  const form = await readForm(request)
  const isExempt = oneClick && isOneClick(form)
  if (!isExempt && isFromElsewhere(request, runtime.base_url)) throw fail('access_denied')
  return act(visit, form)
}

/** The page of a link that does not work. */
async function endOf(
  runtime: Runtime,
  { missing = missingPage }: PageRoute,
  token: string,
): Promise<WebPage> {
  return (await hasLeft(runtime, token)) ? endedPage() : missing()
}

async function answer(
  { operator_links }: Runtime,
  request: Request,
  response: Response,
  shown: Shown,
): Promise<void> {
  const request_id = requestIdOf(request)
  if ('redirect' in shown) sendRedirect(response, request_id, shown)
  else if ('feed' in shown) await sendFeed(request, response, shown)
  else if ('text' in shown) sendDownload(response, request_id, shown)
  else sendPage(response, request_id, shown, operator_links)
}

function codeOf(error: unknown): string {
  return error instanceof Failure ? error.code : 'internal'
}
