import * as oauth from 'oauth4webapi'
import type { WebClient, WebReply } from '#test/support/web_client.ts'

const insecure = { [oauth.allowInsecureRequests]: true } as const

/** What an app asks for. */
export interface Asking {
  readonly scope?: string
  readonly resource?: string
  readonly prompt?: string
  readonly redirect_uri?: string
}

/** What a person answers on the page of consent. */
export interface Answering {
  readonly abilities?: readonly string[]
  readonly needs_approval?: boolean
  readonly decision?: 'allow' | 'refuse'
}

/** An authorization that an app began. */
export interface Begun {
  readonly url: URL
  readonly verifier: string
  readonly state: string
  readonly redirect_uri: string
}

const usual = ['planning:read', 'planning:write', 'planning:rsvp']

/** An app that connects to a service, with the code of oauth4webapi, which refuses what breaks a standard. */
export class OauthApp {
  readonly as: oauth.AuthorizationServer
  readonly client: oauth.Client
  readonly redirect_uri: string

  constructor(as: oauth.AuthorizationServer, client: oauth.Client, redirect_uri: string) {
    this.as = as
    this.client = client
    this.redirect_uri = redirect_uri
  }

  /** The address to which the person is sent. */
  async begin({
    scope,
    resource,
    prompt,
    redirect_uri = this.redirect_uri,
  }: Asking = {}): Promise<Begun> {
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const url = new URL(this.as.authorization_endpoint ?? '')
    const challenge = await oauth.calculatePKCECodeChallenge(verifier)
    const params = {
      client_id: this.client.client_id,
      redirect_uri,
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      ...(scope !== undefined && { scope }),
      ...(resource !== undefined && { resource }),
      ...(prompt !== undefined && { prompt }),
    }
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    return { url, verifier, state, redirect_uri }
  }

  /** The code in the address to which the browser was sent back. Throws what oauth4webapi throws. */
  codeIn(location: string, { state }: Begun): URLSearchParams {
    return oauth.validateAuthResponse(this.as, this.client, new URL(location), state)
  }

  /** Exchanges a code, as it came back. */
  async exchange(
    params: URLSearchParams,
    { verifier, redirect_uri }: Begun,
    resource?: string,
  ): Promise<oauth.TokenEndpointResponse> {
    const response = await this.exchangeRaw(params, { verifier, redirect_uri }, resource)
    return oauth.processAuthorizationCodeResponse(this.as, this.client, response)
  }

  /** The same, with what the service answers. */
  exchangeRaw(
    params: URLSearchParams,
    { verifier, redirect_uri }: Pick<Begun, 'verifier' | 'redirect_uri'>,
    resource?: string,
  ): Promise<Response> {
    return oauth.authorizationCodeGrantRequest(
      this.as,
      this.client,
      oauth.None(),
      params,
      redirect_uri,
      verifier,
      {
        ...insecure,
        ...(resource !== undefined && { additionalParameters: { resource } }),
      },
    )
  }

  /** Refreshes. */
  async refresh(token: string): Promise<oauth.TokenEndpointResponse> {
    const response = await this.refreshRaw(token)
    return oauth.processRefreshTokenResponse(this.as, this.client, response)
  }

  /** The same, with what the service answers. */
  refreshRaw(token: string): Promise<Response> {
    return oauth.refreshTokenGrantRequest(this.as, this.client, oauth.None(), token, insecure)
  }

  /** Gives a token back (RFC 7009). */
  async revoke(token: string): Promise<void> {
    const response = await oauth.revocationRequest(
      this.as,
      this.client,
      oauth.None(),
      token,
      insecure,
    )
    await oauth.processRevocationResponse(response)
  }
}

/** What the authorization server of a service says of itself. */
export async function serverOf(url: string): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(url)
  const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' })
  return oauth.processDiscoveryResponse(issuer, response)
}

/** Registers an app with one address of redirection. */
export async function anApp(
  url: string,
  { name = 'Notebook', redirect_uri = 'https://app.example.test/callback' } = {},
): Promise<OauthApp> {
  const as = await serverOf(url)
  const response = await oauth.dynamicClientRegistrationRequest(
    as,
    { client_name: name, redirect_uris: [redirect_uri] },
    insecure,
  )
  const client = await oauth.processDynamicClientRegistrationResponse(response)
  return new OauthApp(as, client, redirect_uri)
}

/** The path and query of an address. */
export function pathOf(address: string | URL): string {
  const { pathname, search } = new URL(address, 'http://127.0.0.1')
  return pathname + search
}

/** Opens an authorization in a browser. @returns the path of the page of consent, or where else it leads. */
export async function openConsent(client: WebClient, begun: Pick<Begun, 'url'>): Promise<string> {
  const { headers } = await client.get(pathOf(begun.url), { accept: 'text/html' })
  return pathOf(headers.get('location') ?? '')
}

/** Answers the page of consent at a path. @returns what the last address answered. */
export async function answerConsent(
  client: WebClient,
  path: string,
  { abilities = usual, needs_approval = false, decision = 'allow' }: Answering = {},
): Promise<WebReply> {
  const { json } = await client.get(path, { accept: 'application/json' })
  const fields = {
    form_token: String(json?.form_token ?? ''),
    ability: abilities,
    decision,
    ...(needs_approval && { needs_approval: 'yes' }),
  }
  const answered = await client.post(path, fields, { accept: 'text/html' })
  if (answered.status !== 303) return answered
  return client.get(pathOf(answered.headers.get('location') ?? ''), { accept: 'text/html' })
}

/** The whole way of an app to its tokens, in a browser that is signed in. */
export async function connect(
  app: OauthApp,
  client: WebClient,
  asking: Asking = {},
  answering: Answering = {},
): Promise<oauth.TokenEndpointResponse> {
  const begun = await app.begin(asking)
  const path = await openConsent(client, begun)
  const { headers } = await answerConsent(client, path, answering)
  const params = app.codeIn(headers.get('location') ?? '', begun)
  return app.exchange(params, begun)
}
