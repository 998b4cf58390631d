import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenWith } from '#test/support/given/access_tokens.ts'
import { aParty, aPreparedSend, commit, rowsOf } from '#test/support/given/actions.ts'
import { problem } from '#test/support/given/lists.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

interface Prepared {
  readonly token_id: string
  readonly needs_approval: boolean
  readonly conversation_id: string | null
}

test('tokens of one principal commit what each of them prepared, and others do not', async () => {
  const { sam, friends } = await aParty(world)
  const principal_id = randomUUID()
  const old = await tokenWith(sam, { principal_id })
  const young = await tokenWith(sam, { principal_id })
  const prepared = await aPreparedSend(old, [friends.ada])
  const { action_handle } = prepared.prepared ?? {}
  expect(await problem(sam, 'actions.commit', { action_handle })).toMatchObject({
    code: 'principal_mismatch',
  })
  expect((await commit(young, prepared)).status).toBe('completed')
  const rows = await rowsOf<Prepared>(world, sam, 'prepared_actions')
  expect(rows).toMatchObject([
    { token_id: principal_id, needs_approval: false, conversation_id: null },
  ])
  const audit = await rowsOf<{ capability: string; token_id: string }>(world, sam, 'audit')
  const committed = audit.filter(({ capability }) => capability === 'actions.commit')
  expect(new Set(committed.map(({ token_id }) => token_id))).toEqual(new Set([principal_id]))
})

test('who has to ask prepares, and commits nothing alone', async () => {
  const { sam, friends } = await aParty(world)
  const asking = await tokenWith(sam, { needs_approval: true })
  const prepared = await aPreparedSend(asking, [friends.ada])
  const { action_handle } = prepared.prepared ?? {}
  const { status } = await asking.call('actions.commit', { action_handle })
  expect(status).toBeGreaterThanOrEqual(403)
  expect(await rowsOf(world, sam, 'invites')).toEqual([])
  expect(await rowsOf<Prepared>(world, sam, 'prepared_actions')).toMatchObject([
    { needs_approval: true },
  ])
})

test('a token of OAuth speaks for its grant', async () => {
  const sam = await world.account('Sam')
  const grant_id = randomUUID()
  const app = await tokenWith(sam, {
    ...{ kind: 'oauth', audience: 'api' },
    ...{ grant_id, principal_id: grant_id },
  })
  const { status } = await app.call('ideas.lists.create', { name: 'Rainy Sundays' })
  expect(status).toBe(200)
  const [row] = await rowsOf<{ token_id: string }>(world, sam, 'audit')
  expect(row?.token_id).toBe(grant_id)
})
