import { expect, test } from 'vitest'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

test('a change of which every field is ignored says so, and not that it is like that already', async () => {
  const ideas_list_handle = await aList(sam)
  const idea_handle = await anIdea(sam, 'Sauna')
  const { plan } = await aDraft(sam)
  const { plan_handle } = plan
  for (const made of [
    await answer(sam, 'ideas.lists.defaults.update', { ideas_list_handle, directions: ['calm'] }),
    await answer(sam, 'ideas.created.update', { idea_handle, mood: 'calm' }),
    await answer(sam, 'plans.draft.update', { plan_handle, mood: 'calm' }),
  ]) {
    expect(made.status).toBe('unchanged')
    expect(made.outcome.fallback_text).toBe('Nothing was changed: no field says what to change.')
    expect(made.outcome.disclosures[0]?.name).toBe('input.fields_ignored')
  }
})

test('what was sent and is like that already is still called so', async () => {
  const ideas_list_handle = await aList(sam)
  const input = { ideas_list_handle, custom_activity_names: [], directions: ['calm'] }
  const { outcome } = await answer(sam, 'ideas.lists.defaults.update', input)
  expect(outcome.fallback_text).toContain('already has these defaults.')
})
