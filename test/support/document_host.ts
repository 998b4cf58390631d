import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { startDns } from '#test/support/dns_server.ts'
import { OauthApp, serverOf } from '#test/support/oauth_app.ts'
import { testCertificate } from '#test/support/test_certificate.ts'
import type { WorldOptions } from '#test/support/world.ts'

/** A name that leads to another address of this machine, and two that lead to addresses that are not fetched. */
const host = 'calendars.test-host.net'
const names = {
  [host]: [['127.0.0.2']],
  'inner.test-host.net': [['10.0.0.1']],
  'both.test-host.net': [['93.184.216.34', '127.0.0.1']],
}

/** A host under https that serves what apps say of themselves. */
export interface DocumentHost {
  readonly host: string
  readonly origin: string
  /** What it serves by path: a text, an object, or a function that answers; what is not there is a 404. */
  readonly documents: Map<string, unknown>
  /** The type of all its answers. */
  type: string
  /** How often it was asked. */
  asked: number
  /** What a service needs to fetch from there. */
  readonly options: Pick<WorldOptions, 'fetch'>
  /** An app whose id is the address of its document at this path, which it serves from now on. */
  appAt(service_url: string, path: string, more?: Record<string, unknown>): Promise<OauthApp>
  close(): Promise<void>
}

/** Starts the host, which this process trusts until it is closed. */
export async function startDocumentHost(): Promise<DocumentHost> {
  const dns = await startDns(names)
  const trusted = getCACertificates('default')
  const site = createServer(testCertificate, (request, response) =>
    answer(self, request.url, response),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.2', resolve))
  const { port } = site.address() as AddressInfo
  setDefaultCACertificates([...trusted, testCertificate.cert])
  const allowed = readAllowedAddress(`127.0.0.2:${port}`)
  const origin = `https://${host}:${port}`
  const self: DocumentHost = {
    host,
    origin,
    documents: new Map(),
    type: 'application/json',
    asked: 0,
    options: { fetch: { on: true, allow: allowed ? [allowed] : [], dns_servers: [dns.server] } },
    async appAt(service_url, path, more = {}) {
      const client_id = `${origin}${path}`
      const redirect_uri = `${origin}/callback`
      const document = { client_id, client_name: 'Far', redirect_uris: [redirect_uri], ...more }
      self.documents.set(path, document)
      const as = await serverOf(service_url)
      return new OauthApp(as, { client_id, token_endpoint_auth_method: 'none' }, redirect_uri)
    },
    async close() {
      setDefaultCACertificates(trusted)
      site.closeAllConnections()
      await Promise.all([new Promise((resolve) => site.close(resolve)), dns.close()])
    },
  }
  return self
}

function answer(at: DocumentHost, path = '', response: ServerResponse): void {
  at.asked += 1
  const document = at.documents.get(path)
  if (document === undefined) response.writeHead(404).end()
  else if (typeof document === 'function') document(response)
  else {
    response.setHeader('content-type', at.type)
    response.end(typeof document === 'string' ? document : JSON.stringify(document))
  }
}
