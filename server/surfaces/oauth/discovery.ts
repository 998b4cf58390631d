import { registry } from '#generated/server/capabilities.ts'
import { json, send } from '#server/surfaces/http/exchange.ts'
import { type Arrival, OauthError, openToPages } from '#server/surfaces/oauth/arrive.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'

/** What the authorization server says of itself (RFC 8414, 2). Readers of OpenID's document get the same. */
export async function tellServer({ request, response, site }: Arrival): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, openToPages).end()
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    throw new OauthError(405, 'invalid_request', 'Send a GET.')
  }
  send(response, 200, json, JSON.stringify(documentAt(site.origin)), {
    'cache-control': 'max-age=3600',
    ...openToPages,
  })
}

function documentAt(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}${paths.authorize}`,
    token_endpoint: `${issuer}${paths.token}`,
    registration_endpoint: `${issuer}${paths.register}`,
    revocation_endpoint: `${issuer}${paths.revoke}`,
    jwks_uri: `${issuer}${paths.jwks}`,
    scopes_supported: Object.keys(registry.abilities),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${issuer}/docs/guides/connecting_apps`,
    // OpenID's document has these; no identity is given.
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['Ed25519'],
  }
}
