import { expect, test } from 'vitest'
import { deleteEndedOauthRecords } from '#server/data/oauth_records/delete.ts'
import { findRecord, keepRecord } from '#server/flows/web/oauth_records.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true, trusted_proxies: ['127.0.0.0/8'] })

test('a network registers twenty apps an hour', async () => {
  const register = () =>
    fetch(`${world.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ redirect_uris: ['https://app.example.test/callback'] }),
    })
  const answers = await Promise.all(Array.from({ length: 24 }, register))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(refused).toHaveLength(4)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ error: 'temporarily_unavailable' })
})

const from = (network: string) => ({ 'x-forwarded-for': network })

/** How many of so many requests are answered by each status, with one that was refused. */
async function statuses(count: number, ask: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: count }, ask))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return { counts, refused: answers.find(({ status }) => status === 429) }
}

test('a network begins sixty authorizations a minute, and another network goes on', async () => {
  const begin = (network: string) =>
    fetch(`${world.url}/oauth/authorize?client_id=x`, {
      redirect: 'manual',
      headers: from(network),
    })
  const { counts, refused } = await statuses(64, () => begin('203.0.113.8'))
  expect(counts[429]).toBeGreaterThanOrEqual(3)
  expect(counts[429]).toBeLessThanOrEqual(4)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await begin('203.0.113.9')).status).not.toBe(429)
})

test('an app asks for sixty tokens a minute from a network; another app there, and it elsewhere, go on', async () => {
  const ask = (network: string, client_id: string) =>
    fetch(`${world.url}/oauth/token`, {
      method: 'POST',
      headers: from(network),
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id }),
    })
  const { counts, refused } = await statuses(64, () => ask('203.0.113.10', 'one'))
  expect(counts[429]).toBeGreaterThanOrEqual(3)
  expect(counts[429]).toBeLessThanOrEqual(4)
  expect(await refused?.json()).toMatchObject({ error: 'temporarily_unavailable' })
  expect((await ask('203.0.113.10', 'other')).status).not.toBe(429)
  expect((await ask('203.0.113.11', 'one')).status).not.toBe(429)
})

test('what has ended is deleted, and what is used is kept', async () => {
  const { runtime } = world.service
  for (const id of ['over', 'kept']) {
    const payload = { search: id }
    await keepRecord(runtime, { kind: 'Request', id, payload, seconds: 600 })
  }
  await asSuperuser(
    world.superuser_url,
    `update oauth_records set expires_at = now() - interval '1 second' where payload like '%over%'`,
  )
  expect(await findRecord(runtime, 'Request', 'over')).toBeNull()
  await deleteEndedOauthRecords(world.database, 100)
  await asSuperuser(
    world.superuser_url,
    `do $$ begin assert (select count(*) = 0 from oauth_records where expires_at <= now()); end $$`,
  )
  expect(await findRecord(runtime, 'Request', 'kept')).not.toBeNull()
})
