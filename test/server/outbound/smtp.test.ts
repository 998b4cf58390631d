import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from '#server/outbound/email/client.ts'
import { makeSmtpMail } from '#server/outbound/email/smtp.ts'
import { email } from '#test/server/outbound/given.ts'
import {
  type BrokenSmtp,
  type Reaction,
  type Stage,
  startBrokenSmtp,
} from '#test/support/broken_smtp.ts'

let smtp: BrokenSmtp

beforeAll(async () => {
  smtp = await startBrokenSmtp()
})

beforeEach(() => smtp.react({}))

afterAll(() => smtp.close())

function signedIn(): URL {
  return new URL(smtp.url.href.replace('//', '//user:secret@'))
}

async function sendOnce(url = smtp.url, limit = 5_000): Promise<Delivery> {
  const mailer = makeSmtpMail(url, limit)
  const delivery = await mailer.send(email())
  mailer.close()
  return delivery
}

describe('the result depends on how far a message came', () => {
  const again = { state: 'refused', retry: true } as const
  const never = { state: 'refused', retry: false } as const
  const open = { state: 'unknown' } as const
  const cases: [Stage, Reaction, Partial<Delivery>][] = [
    ['greeting', 'drop', again],
    ['greeting', 'silence', again],
    ['greeting', '421 busy', again],
    ['greeting', '554 not here', again],
    ['EHLO', 'drop', again],
    ['EHLO', 'silence', again],
    ['EHLO', '421 busy', again],
    ['MAIL', 'drop', again],
    ['MAIL', 'silence', again],
    ['MAIL', '451 later', again],
    ['MAIL', '550 not from you', never],
    ['RCPT', 'drop', again],
    ['RCPT', 'silence', again],
    ['RCPT', '421 closing', again],
    ['RCPT', '450 greylisted', again],
    ['RCPT', '550 no such user', never],
    ['DATA', 'drop', again],
    ['DATA', 'silence', again],
    ['DATA', '451 later', again],
    ['DATA', '554 no', never],
    ['body', 'drop', open],
    ['end', 'drop', open],
    ['end', 'silence', open],
    ['end', '421 closing', again],
    ['end', '451 later', again],
    ['end', '554 spam', never],
    ['end', '250 taken', { state: 'accepted' }],
  ]
  const ways = cases.flatMap(([stage, reaction, expected]) =>
    [undefined, '250-here\r\n250 PIPELINING' as const].map((EHLO) => ({
      about: `${stage}: ${reaction}${EHLO ? ', all at once' : ''}`,
      reactions: { ...(EHLO && { EHLO }), [stage]: reaction },
      ...{ stage, reaction, expected },
    })),
  )
  for (const { about, reactions, stage, reaction, expected } of ways) {
    test(about, async () => {
      const { begun } = smtp
      smtp.react(reactions)
      const limit = reaction === 'silence' ? 300 : 5_000
      const delivery = await sendOnce(smtp.url, limit)
      expect(delivery).toMatchObject(expected)
      const asked = ['body', 'end'].includes(stage) ? 1 : 0
      // A server that only falls silent reads on.
      if (reaction !== 'silence') expect(smtp.begun - begun).toBe(asked)
      // What the server says may name the recipient.
      expect(JSON.stringify(delivery)).not.toContain('no such user')
    })
  }

  test('a server that cannot be reached', async () => {
    const gone = await startBrokenSmtp()
    await gone.close()
    expect(await sendOnce(gone.url)).toMatchObject(again)
  })

  test('a password that is refused', async () => {
    smtp.react({ EHLO: '250 AUTH PLAIN LOGIN', AUTH: '535 no' })
    expect(await sendOnce(signedIn())).toMatchObject(again)
    smtp.react({ EHLO: '250 AUTH PLAIN LOGIN', AUTH: 'drop' })
    expect(await sendOnce(signedIn())).toMatchObject(again)
    smtp.react({ EHLO: '250 AUTH PLAIN LOGIN' })
    expect(await sendOnce(signedIn())).toEqual({ state: 'accepted' })
  })

  test('a server that keeps sending and never finishes', async () => {
    smtp.react({ EHLO: '250-on', RCPT: '250-and on' })
    expect(await sendOnce(smtp.url, 400)).toMatchObject(again)
  })
})

test('one connection carries several messages, and no more than one at a time', async () => {
  const { connections, taken } = smtp
  const before = taken.length
  const mailer = makeSmtpMail(smtp.url, 5_000)
  for (let count = 0; count < 5; count += 1) {
    expect(await mailer.send(email())).toEqual({ state: 'accepted' })
  }
  expect(smtp.connections - connections).toBe(1)
  await Promise.all([1, 2, 3].map(() => mailer.send(email())))
  expect(smtp.connections - connections).toBe(3)
  expect(taken.length - before).toBe(8)
  mailer.close()
})

test('an idle connection that the server has closed is replaced, and the message is sent once', async () => {
  const mailer = makeSmtpMail(smtp.url, 5_000)
  expect(await mailer.send(email())).toEqual({ state: 'accepted' })
  smtp.dropAll()
  const before = smtp.taken.length
  expect(await mailer.send(email())).toEqual({ state: 'accepted' })
  expect(smtp.taken.length - before).toBe(1)
  // Also where the server goes only after it was spoken to.
  smtp.react({ MAIL: 'drop' })
  expect(await mailer.send(email())).toMatchObject({ state: 'refused', retry: true })
  mailer.close()
})

test('if an idle connection breaks after the body, the result is unknown and the message is not sent again', async () => {
  const mailer = makeSmtpMail(smtp.url, 5_000)
  expect(await mailer.send(email())).toEqual({ state: 'accepted' })
  smtp.react({ end: 'drop' })
  const before = smtp.taken.length
  expect(await mailer.send(email())).toMatchObject({ state: 'unknown' })
  expect(smtp.taken.length - before).toBe(1)
  mailer.close()
})

test('if a server’s encryption cannot be trusted, nothing is sent unencrypted', async () => {
  let heard = ''
  // Its certificate is nobody's.
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, _, done) {
      heard += 'a message'
      stream.resume()
      stream.on('end', () => done())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  for (const protocol of ['smtp', 'smtps']) {
    const delivery = await sendOnce(new URL(`${protocol}://127.0.0.1:${port}`), 2_000)
    expect(delivery).toMatchObject({ state: 'refused', retry: true })
  }
  expect(heard).toBe('')
  await new Promise<void>((resolve) => server.close(resolve))
})
