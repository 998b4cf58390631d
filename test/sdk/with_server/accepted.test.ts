import { beforeAll, expect, test } from 'vitest'
import { capabilities, type CapabilityFacts } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { createClient, type Client } from '#sdk/src/client.ts'
import { alterCapture, readCapture } from '#test/support/given/captures.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')
let client: Client

beforeAll(() => {
  client = createClient({ baseUrl: world.url, token: sam.token, client: 'sdk-test/1.0' })
})

type Input = Readonly<Record<string, unknown>>

/** The writes of which work may go on after the answer. */
const accepting: readonly CapabilityFacts[] = Object.values(capabilities).filter(
  ({ statuses, effect }) => statuses.includes('accepted') && effect === 'write',
)

/** An input of each with which its work is accepted; made with the client where something must be there before. */
const inputs: Readonly<Partial<Record<CapabilityId, () => Promise<Input>>>> = {
  'ideas.capture': async () => ({ text: 'Ostsee Sauna, Seestraße 9, 18119 Rostock' }),
  'ideas.capture.retry': async () => {
    const { data } = await client.wait(await client.ideas.capture({ text: 'that place' }))
    const capture_public_id = data?.capture_public_id ?? ''
    const failure = { code: 'source_unreachable', message: 'It was away.', retryable: true }
    await alterCapture(
      sam,
      capture_public_id,
      `state = 'failed', question = null, failure = '${JSON.stringify(failure)}'`,
    )
    const additional_detail = 'It is the Ostsee Sauna, Seestraße 9, 18119 Rostock'
    const { state_version } = (await readCapture(sam, capture_public_id)).data
    return { capture_public_id, expected_state_version: state_version, additional_detail }
  },
  'ideas.roundup.mutate': async () => {
    const { data } = await client.ideas.lists.create({ name: 'Brunch' }).orThrow()
    const items = [{ title: 'Café Botanico' }, { title: 'Distrikt Coffee' }]
    const { ideas_list_handle } = data.list
    return {
      ...{ operation: 'create', items, scope: 'all', selection_policy: 'save_all' },
      target_ideas_list_handle: ideas_list_handle,
    }
  },
  'ideas.discover': async () => ({ query: 'a small museum', timezone: 'Europe/Berlin' }),
  'ideas.discover.refine': async () => {
    const found = await client.wait(
      await client.ideas.discover({ query: 'a small museum', timezone: 'Europe/Berlin' }),
    )
    const { run_handle, reply_contract_handle, state_version } = found.data ?? {}
    return {
      ...{ parent_run_handle: run_handle, reply_contract_handle },
      ...{ expected_state_version: state_version, objective_relation: 'refine' },
      query: 'a small gallery',
    }
  },
}

test('each capability that accepts work is tried here', () => {
  expect(Object.keys(inputs).sort()).toEqual(accepting.map(({ id }) => id).sort())
})

test.each(accepting)('the end of $id is seen by wait and in its execution', async (facts) => {
  const input = await inputs[facts.id]?.()
  const { body, headers } = await sam.call(facts.id, { ...input })
  expect(body).toMatchObject({ status: 'accepted', capability: { name: facts.id } })
  expect(headers.get('retry-after')).toBe('1')
  const made = body as unknown as Awaited<ReturnType<Client['ideas']['capture']>>
  const ended = await client.wait(made, { timeout: 60_000 })
  const observer = facts.status_capability
  const by = observer === 'executions.get' ? facts.id : observer
  expect(ended).toMatchObject({ capability: { name: by } })
  expect(ended.status).not.toBe('accepted')
  const { execution_id } = made
  const { data } = await client.executions.get({ execution_id }).orThrow()
  expect(data.execution).toMatchObject({
    ...{ execution_id, capability: facts.id, status: ended.status },
    result: { status: ended.status, capability: { name: by } },
  })
  expect(data.execution.finished_at).not.toBeNull()
  const foreign = await kim.call('executions.get', { execution_id })
  expect(foreign.status).toBe(404)
})
