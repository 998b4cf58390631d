import type { Request, RequestHandler } from 'express'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import {
  leavingFirst,
  notYourForm,
  pagesOff,
  signInFirst,
  wrongHost,
} from '#server/domain/messages/web.ts'
import { formToken, isFormToken } from '#server/domain/web/form_token.ts'
import { sessionOf } from '#server/flows/web/sessions.ts'
import { problemAnswer } from '#server/runtime/answer.ts'
import { refuse } from '#server/runtime/invoke.ts'
import { productName } from '#server/runtime/product_name.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { requestIdOf } from '#server/surfaces/http/exchange.ts'
import { type Reply, sendReply } from '#server/surfaces/web/answer.ts'
import { readCookie } from '#server/surfaces/web/cookies.ts'
import type { Next } from '#server/surfaces/web/next.ts'
import type { PageFrame } from '#server/surfaces/web/parts/page.ts'
import {
  type ChosenLanguage,
  inEnglish,
  languageOf,
  sayLanguage,
} from '#server/surfaces/web/parts/page_language.ts'
import { hasWays } from '#server/surfaces/web/parts/side.ts'
import { formOf, type RequestForm } from '#server/surfaces/web/request_form.ts'
import { refusalPage, refusalReply, type SentForm } from '#server/surfaces/web/refusals.ts'
import type { SignedIn, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { keepPath } from '#server/surfaces/web/settings/leaving/keep_path.ts'
import { makeVisit, type OpenVisit, wantsJson } from '#server/surfaces/web/visit.ts'

/**
 * Serves a route: GET and HEAD show its page, POST handles its form. The checks come in this order: the address of the
 * service, the session, limits, where the form comes from, its token.
 */
export function serveWeb(runtime: Runtime, route: WebRoute, next: Next): RequestHandler {
  return async (request, response) => {
    const started = performance.now()
    const request_id = requestIdOf(request)
    const outcome = await replyTo(runtime, route, next, request)
    const { reply, session, code, chosen } = outcome
    if ('page' in reply) sayLanguage(response, chosen)
    await speaking(chosen.language, () =>
      sendReply(request, response, reply, frameOf(runtime, session, route.path)),
    )
    const ms = performance.now() - started
    const { statusCode: status } = response
    runtime.metrics.webPage(route.name, status)
    const facts = { request_id, surface: 'web', page: route.name, status, code }
    runtime.log.info({ ...facts, ms: Math.round(ms) }, 'page')
  }
}

/** Answers an address without a page. */
export function noSuchWebPage(runtime: Runtime): RequestHandler {
  return (request, response) => {
    const chosen = languageFor(request, null)
    speaking(chosen.language, () => {
      const reply = refused(runtime, request, '', fail('route_not_found'), 'GET')
      if ('page' in reply) sayLanguage(response, chosen)
      void sendReply(request, response, reply, frameOf(runtime, null))
    })
  }
}

interface Outcome {
  readonly reply: Reply
  readonly session: SignedIn | null
  readonly code: string
  readonly chosen: ChosenLanguage
}

async function replyTo(
  runtime: Runtime,
  route: WebRoute,
  next: Next,
  request: Request,
): Promise<Outcome> {
  let session: SignedIn | null = null
  let chosen = languageFor(request, null)
  let sent: RequestForm | null = null
  let token: string | null = null
  const done = (reply: Reply, code: string, shown = session) => ({
    ...{ reply, code, chosen },
    session: shown,
  })
  try {
    const { base_url } = runtime
    const site = siteOf(base_url)
    if (!site.on) return done(offReply(runtime, request, site.why), 'off')
    const isPost = request.method === 'POST'
    if (request.headers.host !== site.host) {
      if (isPost) throw fail('access_denied', wrongHost(base_url))
      return done(redirect(302, `${base_url}${request.originalUrl}`), 'moved')
    }
    sent = formOf(request, route, site.origin)
    session = await sessionIn(runtime, request, site.secure)
    chosen = languageFor(request, session)
    const visit = makeVisit({ runtime, request, route, next, session, secure: site.secure })
    if (session !== null) token = formTokenOf(route, visit)
    const form = sent
    const answer = await speaking(chosen.language, () =>
      answerTo(runtime, route, visit, request, form),
    )
    if (answer === null) throw fail('route_not_found')
    return done(replyOf(answer, visit), 'completed', answer.signed_out ? null : session)
  } catch (error) {
    const allow = [route.show && 'GET, HEAD', route.act && 'POST'].filter(Boolean).join(', ')
    const kept = (await sent?.kept(error, { signed_in: session !== null, token })) ?? null
    const reply = speaking(chosen.language, () =>
      refused(runtime, request, route.name, error, allow, kept),
    )
    return done(reply, error instanceof Failure ? error.code : 'internal')
  }
}

/** The language of the answer: programs have English. */
function languageFor(request: Request, session: SignedIn | null): ChosenLanguage {
  return wantsJson(request) ? inEnglish : languageOf(request, session?.language ?? null)
}

async function answerTo(
  runtime: Runtime,
  route: WebRoute,
  visit: OpenVisit,
  request: Request,
  sent: RequestForm,
): Promise<WebAnswer | null> {
  const { method } = request
  const isShown = method === 'GET' || method === 'HEAD'
  if (isShown ? !route.show : method !== 'POST' || !route.act) throw fail('method_not_allowed')
  if (route.pages_only && visit.wants_json) throw fail('page_only')
  if (visit.network !== null && visit.session === null) await runtime.rates.page(visit.network)
  const { session } = visit
  if (route.session === 'required' && session === null) {
    if (!isShown || visit.wants_json) throw fail('session_required', signInFirst)
    const path = visit.next(request.originalUrl)
    return {
      status: 303,
      json: {},
      redirect: `/sign-in${path ? `?next=${encodeURIComponent(path)}` : ''}`,
    }
  }
  if (session !== null) await runtime.rates.form(session.owner, isShown ? 'read' : 'write')
  if (isKeptOut(route, session)) {
    if (visit.wants_json) throw fail('access_denied', leavingFirst)
    return { json: {}, redirect: keepPath }
  }
  if (isShown) {
    return route.session === 'required'
      ? (route.show?.({ ...visit, session: present(session) }) ?? null)
      : (route.show?.(visit) ?? null)
  }
  const anywhere = route.session === 'optional' && route.from_anywhere === true
  if (sent.is_foreign && !anywhere) throw fail('access_denied', notYourForm)
  const form = await sent.read()
  const is_secret = route.session === 'optional' && route.secret_path === true && visit.wants_json
  if (!anywhere && !is_secret) {
    const secret = route.session === 'required' ? (session?.hash ?? null) : visit.browserHash()
    const token = form.get('form_token') ?? ''
    const isOurs =
      secret !== null &&
      isFormToken(runtime.web_keys.forms, secret, formNameOf(route, visit), token)
    if (!isOurs) throw fail('access_denied', notYourForm)
  }
  return route.session === 'required'
    ? (route.act?.({ ...visit, session: present(session) }, form) ?? null)
    : (route.act?.(visit, form) ?? null)
}

/** What the form of a route is called. */
function formNameOf({ form = '', path }: WebRoute, { params }: OpenVisit): string {
  return typeof form === 'string' ? form || path : form(params)
}

/** The token of the form of a route for who is signed in now. Where nobody has to be, it would need a cookie: then there is none. */
function formTokenOf(route: WebRoute, visit: OpenVisit): string | null {
  return route.session === 'required' ? visit.formToken(formNameOf(route, visit)) : null
}

/** Whether an account that is being deleted has to be kept before somebody may come. */
function isKeptOut(route: WebRoute, session: SignedIn | null): boolean {
  if (session === null || session.deleting_at === null) return false
  return !(route.while_leaving ?? route.session === 'optional')
}

function present(session: SignedIn | null): SignedIn {
  if (session === null) throw fail('session_required', signInFirst)
  return session
}

/** Who is signed in, by the session cookie. */
async function sessionIn(
  runtime: Runtime,
  request: Request,
  secure: boolean,
): Promise<SignedIn | null> {
  const secret = readCookie(request.headers.cookie, 'session', secure)
  const hash = secret && hashLinkToken(secret)
  if (!hash) return null
  const session = await sessionOf(runtime, hash, runtime.addressOf(request))
  return session && { ...session, hash }
}

function replyOf(answer: WebAnswer, visit: OpenVisit): Reply {
  const cookies = [...visit.newCookies(), ...(answer.cookies ?? [])]
  const { status = 200, json = {}, page, redirect: to, file, stream } = answer
  if (stream !== undefined) return { status, headers: {}, cookies, stream }
  if (file !== undefined) return { status, headers: {}, cookies, file }
  if (visit.wants_json) return { status: status === 303 ? 200 : status, headers: {}, cookies, json }
  if (to !== undefined) return { ...redirect(303, to), cookies }
  if (page === undefined) return { status, headers: {}, cookies, json }
  return { status, headers: {}, cookies, page }
}

function redirect(status: number, path: string): Reply {
  return { status, headers: {}, cookies: [], redirect: path }
}

function refused(
  runtime: Runtime,
  request: Request,
  name: string,
  error: unknown,
  allow: string,
  sent: SentForm | null = null,
): Reply {
  const remote_address = runtime.addressOf(request)
  const call = { request_id: requestIdOf(request), remote_address, capability: `web ${name}` }
  return refusalReply(error, refuse(runtime, call, error, 409), {
    wants_json: wantsJson(request),
    allow,
    sent,
  })
}

function offReply(runtime: Runtime, request: Request, why: keyof typeof pagesOff): Reply {
  const { title, text } = pagesOff[why]
  if (!wantsJson(request)) {
    return { status: 503, headers: {}, cookies: [], page: refusalPage({ title, text }) }
  }
  const error = fail('dependency_unavailable', { message: `${title}.`, advice: text })
  const problem = problemAnswer(error, runtime.base_url, requestIdOf(request))
  return refusalReply(error, problem, { wants_json: true, allow: '', sent: null })
}

function frameOf(
  { web_keys, operator_links = [], off = [] }: Runtime,
  session: SignedIn | null,
  path: string | null = null,
): PageFrame {
  const [key = Buffer.alloc(0)] = web_keys.forms
  return {
    product: productName,
    operator_links,
    signed_in: session && {
      name: session.display_name,
      sign_out_token: formToken(key, session.hash, '/sign-out'),
      here: path !== null && session.deleting_at === null && hasWays(path) ? path : null,
      assistant: !off.includes('assistant'),
    },
  }
}
