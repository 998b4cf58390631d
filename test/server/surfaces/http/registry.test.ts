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

/** What is looked at of the OpenAPI document. */
interface Document {
  tags: { name: string }[]
  paths: Record<string, { post?: { 'x-capability'?: { surfaces: string[] } } }>
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
        'may_follow',
        'disclosures',
        'may_disclose',
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

describe('an Assistant that the operator turned off', () => {
  const quiet = useWorld({ assistant: false })
  const ada = useAccount(quiet, 'Ada')

  test('is no part of what callers read', async () => {
    const answer = await ada.request('/api/v2/capabilities/ideas.capture')
    const one = (await answer.json()) as { data: Described }
    const surfaces = [...(await items(ada)), one.data].flatMap((item) => item.surfaces)
    expect([...new Set(surfaces)].sort()).toEqual(['API', 'MCP'])
    const text = await (await fetch(`${quiet.url}/openapi.json`)).text()
    const document = JSON.parse(text) as Document
    expect(Object.keys(document.paths).filter((path) => path.includes('assistant'))).toEqual([])
    expect(document.tags.map(({ name }) => name)).not.toContain('Assistant')
    expect(text.match(/"Assistant\w*"/g)).toBeNull()
    const described = Object.values(document.paths).flatMap(
      ({ post }) => post?.['x-capability']?.surfaces ?? [],
    )
    expect([...new Set(described)].sort()).toEqual(['api', 'mcp'])
  })

  test('has no endpoints: they answer like any unknown address, with a token or without', async () => {
    const ask = async (
      path: string,
      request: typeof fetch | typeof ada.request,
      method = 'POST',
    ) => {
      const body = method === 'GET' ? null : '{}'
      const answer = await request(path, {
        ...{ method, body, headers: { 'content-type': 'application/json' } },
      })
      const { request_id, ...problem } = (await answer.json()) as { request_id: string }
      return { status: answer.status, problem }
    }
    const unknown = await ask('/api/v2/nothing', ada.request)
    expect(unknown).toMatchObject({ status: 404, problem: { code: 'route_not_found' } })
    const paths = [
      ...['turns', 'prepared-actions/ac_x/commit', 'conversations', 'conversations/cv_x'],
    ].map((path) => `/api/v2/assistant/${path}`)
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect(await ask(path, ada.request, method)).toEqual(unknown)
        expect(await ask(`${quiet.url}${path}`, fetch, method)).toEqual(unknown)
      }
  })

  test('is there by default, in the listing and in the document', async () => {
    const surfaces = (await items(sam)).flatMap((item) => item.surfaces)
    expect([...new Set(surfaces)].sort()).toEqual(['API', 'Assistant API', 'MCP'])
    const document = (await (await fetch(`${world.url}/openapi.json`)).json()) as Document
    expect(Object.keys(document.paths).filter((path) => path.includes('assistant'))).toHaveLength(4)
  })
})
