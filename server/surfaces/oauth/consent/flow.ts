import { registry } from '#generated/server/capabilities.ts'
import { type Audience, audienceOf } from '#server/domain/oauth/resource.ts'
import { type RedirectPlace, redirectPlace } from '#server/domain/oauth/redirect.ts'
import { siteOf } from '#server/domain/web/site.ts'
import { consumeRecord, findRecord, keepRecord } from '#server/flows/web/oauth_records.ts'
import { hasBegun } from '#server/surfaces/oauth/cookies.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An authorization that waits for its person. */
export interface Flow {
  readonly uid: string
  readonly client_id: string
  /** What the app calls itself. */
  readonly client_name: string
  /** What is verified of it: the origin that gets the answer, or the scheme of a program. */
  readonly client_origin: string
  /** The host of its document where that is another one, or proves nothing; null for none. */
  readonly described_at: string | null
  readonly redirect_uri: string
  readonly place: RedirectPlace
  /** What it asks for. */
  readonly abilities: readonly string[]
  readonly audience: Audience
  /** Whether it wants the person to be asked in any case. */
  readonly asks: boolean
}

/**
 * Why an authorization cannot go on: it ended, it was begun by another account or browser, or its app is not known any more (`gone`) or
 * does not name the address any more that would get the answer (`changed`).
 */
export type NoFlow = 'late' | 'other' | 'gone' | 'changed'

/** @returns the authorization that this browser began, for the account that is signed in. */
export async function openFlow(
  server: OauthServer,
  { params, cookie_header, secure, session }: SignedInVisit,
): Promise<Flow | NoFlow> {
  const { runtime } = server
  const uid = params.uid ?? ''
  const found = await findRecord(runtime, 'Interaction', uid)
  if (found === null) return 'late'
  if (!hasBegun(cookie_header, uid, secure)) return 'other'
  const { payload } = found
  const left = Number(payload.exp) - Math.floor(Date.now() / 1000)
  if (left < 1) return 'late'
  const { owner } = session
  if (found.owner !== null && found.owner !== owner) return 'other'
  const app = await findApp(server, payload)
  if (typeof app === 'string') return app
  const record = { kind: 'Interaction' as const, id: uid, owner, payload, seconds: left }
  const bound = found.owner ?? (await keepRecord(runtime, record))
  if (bound !== owner) return 'other'
  // What it calls itself is what it did when this began, whatever its document says now.
  return flowIn(server, uid, { shown_name: app.client_name, ...payload }) ?? 'late'
}

/** The app of an authorization as it is known now, or why the authorization cannot go on with it. */
export async function findApp(
  server: OauthServer,
  payload: Readonly<Record<string, unknown>>,
): Promise<{ readonly client_name: string } | 'gone' | 'changed'> {
  const { client_id = '', redirect_uri = '' } = paramsIn(payload)
  const provider = await server.provider()
  const client = await provider.Client.find(client_id).catch(noneIfRefused)
  if (!client) return 'gone'
  if (!client.redirectUriAllowed(redirect_uri)) return 'changed'
  return { client_name: client.clientName ?? '' }
}

/** The library throws where a document is not known any more. */
function noneIfRefused(error: unknown): undefined {
  if (error instanceof Error && 'error' in error && error.error === 'invalid_client') return
  throw error
}

function paramsIn({ params }: Readonly<Record<string, unknown>>) {
  return params as Readonly<Record<string, string | undefined>>
}

function flowIn(
  server: OauthServer,
  uid: string,
  payload: Readonly<Record<string, unknown>> & { readonly shown_name: string },
): Flow | null {
  const { client_id, redirect_uri, scope, resource, prompt } = paramsIn(payload)
  const place = redirect_uri === undefined ? null : redirectPlace(redirect_uri)
  const { origin } = originOf(server)
  const audience = audienceOf(origin, resource)
  if (!client_id || !redirect_uri || !place || !audience) return null
  const asked = (scope ?? '').split(' ')
  // A document proves nothing of a program on the person's machine, or of another host that gets the answer.
  const document = client_id.startsWith('https:') ? new URL(client_id) : null
  const isElsewhere = document !== null && document.origin !== place.origin
  return {
    uid,
    client_id,
    client_name: payload.shown_name,
    client_origin: place.origin,
    described_at: isElsewhere ? document.host : null,
    redirect_uri,
    place,
    abilities: Object.keys(registry.abilities).filter((ability) => asked.includes(ability)),
    audience,
    asks: (prompt ?? '').split(' ').includes('consent'),
  }
}

function originOf({ runtime }: OauthServer): { origin: string } {
  const site = siteOf(runtime.base_url)
  return { origin: site.on ? site.origin : runtime.base_url }
}

/** Claims the answer to a flow. @returns whether it is the first. */
export function claimAnswer({ runtime }: OauthServer, { uid }: Flow): Promise<boolean> {
  return consumeRecord(runtime, 'Interaction', uid)
}

/** What became of a flow: what was allowed, or nothing. */
export type FlowResult = {
  readonly owner: string
  readonly grant_id: string
  readonly abilities: readonly string[]
} | null

/** Writes down what became of a flow. @returns the path where the browser goes on. */
export async function finishFlow(
  server: OauthServer,
  { uid }: Flow,
  result: FlowResult,
): Promise<string> {
  const provider = await server.provider()
  const interaction = await provider.Interaction.find(uid)
  if (interaction) {
    if (result === null) {
      const error_description = 'The user did not allow it.'
      interaction.result = { error: 'access_denied', error_description }
    } else {
      const { owner: accountId, grant_id: grantId, abilities } = result
      interaction.result = { login: { accountId }, consent: { grantId } }
      interaction.params = { ...interaction.params, scope: abilities.join(' ') }
    }
    await interaction.persist()
  }
  return `/oauth/authorize/${uid}`
}
