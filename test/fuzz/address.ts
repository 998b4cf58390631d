import fc from 'fast-check'
import { hostileName } from '#test/fuzz/hostile.ts'
import { problemErrors } from '#test/contract/schemas.ts'

/** A request of which anything but the body is made up. */
export interface Address {
  method: string
  path: string
  headers: Record<string, string>
}

const folders = [
  '/api/v2/capabilities/',
  '/api/v2/capability-executions/',
  '/api/v2/assistant/',
  '/api/v2/',
  '/docs/',
  '/mcp/',
  '/.well-known/',
  '/',
]

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 200 })

/** What a client may put into a header at all. */
const value = fc.oneof(
  printable,
  fc.constantFrom(
    '',
    '*',
    '*/*',
    'application/json',
    'text/html',
    'gzip, br',
    'x'.repeat(4_000),
    'ü',
    'chunked',
    '-1',
    'Bearer',
    'Bearer svc_pat_',
    'Basic dTpw',
  ),
)

const names = [
  'accept',
  'content-type',
  'content-encoding',
  'idempotency-key',
  'x-request-id',
  'x-service-client',
  'origin',
  'cookie',
  'if-none-match',
  'range',
  'mcp-protocol-version',
  'mcp-session-id',
  'authorization',
  'traceparent',
]

export const addresses: fc.Arbitrary<Address> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  path: fc
    .tuple(
      fc.constantFrom(...folders),
      fc.oneof(
        hostileName,
        fc.constantFrom(
          'ideas.lists.query',
          'plans.get',
          'turns',
          'errors/internal',
          '%00',
          '%ff',
          '%',
          '..%2f..%2fpackage.json',
          '..\\..\\',
          'a?b=c',
          '?__proto__=1',
          'ideas.lists.query?limit=1',
        ),
      ),
    )
    .map(([folder, name]) => folder + name.toWellFormed()),
  headers: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
})

/** What is wrong with the answer. */
export async function ask(
  url: string,
  token: string,
  { method, path, headers }: Address,
): Promise<string[]> {
  const about = `${method} ${JSON.stringify(path)} ${JSON.stringify(headers)}`
  const body = method === 'GET' || method === 'HEAD' ? undefined : '{}'
  const request = asRequest(`${url}${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  // What no client would even send proves nothing here.
  if (request === null) return []
  const response = await fetch(request)
  const { status } = response
  // Where the request went: `..` and `\\` are resolved before it is sent. Outside the API a browser sees a page.
  const isOfApi = new URL(request.url).pathname.startsWith('/api/v2/')
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (!response.headers.has('x-request-id') && isOfApi)
    return [`${about} answered ${status} without X-Request-Id`]
  if (status >= 500 && status !== 501) return [`${about} answered ${status} ${text}`]
  if (status < 400 || method === 'HEAD' || !isOfApi) return []
  if (!type.startsWith('application/problem+json'))
    return [`${about} answered ${status} as ${type}`]
  return problemErrors(JSON.parse(text)).map((defect) => `${about}: ${defect}`)
}

function asRequest(url: string, init: RequestInit): Request | null {
  try {
    return new Request(url, init)
  } catch {
    return null
  }
}
