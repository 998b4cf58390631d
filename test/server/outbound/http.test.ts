import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHttpMail } from '#server/outbound/email/http.ts'
import { email } from '#test/server/outbound/given.ts'

interface Posted {
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

let server: Server
let url: URL
const posted: Posted[] = []
/** A status, or what is done instead of an answer. */
let reaction: number | 'drop' | 'silence' = 200

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    posted.push({ headers: request.headers, body: JSON.parse(body) })
    if (reaction === 'drop') request.socket.destroy()
    else if (reaction !== 'silence') {
      response.writeHead(reaction, { location: '/elsewhere' }).end('{"message":"ada@example.org"}')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`)
})

beforeEach(() => {
  posted.length = 0
  reaction = 200
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('no name or subject is decoded by a reader as an encoded word', async () => {
  const coded = '=?utf-8?q?Admin?='
  const to = { name: coded, address: 'ada@example.org' }
  const from = { name: coded, address: 'plans@example.com' }
  await makeHttpMail(url, null, 5_000).send(email({ from, to, subject: coded }))
  expect(JSON.stringify(posted[0]?.body)).not.toMatch(/=\?utf-8\?q/)
})

test('a message is posted with its id as the key of idempotency, and the bearer key', async () => {
  const message = email({
    to: { name: 'Ada "Countess" Lovelace', address: 'ada@example.org' },
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
    follows: 'earlier',
  })
  const mailer = makeHttpMail(url, 'key', 5_000)
  expect(await mailer.send(message)).toEqual({ state: 'accepted' })
  expect(posted[0]?.headers).toMatchObject({
    'idempotency-key': message.id,
    authorization: 'Bearer key',
    'content-type': 'application/json',
  })
  expect(posted[0]?.body).toEqual({
    from: '"Sam via Service" <plans@example.com>',
    to: ['"Ada \\"Countess\\" Lovelace" <ada@example.org>'],
    subject: 'Invitation: Picnic',
    text: 'Come.\n',
    html: '<p>Come.</p>',
    headers: {
      'Message-ID': `<${message.id}@example.com>`,
      'In-Reply-To': '<earlier@example.com>',
      References: '<earlier@example.com>',
      'List-Unsubscribe': '<https://service.example/u/token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    attachments: [
      {
        filename: 'plan.ics',
        content: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
        content_type: 'text/calendar; charset=utf-8; method=REQUEST',
      },
    ],
  })
})

test('a repeated request has the same bytes', async () => {
  const message = email()
  const mailer = makeHttpMail(url, null, 5_000)
  await mailer.send(message)
  await mailer.send(message)
  expect(posted[1]?.body).toEqual(posted[0]?.body)
  expect(posted[1]?.headers['idempotency-key']).toBe(message.id)
  expect(posted[0]?.headers.authorization).toBeUndefined()
})

describe('an answer means:', () => {
  const cases = [
    [200, { state: 'accepted' }],
    [202, { state: 'accepted' }],
    [302, { state: 'refused', retry: true }],
    [400, { state: 'refused', retry: false }],
    [401, { state: 'refused', retry: true }],
    [409, { state: 'unknown' }],
    [422, { state: 'refused', retry: false }],
    [429, { state: 'refused', retry: true }],
    [500, { state: 'unknown' }],
    [503, { state: 'unknown' }],
    ['drop', { state: 'unknown' }],
    ['silence', { state: 'unknown' }],
  ] as const
  for (const [given, expected] of cases) {
    test(String(given), async () => {
      reaction = given
      const delivery = await makeHttpMail(url, null, given === 'silence' ? 200 : 5_000).send(
        email(),
      )
      expect(delivery).toMatchObject(expected)
      expect(JSON.stringify(delivery)).not.toContain('ada@')
    })
  }

  test('no server', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const gone = new URL(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    await new Promise((resolve) => other.close(resolve))
    const delivery = await makeHttpMail(gone, null, 5_000).send(email())
    expect(delivery).toMatchObject({ state: 'refused', retry: true })
  })
})
