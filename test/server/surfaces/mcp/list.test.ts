import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { capabilities, registry } from '#generated/server/capabilities.ts'
import { gzipBehind, tailOf } from '#server/surfaces/mcp/compressed.ts'
import { instructionsFor, manifestsFor } from '#server/surfaces/mcp/list.ts'
import { narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { type Manifest, tools } from '#server/runtime/tools/tools.ts'
import { connectModern, post } from '#test/support/mcp_clients.ts'
import { tokensOf } from '#test/support/tokens.ts'
import { allAbilities, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const zone = 'Europe/Berlin'
const monday = new Date('2026-11-23T12:00:00Z')

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

async function namesAt(path: string, account = sam): Promise<string[]> {
  const { body } = await post(account, list, { path })
  return body.result.tools.map(({ name }: Manifest) => name)
}

describe('a manifest', () => {
  test.each([...tools.values()])(
    '$manifest.name has a name, a schema and annotations every client takes',
    ({ facts, manifest }) => {
      expect(manifest.name).toMatch(/^[a-z0-9_]{1,48}$/)
      expect(manifest.inputSchema.type).toBe('object')
      expect(manifest.outputSchema.type).toBe('object')
      for (const word of ['oneOf', 'anyOf', 'allOf', 'not', 'if'])
        expect(manifest.inputSchema).not.toHaveProperty(word)
      expect(manifest.annotations).toEqual({
        readOnlyHint: facts.effect === 'read',
        destructiveHint: facts.destructive,
        idempotentHint: true,
        openWorldHint: facts.open_world,
      })
      expect(JSON.stringify(manifest)).not.toMatch(/"\$ref":"(?!#\/\$defs\/)/)
    },
  )

  test('there is one for each capability of this surface', () => {
    const named = Object.values(capabilities).filter(({ surfaces }) => surfaces.includes('mcp'))
    expect([...tools.values()].map(({ facts }) => facts.id)).toEqual(named.map(({ id }) => id))
  })
})

describe('an endpoint', () => {
  test('shows some toolsets, or reads only, or both', async () => {
    const lists = await namesAt('/mcp?toolsets=ideas.lists')
    expect(lists).toContain('service_create_ideas_list')
    expect(lists.every((name) => tools.get(name)?.facts.id.startsWith('ideas.lists.'))).toBe(true)
    const both = await namesAt('/mcp?toolsets=ideas,plans&readonly=1')
    expect(both).toContain('service_get_plan')
    expect(both).not.toContain('service_list_friends')
    expect(both.every((name) => tools.get(name)?.facts.effect === 'read')).toBe(true)
    expect(await namesAt('/mcp/v2?readonly=1')).toHaveLength(
      [...tools.values()].filter(({ facts }) => facts.effect === 'read').length,
    )
  })

  test('shows the tools that most tasks need, which the registry names', async () => {
    const { essentials } = registry.toolsets
    const names = await namesAt('/mcp?toolsets=essentials')
    expect(names.map((name) => tools.get(name)?.facts.id).sort()).toEqual([...essentials].sort())
    expect(await namesAt('/mcp?toolsets=essentials,places')).toContain(
      'service_create_private_place',
    )
  })

  test('shows only what can succeed, and answers calls of the rest as before', async () => {
    const names = await namesAt('/mcp')
    const hidden = [...tools.keys()].filter((name) => !names.includes(name))
    expect(hidden.sort()).toEqual(['service_send_connection_action', 'service_send_invites'])
    for (const name of hidden) {
      const call = { name, arguments: { confirmation_token: 'x', idempotency_key: name } }
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
      const { body } = await post(sam, message)
      expect(body.result).toMatchObject({
        isError: true,
        structuredContent: { code: 'confirmation_required' },
      })
    }
  })

  test('has one page', async () => {
    const asked = { ...list, params: { cursor: 'abc' } }
    const { body } = await post(sam, asked)
    expect(body.error).toMatchObject({ code: -32602, message: expect.stringContaining('cursor') })
    const client = await connectModern(world, sam)
    await expect(client.tools('abc')).rejects.toThrow(/cursor/)
    await client.close()
  })

  test('has no tool that it does not show', async () => {
    const call = {
      name: 'service_create_ideas_list',
      arguments: { name: 'x', idempotency_key: 'k' },
    }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
    for (const query of ['readonly=1', 'toolsets=plans']) {
      const { body } = await post(sam, message, { path: `/mcp?${query}` })
      expect(body.error).toMatchObject({
        code: -32602,
        message: expect.stringContaining('Unknown tool'),
      })
    }
  })

  test('says what is wrong with its query', async () => {
    for (const [query, about] of [
      ['toolsets=idea', 'Did you mean ideas?'],
      ['readonly=maybe', 'must be 1 or 0'],
      ['toolsets=__proto__', 'There is no toolset'],
    ]) {
      const { status, body } = await post(sam, list, { path: `/mcp?${query}` })
      expect([status, body.code]).toEqual([422, 'input_invalid'])
      expect(body.errors[0].message).toContain(about)
    }
  })

  test('is compressed for clients that accept it, and unpacks to the same', async () => {
    const plain = await get('identity')
    const packed = await get('gzip')
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
    expect(packed.body.length).toBeLessThan(plain.body.length / 4)
  })

  test('compresses behind any id, however long, and gives up on the absurd', () => {
    const tail = tailOf(',"result":"…"}')
    for (const head of ['', '{"id":1', `{"id":"${'ü'.repeat(30_000)}"`]) {
      expect(gunzipSync(gzipBehind(head, tail) ?? Buffer.of()).toString()).toBe(head + tail.text)
    }
    expect(gzipBehind('x'.repeat(70_000), tail)).toBeNull()
  })
})

describe('the two tools that find and call the others', () => {
  test('cost little, find by what is to be done, and call what they found', async () => {
    const client = await connectModern(world, sam, '/mcp/v2?toolsets=search')
    const shown = await client.tools()
    expect(shown.map(({ name }) => name)).toEqual(['service_search_tools', 'service_call_tool'])
    expect(await tokensOf(shown)).toBeLessThan(1_500)

    const found = await client.call('service_search_tools', { query: 'create a list' })
    const { items } = found.structuredContent as unknown as { items: Manifest[] }
    expect(items[0]?.name).toBe('service_create_ideas_list')
    expect(items[0]?.inputSchema).toEqual(
      tools.get('service_create_ideas_list')?.manifest.inputSchema,
    )

    const made = await client.call('service_call_tool', {
      name: 'service_create_ideas_list',
      arguments: { name: 'Found', idempotency_key: 'found-1' },
    })
    expect(made.structuredContent).toMatchObject({
      status: 'completed',
      data: { list: { name: 'Found' } },
    })
    await client.close()
  })

  test('find and call nothing beyond the abilities and toolsets', async () => {
    const reader = await world.token(sam, ['planning:read'])
    const client = await connectModern(world, reader, '/mcp?toolsets=search,ideas')
    const found = await client.call('service_search_tools', {
      query: 'create list plan friend',
      limit: 25,
    })
    const { items } = found.structuredContent as unknown as { items: Manifest[] }
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ name }) => tools.get(name)?.facts.id.startsWith('ideas.'))).toBe(true)
    expect(items.every(({ name }) => tools.get(name)?.facts.effect === 'read')).toBe(true)
    const outside = await client.call('service_call_tool', {
      name: 'service_get_plan',
      arguments: {},
    })
    expect(outside).toMatchObject({
      isError: true,
      structuredContent: { code: 'capability_unknown' },
    })
    await expect(
      client.call('service_call_tool', {
        name: 'service_create_ideas_list',
        arguments: { name: 'x', idempotency_key: 'k' },
      }),
    ).rejects.toThrow(/403|planning:write/)
    await client.close()
  })

  test('say what is wrong with their own input', async () => {
    const client = await connectModern(world, sam, '/mcp?toolsets=search')
    for (const [tool, input, pointer] of [
      ['service_search_tools', { query: ' ' }, '/query'],
      ['service_search_tools', { query: 'x', limit: 99 }, '/limit'],
      ['service_call_tool', { arguments: {} }, '/name'],
      ['service_call_tool', { name: 'x', arguments: 7 }, '/arguments'],
    ] as const) {
      const refused = await client.call(tool, input)
      expect(refused).toMatchObject({
        isError: true,
        structuredContent: { code: 'input_invalid', errors: [{ pointer }] },
      })
    }
    await client.close()
  })
})

describe('what a model reads before it calls a tool', () => {
  /** The list as it is sent, without output schemas. */
  const listed = (query: Record<string, string>) =>
    manifestsFor(allAbilities, narrowingOf(query)).map(({ outputSchema: _, ...rest }) => rest)

  test.each([
    ['the whole list', {}, 16_000],
    ['the list of the tools that most tasks need', { toolsets: 'essentials' }, 6_000],
    ['the list of the two tools that find the others', { toolsets: 'search' }, 1_500],
  ])('%s stays within its tokens', async (_, query, most) => {
    expect(await tokensOf(listed(query))).toBeLessThanOrEqual(most)
  })

  test('the instructions stay within theirs, and lead from a saved idea to a sent invitation', async () => {
    const text = instructionsFor(allAbilities, narrowingOf({}), zone, monday)
    expect(await tokensOf(text)).toBeLessThanOrEqual(250)
    const steps = [
      'capture_idea',
      'get_for_you',
      'find_availability',
      'list_saved_ideas',
      'draft_invite',
      'candidate_id',
      'prepare_plan_invitation',
      'approve',
      'commit_action',
    ]
    const places = steps.map((step) => text.indexOf(step))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places.every((at) => at >= 0)).toBe(true)
  })

  test('the instructions say on which clocks times are, and which day it is there', () => {
    const at = (timezone: string, now: string) =>
      instructionsFor(allAbilities, narrowingOf({}), timezone, new Date(now))
    expect(at(zone, '2026-11-23T22:59:00Z')).toContain(
      'Times: Europe/Berlin; today is Mon 2026-11-23.',
    )
    expect(at('Pacific/Auckland', '2026-11-23T22:59:00Z')).toContain('today is Tue 2026-11-24.')
  })

  test('the instructions name no tool that the caller does not have', () => {
    const reading = instructionsFor(['planning:read'], narrowingOf({}), zone, monday)
    expect(reading).not.toMatch(/service_(?!find_availability|get_for_you)/)
    expect(reading).toContain('idempotency_key')
    const at = (query: Record<string, string>) =>
      instructionsFor(allAbilities, narrowingOf(query), zone, monday)
    expect(at({ readonly: '1' })).not.toMatch(/service_(?!find_availability|get_for_you)/)
    expect(at({ toolsets: 'search' })).toContain('service_')
  })

  test('every tool has a title, and says all four hints', () => {
    for (const { name, title, annotations } of [...listed({}), ...listed({ toolsets: 'search' })]) {
      expect(title, name).toMatch(/^[A-Z][A-Za-z ]{4,40}$/)
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations
      const hints = [readOnlyHint, destructiveHint, idempotentHint, openWorldHint]
      expect(
        hints.every((hint) => typeof hint === 'boolean'),
        name,
      ).toBe(true)
      const whole = tools.get(name)?.manifest.annotations
      if (whole) expect(annotations).toEqual(whole)
    }
  })

  test('the tools that most tasks need save, find and read invites', () => {
    const names = listed({ toolsets: 'essentials' }).map(({ name }) => name)
    for (const name of ['capture_idea', 'get_idea_capture', 'get_for_you', 'get_my_invite'])
      expect(names).toContain(`service_${name}`)
    expect(names).toContain('service_get_invite_status')
  })
})

function get(encoding: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sam.token}`,
        'content-type': 'application/json',
        'accept-encoding': encoding,
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.end(JSON.stringify(list))
  })
}
