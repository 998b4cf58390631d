import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { newToken } from '#server/database/secret.ts'
import { allAbilities, startWorld, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

async function codeOf(response: Response): Promise<string> {
  const problem = (await response.json()) as { code: string }
  return problem.code
}

/** Sends bytes as they are and gives back what came, for requests no client would make. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(world.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

function post(capability: string, headers: string[], body = '{"name":"Raw"}'): Promise<string> {
  return raw(
    [
      `POST /api/v2/capabilities/${capability} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Authorization: Bearer ${sam.token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
}

describe('the order of checks', () => {
  test('401, 404, 403, 422: a caller without permission learns nothing about the input', async () => {
    const reader = await world.token(sam, ['planning:read'])
    const bad = { method: 'POST', body: 'not json', headers: { 'content-type': 'text/plain' } }
    const status = async (response: Promise<Response>) => codeOf(await response)
    const stranger = (path: string) => fetch(`${world.url}${path}`, bad)
    expect(await status(stranger('/api/v2/capabilities/nothing.here'))).toBe('token_missing')
    expect(await status(reader.request('/api/v2/capabilities/nothing.here', bad))).toBe(
      'capability_unknown',
    )
    expect(await status(reader.request('/api/v2/capabilities/ideas.lists.create', bad))).toBe(
      'ability_missing',
    )
    expect(await status(reader.request('/api/v2/capabilities/ideas.lists.query', bad))).toBe(
      'media_type_unsupported',
    )
  })
})

describe('a token', () => {
  test('is missing, junk, unknown or good; 401 says which, and how to authenticate', async () => {
    const codes = async (headers: Record<string, string>) => {
      const response = await fetch(`${world.url}/api/v2/capabilities`, { headers })
      return [response.status, response.headers.get('www-authenticate'), await codeOf(response)]
    }
    const metadata = `resource_metadata="${world.url}/.well-known/oauth-protected-resource/api"`
    const missing = [401, `Bearer scope="${allAbilities.join(' ')}", ${metadata}`, 'token_missing']
    expect(await codes({})).toEqual(missing)
    expect(await codes({ authorization: 'Basic dXNlcjpwYXNz' })).toEqual(missing)
    expect(await codes({ authorization: 'Bearer' })).toEqual(missing)
    const invalid = [401, `Bearer error="invalid_token", ${metadata}`, 'token_invalid']
    expect(await codes({ authorization: 'Bearer junk' })).toEqual(invalid)
    expect(await codes({ authorization: `Bearer ${newToken()}` })).toEqual(invalid)
    expect((await codes({ authorization: `bearer ${sam.token}` }))[0]).toBe(200)
  })

  test('in the address is no token', async () => {
    const response = await fetch(`${world.url}/api/v2/capabilities?access_token=${sam.token}`)
    expect(response.status).toBe(401)
  })
})

describe('every answer', () => {
  test('carries the request id: the one that was sent, or a new one where that is unusable', async () => {
    const sent = async (id?: string) => {
      const { headers, body } = await sam.call(
        'ideas.lists.query',
        {},
        { headers: id === undefined ? {} : { 'x-request-id': id } },
      )
      expect(body.request_id).toBe(headers.get('x-request-id'))
      return headers.get('x-request-id')
    }
    expect(await sent('my-id!')).toBe('my-id!')
    expect(await sent('x'.repeat(128))).toBe('x'.repeat(128))
    for (const unusable of [undefined, 'x'.repeat(129), 'has space', 'ü']) {
      expect(await sent(unusable)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('may be stored nowhere and has no ETag', async () => {
    const { headers } = await sam.call('ideas.lists.query')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('addresses that are none', () => {
  const look = async (method: string, path: string) => {
    const response = await sam.request(path, { method })
    const text = await response.text()
    return [
      response.status,
      response.headers.get('allow'),
      text === '' ? null : JSON.parse(text).code,
    ]
  }

  test('answer a problem with 404', async () => {
    for (const path of [
      '/',
      '/api',
      '/api/v2/capabilities/',
      '/api/v2/capabilities/ideas.lists.query/',
      '/API/v2/capabilities',
      '/api/v2/capability-executions',
      '/api/v2/capabilities/%E0%A4%A',
      '/__proto__',
      '/docs/../server/main.ts',
      '/docs/%2e%2e/%2e%2e/package.json',
      '/docs/nothing',
    ]) {
      expect(await look('GET', path), path).toEqual([404, null, 'route_not_found'])
    }
  })

  test('and methods that are none with 405 and Allow', async () => {
    expect(await look('PUT', '/api/v2/capabilities/ideas.lists.query')).toEqual([
      405,
      'GET, HEAD, POST',
      'method_not_allowed',
    ])
    expect(await look('OPTIONS', '/api/v2/capabilities/ideas.lists.query')).toEqual([
      405,
      'GET, HEAD, POST',
      'method_not_allowed',
    ])
    expect(await look('POST', '/api/v2/capabilities')).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
    expect(await look('DELETE', '/api/v2/capability-executions/x')).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
    expect(await look('POST', '/healthz')).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
    expect(await look('POST', '/docs/')).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
    expect(await look('HEAD', '/healthz')).toEqual([200, null, null])
  })

  test('and HEAD with the status of GET, on every path that can be read', async () => {
    const made = await sam.call('ideas.lists.create', { name: 'Rainy Sundays' })
    const paths = [
      '/api/v2/capabilities',
      '/api/v2/capabilities/ideas.lists.query',
      '/api/v2/capabilities/nowhere',
      `/api/v2/capability-executions/${made.body.execution_id}`,
      '/api/v2/capability-executions/x',
    ]
    for (const path of paths) {
      const [read, asked] = await Promise.all(
        ['GET', 'HEAD'].map(async (method) => (await sam.request(path, { method })).status),
      )
      expect(asked, path).toBe(read)
    }
  })

  test("and names that are only the language's own", async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const response = await sam.request(`/api/v2/capabilities/${name}`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      expect([response.status, await codeOf(response)], name).toEqual([404, 'capability_unknown'])
    }
  })
})

describe('what is not in the OpenAPI document', () => {
  test('query parameters are refused', async () => {
    const response = await sam.request('/api/v2/capabilities/ideas.lists.query?limit=3', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'input_invalid',
      errors: [{ pointer: '', message: expect.stringContaining('limit') }],
    })
  })
})

describe('the header Idempotency-Key', () => {
  test('is needed by writes: 1 to 191 printable ASCII characters', async () => {
    const code = async (key: string | null) =>
      (await sam.call('ideas.lists.create', { name: 'Key' }, { key })).body.code
    expect(await code(null)).toBe('idempotency_key_required')
    expect(await code('x'.repeat(192))).toBe('idempotency_key_invalid')
    expect(await code('ümlaut')).toBe('idempotency_key_invalid')
    expect(await code('x'.repeat(191))).toBeUndefined()
    expect(await code('with, comma')).toBeUndefined()
  })

  test('sent twice is refused', async () => {
    const twice = await post('ideas.lists.create', ['Idempotency-Key: a', 'idempotency-key: a'])
    expect(twice).toMatch(/^HTTP\/1.1 422 /)
    expect(twice).toContain('"code":"idempotency_key_invalid"')
    expect(await post('ideas.lists.create', ['Idempotency-Key: a, a'])).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('senders that do not finish', () => {
  test('are told so, and leave nothing behind', async () => {
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(
      /^HTTP\/1.1 408 /,
    )
  }, 15_000)

  test('are answered a problem with a request id, whatever is wrong with what they sent', async () => {
    const start = 'POST /api/v2/capabilities/ideas.lists.query HTTP/1.1\r\nHost: localhost\r\n'
    for (const [status, sent] of [
      [400, 'nonsense\r\n\r\n'],
      [400, 'GET /healthz HTTP/1.1\r\nX-Request-Id: a\r\n\r\n'],
      [400, `${start}Content-Length: -1\r\n\r\n`],
      [400, `${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
      [431, `${start}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ] as const) {
      const answer = await raw(sent)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head, sent).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toContain('content-type: application/problem+json')
      const problem = JSON.parse(body)
      expect(problem).toMatchObject({ status, code: 'request_malformed' })
      expect(head).toContain(`x-request-id: ${problem.request_id}`)
    }
  })

  test('and expect what nobody knows are served all the same', async () => {
    const asked =
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: tea\r\n\r\n'
    expect(await raw(asked)).toMatch(/^HTTP\/1.1 200 [\s\S]*x-request-id: /)
  })
})

test('where callers come by https, every answer tells browsers to stay with it', async () => {
  const secure = await startWorld({ public_url: 'https://api.example.com' })
  for (const path of ['/healthz', '/docs/', '/openapi.json', '/i/unknown', '/mcp', '/nothing']) {
    const { headers } = await fetch(`${secure.url}${path}`)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    const plain = await fetch(`${world.url}${path}`)
    expect(plain.headers.get('strict-transport-security'), path).toBeNull()
  }
  await secure.stop()
})
