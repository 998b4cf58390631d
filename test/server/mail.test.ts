import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer } from '#server/outbound/email/client.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import {
  aParty,
  aPreparedSend,
  aSharedPlan,
  commit,
  type Party,
  rowsOf,
  signUpBy,
} from '#test/support/given/actions.ts'
import { letPass } from '#test/support/given/host_notices.ts'
import { answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { startWorld, useWorld } from '#test/support/world.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'mail-test-'))
// Hooks after the tests run from the last to the first: the service stops before its folder goes.
afterAll(() => rm(data_dir, { recursive: true }))

const mailer = makeMailer({ url: null, key: null, data_dir })
const world = useWorld({ mail: { mailer, from: 'plans@service.example' } })
let party: Party

beforeAll(async () => {
  party = await aParty(world)
})

/** Mail that came since the last time, once there are so many; in the order of its subjects. */
async function arrived(count: number): Promise<ParsedMail[]> {
  const folder = join(data_dir, 'outbox')
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  await expect.poll(names, { timeout: 15_000 }).toHaveLength(count)
  const mails = await Promise.all(
    (await names()).map(async (name) => simpleParser(await readFile(join(folder, name)))),
  )
  await rm(folder, { recursive: true })
  return mails.sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
}

function addressOf({ to }: ParsedMail): string {
  return (Array.isArray(to) ? to[0] : to)?.text ?? ''
}

function linkIn({ text = '' }: ParsedMail, path: string): string {
  const link = new RegExp(`${world.url}/${path}/\\S+`).exec(text)?.[0]
  if (!link) throw new Error(`No /${path}/ in ${text}`)
  return link
}

test('committed mail arrives: the invitation and its change, and nothing after unsubscribing', async () => {
  const { sam, friends } = party
  const prepared = await aPreparedSend(sam, [friends.ada, friends.jonas, friends.mira])
  const { data } = await commit(sam, prepared)
  const plan_handle = data.plan?.plan_handle ?? ''
  const [toAda, toJonas] = await arrived(2)
  if (!toAda || !toJonas) throw new Error('Mail is missing')
  expect(toAda.subject).toMatch(/^Invitation: Ramen /)
  expect(toAda.text).toContain('Sam invites you')
  expect((await fetch(linkIn(toAda, 'i'))).status).toBe(200)
  expect(linkIn(toAda, 'i')).not.toBe(linkIn(toJonas, 'i'))

  const statuses = async () =>
    (await answer(sam, 'plans.status.get', { plan_handle })).data.deliveries
      .map(({ display_name, status }) => `${display_name} ${status}`)
      .sort()
  await expect.poll(statuses).toEqual(['Ada sent', 'Jonas sent', 'Mira manual_share'])

  // As a mail program does it for its user (RFC 8058): one POST, without looking at the page.
  const stop = linkIn(toJonas, 'u')
  const stopped = await fetch(stop, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(stopped.status).toBe(200)

  const change = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { scheduled_at: inHours(72) },
    notify_recipients: true,
  })
  await commit(sam, change.data)
  const [changed] = await arrived(1)
  expect(addressOf(changed ?? toAda)).toBe(addressOf(toAda))
  expect(changed?.subject).toMatch(/^Changed: Ramen /)
  expect(changed?.text).toContain('(was: ')
  expect(changed?.inReplyTo).toBe(toAda.messageId)
})

test('the host gets mail about answers, until one click stops it', async () => {
  const sam = await world.account('Sam')
  const { url } = await aSharedPlan(sam)
  await signUpBy(url, 'Mira')
  await letPass(sam, 2)
  const [mail] = await arrived(1)
  expect(mail?.subject).toMatch(/^Mira is coming: Ramen /)
  expect(mail?.from?.value[0]?.name).toBe('Outings')
  const stop = linkIn(mail ?? ({} as ParsedMail), 'u')
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: stop } })
  expect(await (await fetch(stop)).text()).toContain('Mail about your own plans')
  await fetch(stop, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  await signUpBy(url, 'Nora')
  await letPass(sam, 62)
  // It was looked at: the next news are expected when the plan begins.
  const next = async () => {
    const [notice] = await rowsOf<{ news_at: Date }>(world, sam, 'host_notices')
    return (notice?.news_at.getTime() ?? 0) > Date.now()
  }
  await expect.poll(next, { timeout: 5_000 }).toBe(true)
  expect(await readdir(join(data_dir, 'outbox')).catch(() => [])).toEqual([])
})

test('a silent mail server does not prevent the service from stopping', async () => {
  const { promise: handed, resolve } = Promise.withResolvers<void>()
  const silent: Mailer = {
    idempotent: false,
    place: 'nowhere',
    send() {
      resolve()
      return new Promise(() => {})
    },
    close() {},
  }
  const own = await startWorld({ mail: { mailer: silent, from: 'plans@service.example' } })
  const { sam, friends } = await aParty(own)
  await commit(sam, await aPreparedSend(sam, [friends.ada]))
  await handed
  await own.service.close({ grace: 0, limit: 500 })
})
