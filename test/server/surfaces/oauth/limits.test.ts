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
