import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { makeLog } from '#server/runtime/log.ts'
import { inParallel, post } from '#test/contract/call.ts'
import { all, isLive } from '#test/contract/live.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { allAbilities, startWorld, useAccount, useWorld } from '#test/support/world.ts'

const onApi = all.filter(({ surfaces }) => surfaces.includes('api'))
const reads = ['/api/v2/capabilities', '/api/v2/capabilities/plans.get']
const execution = '/api/v2/capability-executions/6f0bvtwx98fqxvzv62393sfj7j'

const world = useWorld()
const sam = useAccount(world, 'Sam')

/** What every capability of the API answers to its first example. */
function everyAnswer({ token, url }: { token: string; url: string }, key?: string) {
  // Calls with one key would only wait for each other.
  const width = key === undefined ? 16 : 1
  const ask = async ({ id }: CapabilityFacts) => {
    const body = exampleInputs(id)[0]?.input ?? {}
    const given = await post(id, body, { url, token, key })
    return { id, status: given.status, code: given.body.code, defects: given.defects }
  }
  return inParallel(onApi, ask, width)
}

const whereNot = (given: { id: string; status: number }[], status: number) =>
  given.filter((one) => one.status !== status)

test('every capability refuses a body that is longer than its limit', async () => {
  const answers = await inParallel(onApi, async ({ id, body_bytes }) => {
    const body = JSON.stringify({ text: 'x'.repeat(body_bytes) })
    const { status, defects } = await post(id, body, { url: world.url, token: sam.token })
    return { id, status, defects }
  })
  expect(whereNot(answers, 413)).toEqual([])
  expect(answers.flatMap(({ defects }) => defects)).toEqual([])
})

test('every operation with a body refuses what is not JSON', async () => {
  const paths = onApi.map(({ id }) => `/api/v2/capabilities/${id}`)
  const statuses = await inParallel(paths, async (path) => {
    const headers = { 'content-type': 'text/plain', 'idempotency-key': randomUUID() }
    const answer = await sam.request(path, { method: 'POST', headers, body: '{}' })
    return { id: path, status: answer.status, text: await answer.text() }
  })
  expect(whereNot(statuses, 415)).toEqual([])
})

test('every capability that takes a key refuses one that named another call', async () => {
  const key = randomUUID()
  const first = await sam.call('places.private.create', { name: 'Kitchen' }, { key })
  expect(first.status).toBe(200)
  const given = await everyAnswer({ token: sam.token, url: world.url }, key)
  const keyed = onApi
    .filter(({ id, idempotency_key }) => idempotency_key && isLive(id))
    .map(({ id }) => id)
  const conflicts = given.filter(({ code }) => code === 'idempotency_conflict').map(({ id }) => id)
  expect(keyed.filter((id) => !conflicts.includes(id))).toEqual([])
})

test('every operation refuses a token that has called too often', async () => {
  const limited = await startWorld({ rate_limits: true })
  try {
    const ada = await limited.account('Ada')
    await ada.call('plans.query')
    await ada.call('places.private.create', {})
    await ada.call('actions.commit', {})
    // As if each kind of call had been made far too often.
    await asSuperuser(
      limited.superuser_url,
      `update rate_limits set tat = (tat at time zone 'UTC' + interval '90 seconds') at time zone 'UTC'`,
    )
    const given = await everyAnswer({ token: ada.token, url: limited.url })
    expect(whereNot(given, 429)).toEqual([])
    expect(given.flatMap(({ defects }) => defects)).toEqual([])
    for (const path of [...reads, execution]) expect((await ada.request(path)).status).toBe(429)
  } finally {
    await limited.stop()
  }
})

test('every operation answers 503 while the database is unavailable', async () => {
  const broken = await startWorld({ log: makeLog('silent') })
  try {
    const ada = await broken.account('Ada')
    const name = new URL(broken.superuser_url).pathname.slice(1)
    const elsewhere = new URL(broken.superuser_url)
    elsewhere.pathname = '/postgres'
    await asSuperuser(elsewhere.href, `alter database ${name} connection limit 0`)
    await asSuperuser(
      elsewhere.href,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    const given = await everyAnswer({ token: ada.token, url: broken.url })
    expect(whereNot(given, 503).slice(0, 5)).toEqual([])
    for (const path of [...reads, execution, '/readyz'])
      expect((await ada.request(path)).status, path).toBe(503)
  } finally {
    await broken.stop()
  }
})

test('endpoints that are not capabilities answer as described, too', async () => {
  for (const path of ['/openapi.json', '/healthz', '/readyz'])
    expect((await fetch(`${world.url}${path}`)).status, path).toBe(200)
  for (const path of [...reads, execution])
    expect((await fetch(`${world.url}${path}`)).status, path).toBe(401)
  const blind = await world.token(
    sam,
    allAbilities.filter((ability) => ability !== 'planning:read'),
  )
  expect((await blind.request(execution)).status).toBe(403)
  expect((await sam.request(execution)).status).toBe(404)
})
