import { expect, test } from 'vitest'
import { friend } from '#test/support/given/friendship.ts'
import { aCandidate } from '#test/support/given/plans.ts'
import { post } from '#test/support/mcp_clients.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** The calls that the text of an answer suggests, in their order. */
async function arrows(account: Account, name: string, input: object): Promise<string[]> {
  const params = { name, arguments: input }
  const { body } = await post(account, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const [{ text }] = body.result.content as [{ text: string }]
  return text.split('\n').flatMap((line) => /^→ (\w+)/.exec(line)?.[1] ?? [])
}

test('for a name that several people have, nothing suggests another person of the name', async () => {
  await friend(sam, 'Zoe')
  await friend(sam, 'Zoe')
  const { candidate_id } = await aCandidate(sam)
  for (const [name, input] of [
    ['service_find_availability', { person_names: ['Zoe'], when_preset: 'next-week' }],
    [
      'service_draft_invite',
      { candidate_id, audience_selection: { person_names: ['Zoe'] }, idempotency_key: 'zoe' },
    ],
  ] as const) {
    expect(await arrows(sam, name, input)).toEqual(['service_list_friends'])
  }
})

test('for a name that is part of others, looking at those comes first', async () => {
  await friend(sam, 'Johanna')
  const input = { person_names: ['Jo'], when_preset: 'next-week' }
  expect(await arrows(sam, 'service_find_availability', input)).toEqual([
    'service_list_friends',
    'service_create_friends_in_mind',
  ])
})
