import { recordHash } from '#server/domain/oauth/record_hash.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import {
  answerConsent,
  type Begun,
  type OauthApp,
  openConsent,
  type Answering,
  type Asking,
} from '#test/support/oauth_app.ts'
import type { WebClient } from '#test/support/web_client.ts'
import type { World } from '#test/support/world.ts'

/** Asks the MCP endpoint for its tools. */
export function listTools({ url }: World, token: string): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
}

/** Makes a refresh token one that was used eleven seconds ago. */
export function ageRefresh({ superuser_url }: World, token: string): Promise<void> {
  const hash = recordHash('RefreshToken', token).toString('hex')
  return asSuperuser(
    superuser_url,
    `update oauth_records set consumed_at = (consumed_at at time zone 'UTC' - interval '11 seconds') at time zone 'UTC' where id_hash = '\\x${hash}'`,
  )
}

/** Makes an authorization one that was begun 15 minutes ago, by the path of its page of consent. */
export function endFlow({ superuser_url }: World, path: string): Promise<void> {
  const hash = recordHash('Interaction', path.split('/').at(-1) ?? '').toString('hex')
  return asSuperuser(
    superuser_url,
    `update oauth_records set expires_at = (expires_at at time zone 'UTC' - interval '15 minutes') at time zone 'UTC' where id_hash = '\\x${hash}'`,
  )
}

/** Goes to the page of consent and allows. @returns the parameters with which the browser comes back. */
export async function allowed(
  app: OauthApp,
  client: WebClient,
  asking: Asking = {},
  answering: Answering = {},
): Promise<{ begun: Begun; params: URLSearchParams }> {
  const begun = await app.begin(asking)
  const path = await openConsent(client, begun)
  const { headers } = await answerConsent(client, path, answering)
  return { begun, params: app.codeIn(headers.get('location') ?? '', begun) }
}

/** The status of an answer, and the error of OAuth in it. */
export async function errorIn(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: string }
  return [response.status, body.error]
}
