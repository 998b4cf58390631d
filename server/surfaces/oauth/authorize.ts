import type { Response } from 'express'
import { registry } from '#generated/server/capabilities.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { flowEnded } from '#server/domain/messages/said/web_oauth.ts'
import { authorizeParams } from '#server/domain/oauth/authorize_params.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { findRecord, keepRecord } from '#server/flows/web/oauth_records.ts'
import { newCookieSecret } from '#server/surfaces/web/cookies.ts'
import { productName } from '#server/runtime/product_name.ts'
import { send } from '#server/surfaces/http/exchange.ts'
import { type Arrival, signedInAt } from '#server/surfaces/oauth/arrive.ts'
import { findApp } from '#server/surfaces/oauth/consent/flow.ts'
import { requestFor } from '#server/surfaces/oauth/passage.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { languageOf, sayLanguage } from '#server/surfaces/web/parts/page_language.ts'
import type { Session } from '#server/domain/web/session.ts'
import { sentPage } from '#server/surfaces/web/parts/page.ts'

/** `/oauth/authorize`: where an app sends its user. The library's cookies are not seen here: each time begins anew. */
export async function beginAuthorization(server: OauthServer, arrival: Arrival): Promise<void> {
  const { request, response, site, passage } = arrival
  const search = searchOf(request.originalUrl)
  if (request.headers.host !== site.host)
    return goOn(response, `${site.origin}${paths.authorize}?${search}`)
  const { runtime } = server
  if (passage.network !== null) await runtime.rates.oauth('authorize', passage.network)
  const abilities = Object.keys(registry.abilities)
  const params = authorizeParams(new URLSearchParams(search), { base_url: site.origin, abilities })
  const session = await signedInAt(server, request, site)
  await inLanguageOf(arrival, session, () => begin(server, arrival, params, session))
}

async function begin(
  server: OauthServer,
  { response, site, passage }: Arrival,
  params: URLSearchParams,
  session: Session | null,
): Promise<void> {
  const mode = params.get('response_mode')
  if (mode !== null && mode !== 'query') {
    return stop(
      server,
      response,
      400,
      flowEnded.wrong('invalid_request: response_mode is not query'),
    )
  }
  const owner = session?.owner ?? null
  if (owner === null && params.get('client_id')?.startsWith('https:')) {
    // What an address says is fetched only for somebody who is signed in.
    return goOn(response, `${paths.begin}/${await keepRequest(server, params)}`)
  }
  const url = `${paths.authorize}?${params}`
  const handed = { method: 'GET', url, cookies: null, body: null, accept: 'text/html' }
  const provider = await server.provider()
  await provider.callback()(requestFor(site, handed, { ...passage, owner }), response)
}

async function keepRequest({ runtime }: OauthServer, params: URLSearchParams): Promise<string> {
  const id = newCookieSecret()
  const payload = { search: String(params) }
  await keepRecord(runtime, { kind: 'Request', id, payload, seconds: lifetimes.flow })
  return id
}

/** `/oauth/authorize/{uid}`: where the page of consent leads, and from which the app gets its code. */
export async function resumeAuthorization(server: OauthServer, arrival: Arrival): Promise<void> {
  const { request, response, site, passage } = arrival
  const { runtime } = server
  const uid = String(request.params.uid)
  if (request.headers.host !== site.host)
    return goOn(response, `${site.origin}${paths.authorize}/${uid}`)
  if (passage.network !== null) await runtime.rates.oauth('authorize', passage.network)
  const [flow, session] = await Promise.all([
    findRecord(runtime, 'Interaction', uid),
    signedInAt(server, request, site),
  ])
  await inLanguageOf(arrival, session, () => resume(server, arrival, flow, session))
}

async function resume(
  server: OauthServer,
  { request, response, site, passage }: Arrival,
  flow: Awaited<ReturnType<typeof findRecord>>,
  session: Session | null,
): Promise<void> {
  const owner = session?.owner ?? null
  if (flow === null) return stop(server, response, 400, flowEnded.late)
  // The person who is signed in now must be the one who allowed it.
  if (owner === null || flow.owner !== owner) return stop(server, response, 403, flowEnded.other)
  const app = await findApp(server, flow.payload)
  if (typeof app === 'string') return stop(server, response, 400, flowEnded[app])
  const url = `${paths.authorize}/${encodeURIComponent(String(request.params.uid))}`
  const cookies = request.headers.cookie ?? null
  const handed = { method: 'GET', url, cookies, body: null, accept: 'text/html' }
  const provider = await server.provider()
  await provider.callback()(requestFor(site, handed, { ...passage, owner }), response)
}

/** Answers in the language of who is signed in, else in that of the browser. */
async function inLanguageOf(
  { request, response }: Arrival,
  session: Session | null,
  work: () => Promise<void>,
): Promise<void> {
  const chosen = languageOf(request, session?.language ?? null)
  sayLanguage(response, chosen)
  await speaking(chosen.language, work)
}

function goOn(response: Response, location: string): void {
  send(response, 303, 'text/plain; charset=utf-8', '', { location })
}

/** Shows a person that their authorization cannot go on. */
function stop({ runtime }: OauthServer, response: Response, status: number, text: string): void {
  const page = { title: flowEnded.title, main: html`<h1>${flowEnded.title}</h1>\n<p>${text}</p>` }
  const { operator_links = [] } = runtime
  const frame = { product: productName, operator_links, signed_in: null }
  const { text: document, headers } = sentPage(page, frame)
  send(response, status, 'text/html; charset=utf-8', document, headers)
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}
