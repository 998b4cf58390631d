import { oauthProblems } from '#server/domain/messages/web_oauth.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { isFault, readMetadata } from '#server/domain/oauth/client_metadata.ts'
import { resourcesOf } from '#server/domain/oauth/authorize_params.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'
import { parseJson } from '#server/surfaces/http/json.ts'
import { type Arrival, OauthError, openToPages } from '#server/surfaces/oauth/arrive.ts'
import { requestFor } from '#server/surfaces/oauth/passage.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'

/** How many bytes a request of a program may have. */
const most = 32_768

/** `/oauth/token`: gives tokens for a code, or for a refresh token. */
export async function giveTokens(server: OauthServer, arrival: Arrival): Promise<void> {
  const fields = await readForm(arrival)
  if (fields === null) return
  await count(server, arrival, fields)
  const resources = fields.getAll('resource')
  fields.delete('resource')
  if (resources.length > 0) {
    for (const resource of resourcesOf(arrival.site.origin, resources)) {
      fields.append('resource', resource)
    }
  }
  await handOver(server, arrival, paths.token, formBody(fields))
}

/** `/oauth/revoke` (RFC 7009): ends a token; with a refresh token, all that the app was allowed with it. */
export async function revokeToken(server: OauthServer, arrival: Arrival): Promise<void> {
  const fields = await readForm(arrival)
  if (fields === null) return
  await count(server, arrival, fields)
  await handOver(server, arrival, paths.revoke, formBody(fields))
}

/** `/oauth/register` (RFC 7591): takes in an app that has no address of its own. */
export async function registerClient(server: OauthServer, arrival: Arrival): Promise<void> {
  const bytes = await readPost(arrival, 'application/json', oauthProblems.notJson)
  if (bytes === null) return
  const { passage } = arrival
  if (passage.network !== null) await server.runtime.rates.oauth('register', passage.network)
  const metadata = readMetadata(parseJson(bytes.toString('utf8')))
  if (isFault(metadata)) throw new OauthError(400, metadata.error, metadata.error_description)
  const text = JSON.stringify(metadata)
  await handOver(server, arrival, paths.register, { type: 'application/json', text })
}

/** `/oauth/jwks`: a key with which nothing is signed. Readers of the OpenID document expect one. */
export async function tellKeys(server: OauthServer, arrival: Arrival): Promise<void> {
  await handOver(server, arrival, paths.jwks, null)
}

async function count(
  { runtime }: OauthServer,
  { passage }: Arrival,
  fields: URLSearchParams,
): Promise<void> {
  const client = (fields.get('client_id') ?? '').slice(0, 500)
  if (passage.network !== null) await runtime.rates.oauth('token', `${passage.network} ${client}`)
}

/** The fields of a form, without a secret: no client has one. */
async function readForm(arrival: Arrival): Promise<URLSearchParams | null> {
  const form = 'application/x-www-form-urlencoded'
  const bytes = await readPost(arrival, form, oauthProblems.notForm)
  if (bytes === null) return null
  const fields = new URLSearchParams(bytes.toString('utf8'))
  const secrets = ['client_secret', 'client_assertion', 'client_assertion_type']
  for (const name of secrets) fields.delete(name)
  return fields
}

function formBody(fields: URLSearchParams): { type: string; text: string } {
  return { type: 'application/x-www-form-urlencoded', text: String(fields) }
}

/** The body of a POST; null where the request was answered, because it asks whether it may be sent. */
async function readPost(
  { request, response }: Arrival,
  type: string,
  otherwise: string,
): Promise<Buffer | null> {
  for (const [name, value] of Object.entries(openToPages)) response.setHeader(name, value)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return null
  }
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    throw new OauthError(405, 'invalid_request', oauthProblems.notPost)
  }
  const { 'content-type': given = '', 'content-encoding': coding = 'identity' } = request.headers
  const isTyped = given.toLowerCase().split(';')[0]?.trim() === type
  if (!isTyped || coding.toLowerCase() !== 'identity') {
    throw new OauthError(400, 'invalid_request', otherwise)
  }
  return readBytes(request, most, () => fail('request_malformed'))
}

async function handOver(
  server: OauthServer,
  { request, response, site, passage }: Arrival,
  url: string,
  body: { type: string; text: string } | null,
): Promise<void> {
  for (const [name, value] of Object.entries(openToPages)) response.setHeader(name, value)
  const method = body === null ? (request.method ?? 'GET') : 'POST'
  const handed = { method, url, cookies: null, body, accept: 'application/json' }
  const provider = await server.provider()
  await provider.callback()(requestFor(site, handed, passage), response)
}
