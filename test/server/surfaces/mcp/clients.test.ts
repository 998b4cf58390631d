import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import lists from '#generated/mcp/lists.json' with { type: 'json' }
import { generations } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

describe.each(generations)('%s', (_, connect, version) => {
  test('is greeted in its own version and told how to go about', async () => {
    const client = await connect(world, sam)
    expect(client.version()).toBe(version)
    expect(client.instructions()).toContain('idempotency_key')
    await client.close()
  })

  test.each(['/mcp', '/mcp/v2'])('sees at %s exactly the tools of its abilities', async (path) => {
    const all = await connect(world, sam, path)
    expect((await all.tools()).map(({ name }) => name).sort()).toEqual(
      Object.values(lists).flat().sort(),
    )
    await all.close()
    const reader = await connect(world, await world.token(sam, ['planning:read']), path)
    expect((await reader.tools()).map(({ name }) => name).sort()).toEqual(
      [...lists['planning:read']].sort(),
    )
    await reader.close()
  })

  test('writes, reads back, and repeats a write by its idempotency_key without a second effect', async () => {
    const client = await connect(world, sam)
    await client.tools()
    const name = `List ${randomUUID()}`
    const key = randomUUID()
    const made = await client.call('service_create_ideas_list', { name, idempotency_key: key })
    expect(made.isError).toBe(false)
    expect(made.structuredContent).toMatchObject({ status: 'completed', data: { list: { name } } })
    expect(made.content).toHaveLength(1)
    expect(made.content[0]?.text).toContain(made.structuredContent.outcome.fallback_text)

    const again = await client.call('service_create_ideas_list', { name, idempotency_key: key })
    expect(again.structuredContent).toEqual({
      ...made.structuredContent,
      replayed: true,
      request_id: again.structuredContent.request_id,
    })
    const found = await client.call('service_list_ideas_lists', { query: name })
    expect(found.structuredContent.data.items).toHaveLength(1)
    await client.close()
  })

  test('may send the key beside the arguments', async () => {
    const client = await connect(world, sam)
    const meta = { 'service/idempotency-key': randomUUID() }
    const input = { name: `List ${randomUUID()}` }
    const made = await client.call('service_create_ideas_list', input, meta)
    const again = await client.call('service_create_ideas_list', input, meta)
    expect(again.structuredContent).toMatchObject({
      replayed: true,
      execution_id: made.structuredContent.execution_id,
    })
    await client.close()
  })

  test('is told what is wrong with an input, each field by its pointer', async () => {
    const client = await connect(world, sam)
    await client.tools()
    const refused = await client.call('service_create_ideas_list', {
      nam: 'x',
      person_names: 7,
      idempotency_key: 'k',
    })
    expect(refused.isError).toBe(true)
    expect(refused.structuredContent).toMatchObject({ status: 422, code: 'input_invalid' })
    expect(refused.content[0]?.text).toContain('/person_names')
    const keyless = await client.call('service_create_ideas_list', { name: 'x' })
    expect(keyless.structuredContent.code).toBe('idempotency_key_required')
    const odd = await client.call('service_create_ideas_list', { name: 'x', idempotency_key: 7 })
    expect(odd.structuredContent.code).toBe('idempotency_key_invalid')
    await client.close()
  })

  test('is asked for what is missing, which is no error', async () => {
    const client = await connect(world, sam)
    await client.tools()
    const asked = await client.call('service_create_ideas_list', {
      name: 'With a stranger',
      person_names: ['Nobody Known'],
      idempotency_key: randomUUID(),
    })
    expect(asked.isError).toBe(false)
    expect(asked.structuredContent).toMatchObject({
      status: 'needs_input',
      error: {
        code: 'person_unresolved',
        prerequisite: { tool: 'service_create_friends_in_mind' },
      },
    })
    expect(asked.content[0]?.text).toContain(asked.structuredContent.error.message)
    await client.close()
  })

  test('learns that nothing is sent by a direct call', async () => {
    const client = await connect(world, sam)
    const names = (await client.tools()).map(({ name }) => name)
    expect(names).not.toContain('service_send_invites')
    const sent = await client.call('service_send_invites', {
      confirmation_token: 'x',
      idempotency_key: randomUUID(),
    })
    expect(sent).toMatchObject({
      isError: true,
      structuredContent: {
        status: 409,
        code: 'confirmation_required',
        prerequisite: { tool: 'service_prepare_plan_invitation' },
      },
    })
    expect(sent.content[0]?.text).toContain('service_commit_action')
    const plan_handle = 'pn_4v88fe7qc4e6sw6kr4zwrdfdqm'
    const early = await client.call('service_send_invites', {
      plan_handle,
      idempotency_key: randomUUID(),
    })
    expect(early.content[0]?.text).toContain(
      `→ service_prepare_plan_invitation(plan_handle="${plan_handle}")`,
    )
    await client.close()
  })

  test('meets nothing of another account', async () => {
    const ada = await world.account('Ada')
    const [mine, theirs] = [await connect(world, sam), await connect(world, ada)]
    const made = await mine.call('service_create_ideas_list', {
      name: 'Mine',
      idempotency_key: randomUUID(),
    })
    const { ideas_list_handle: handle } = Object(made.structuredContent.data.list)
    const foreign = await theirs.call('service_get_ideas_list', { ideas_list_handle: handle })
    const unknown = await theirs.call('service_get_ideas_list', {
      ideas_list_handle: 'il_0000000000000000000000000a',
    })
    const { request_id: _, ...told } = foreign.structuredContent
    expect(told).toMatchObject({ status: 404, code: 'reference_not_found' })
    expect(unknown.structuredContent).toMatchObject(told)
    await mine.close()
    await theirs.close()
  })

  test('names a tool that does not exist: an error of the protocol, with the nearest name', async () => {
    const client = await connect(world, sam)
    await expect(client.call('service_creat_ideas_list')).rejects.toThrow(
      /Unknown tool.*service_create_ideas_list/,
    )
    // The name of a capability is what HTTP calls it.
    await expect(client.call('actions.commit')).rejects.toThrow(
      /Unknown tool: actions\.commit; did you mean service_commit_action\?/,
    )
    await client.close()
  })
})
