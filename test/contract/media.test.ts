import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { maxMediaBytes } from '#server/domain/media/files.ts'
import { makeLog } from '#server/runtime/log.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import {
  type Account,
  allAbilities,
  startWorld,
  useAccount,
  useWorld,
} from '#test/support/world.ts'

// The endpoints of media are no capabilities: no loop over the registry asks them.
const world = useWorld()
const sam = useAccount(world, 'Sam')

const path = '/api/v2/media'
const unknown = `${path}/md_${'7'.repeat(25)}0`

type Asking = Pick<Account, 'request'>

interface Sent {
  type?: string
  key?: string | null
  body?: string | Buffer
}

/** Sends a file: status, code and what else was answered. */
async function upload(
  account: Asking,
  { type = 'text/plain', key = randomUUID(), body = 'Ostsee Sauna' }: Sent = {},
) {
  const headers = { 'content-type': type, ...(key !== null && { 'idempotency-key': key }) }
  const sent = typeof body === 'string' ? body : new Blob([new Uint8Array(body)])
  return answerOf(await account.request(path, { method: 'POST', headers, body: sent }))
}

async function remove(account: Asking, at: string, key: string | null = randomUUID()) {
  const headers = key === null ? {} : { 'idempotency-key': key }
  return answerOf(await account.request(at, { method: 'DELETE', headers }))
}

async function answerOf(response: Response) {
  const { data, code } = (await response.json()) as {
    data?: { media: { media_ref: string } }
    code?: string
  }
  return { said: code ? `${response.status} ${code}` : String(response.status), data }
}

test('a file is sent once with its key, and deleted once', async () => {
  const key = randomUUID()
  const { said, data } = await upload(sam, { key })
  expect(said).toBe('200')
  expect((await upload(sam, { key })).data).toEqual(data)
  const other = await upload(sam, { key, body: 'Another text' })
  expect(other.said).toBe('409 idempotency_conflict')
  const at = `${path}/${data?.media.media_ref}`
  expect((await remove(sam, at, key)).said).toBe('409 idempotency_conflict')
  expect((await remove(sam, at)).said).toBe('200')
  expect((await remove(sam, at)).said).toBe('404 reference_not_found')
})

test('what is wrong with a file is refused', async () => {
  expect((await upload(sam, { key: null })).said).toMatch(/^422/)
  expect((await upload(sam, { type: 'image/svg+xml', body: '<svg/>' })).said).toMatch(/^415/)
  const body = Buffer.alloc(maxMediaBytes + 1, 'a')
  expect((await upload(sam, { body })).said).toBe('413 body_too_large')
  expect((await remove(sam, unknown, null)).said).toMatch(/^422/)
})

test('a token is needed, and its ability', async () => {
  const nobody: Asking = { request: (at, init) => fetch(`${world.url}${at}`, init) }
  const reader = await world.token(
    sam,
    allAbilities.filter((ability) => ability !== 'planning:write'),
  )
  for (const [account, status] of [
    [nobody, '401 token_missing'],
    [reader, '403 ability_missing'],
  ] as const) {
    expect((await upload(account)).said).toBe(status)
    expect((await remove(account, unknown)).said).toBe(status)
  }
})

test('a token that has called too often is refused', async () => {
  const limited = await startWorld({ rate_limits: true })
  try {
    const ada = await limited.account('Ada')
    await upload(ada)
    await asSuperuser(
      limited.superuser_url,
      `update rate_limits set tat = (tat at time zone 'UTC' + interval '90 seconds') at time zone 'UTC'`,
    )
    expect((await upload(ada)).said).toBe('429 rate_limited')
    expect((await remove(ada, unknown)).said).toBe('429 rate_limited')
  } finally {
    await limited.stop()
  }
})

test('without a database, nothing is taken', async () => {
  const broken = await startWorld({ log: makeLog('silent') })
  try {
    const ada = await broken.account('Ada')
    const elsewhere = new URL(broken.superuser_url)
    const name = elsewhere.pathname.slice(1)
    elsewhere.pathname = '/postgres'
    await asSuperuser(elsewhere.href, `alter database ${name} connection limit 0`)
    await asSuperuser(
      elsewhere.href,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    expect((await upload(ada)).said).toBe('503 dependency_unavailable')
    expect((await remove(ada, unknown)).said).toBe('503 dependency_unavailable')
  } finally {
    await broken.stop()
  }
})
