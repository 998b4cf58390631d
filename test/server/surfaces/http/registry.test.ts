import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { capabilities, registry } from '#generated/server/capabilities.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

interface Described {
  name: string
  ability: string
  surfaces: string[]
  input_schema: Record<string, unknown>
  data_schema: Record<string, unknown>
}

async function items(account: Account): Promise<Described[]> {
  const response = await account.request('/api/v2/capabilities')
  expect(response.status).toBe(200)
  const body = (await response.json()) as { data: { items: Described[] } }
  return body.data.items
}

describe('the registry, to callers', () => {
  test('has its versions and its fingerprint, which the OpenAPI document has too', async () => {
    const answer = await fetch(`${world.url}/openapi.json`)
    const description = (await answer.json()) as { info: { [name: string]: unknown } }
    expect(description.info['x-registry-fingerprint']).toMatch(/^sha256:[0-9a-f]{64}$/)
    const response = await sam.request('/api/v2/capabilities', {
      headers: { 'x-request-id': 'mine' },
    })
    expect(response.headers.get('x-request-id')).toBe('mine')
    expect(await response.json()).toMatchObject({
      contract: registry.contract,
      status: 'completed',
      request_id: 'mine',
      data: {
        registry_version: '2026-09-08.1',
        machine_version: '2026-08-11.3',
        fingerprint: description.info['x-registry-fingerprint'],
      },
    })
  })

  test('lists what has a surface, as far as the token may call it', async () => {
    const all = Object.values(capabilities)
    const shown = (await items(sam)).map(({ name }) => name)
    expect(shown).toEqual(all.filter(({ surfaces }) => surfaces.length > 0).map(({ id }) => id))
    expect(shown).not.toContain('plans.lifecycle.commit')
    const reader = await world.token(sam, ['planning:read'])
    const readable = await items(reader)
    expect(readable.length).toBeGreaterThan(0)
    expect(readable.every(({ ability }) => ability === 'planning:read')).toBe(true)
  })

  test('says of each capability what contract.md says it says, with schemas that stand on their own', async () => {
    const ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      strictRequired: false,
      strictTypes: false,
    })
    formats.default(ajv)
    for (const item of await items(sam)) {
      expect(Object.keys(item)).toEqual([
        'name',
        'version',
        'earlier_versions',
        'summary',
        'effect',
        'ability',
        'statuses',
        'status_capability',
        'surfaces',
        'tool',
        'next_actions',
        'disclosures',
        'idempotency_key',
        'receipt',
        'extension',
        'input_schema',
        'data_schema',
      ])
      expect(
        item.surfaces.every((surface) => ['API', 'MCP', 'Assistant API'].includes(surface)),
      ).toBe(true)
      expect(() => ajv.compile(item.input_schema), item.name).not.toThrow()
      expect(() => ajv.compile(item.data_schema), item.name).not.toThrow()
    }
  })

  test('describes one of them, and answers 404 for what the token may not see', async () => {
    const one = async (account: Account, name: string) => {
      const response = await account.request(`/api/v2/capabilities/${name}`)
      return [response.status, await response.json()]
    }
    expect(await one(sam, 'ideas.lists.create')).toMatchObject([
      200,
      { data: { name: 'ideas.lists.create', version: '2.0' } },
    ])
    expect(await one(sam, 'ideas.lists.creat')).toMatchObject([
      404,
      { code: 'capability_unknown', detail: expect.stringContaining('ideas.lists.create') },
    ])
    const reader = await world.token(sam, ['planning:read'])
    expect(await one(reader, 'ideas.lists.create')).toMatchObject([
      404,
      { code: 'capability_unknown' },
    ])
    expect(await one(sam, 'plans.lifecycle.commit')).toMatchObject([
      404,
      { code: 'capability_unknown' },
    ])
    expect(await one(sam, 'constructor')).toMatchObject([404, { code: 'capability_unknown' }])
  })
})

describe('the assistant endpoints', () => {
  test('are described and say that they are not built yet, to anyone with a token', async () => {
    for (const path of [
      '/api/v2/assistant/turns',
      '/api/v2/assistant/prepared-actions/ac_x/commit',
    ]) {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
      expect((await sam.request(path, init)).status).toBe(501)
      expect((await fetch(`${world.url}${path}`, init)).status).toBe(401)
    }
  })
})
