import { aList, answer } from '#test/support/given/lists.ts'
import { endItems, readRoundup, type RoundupData } from '#test/support/given/roundups.ts'
import type { Account, World } from '#test/support/world.ts'

const mutate = 'ideas.roundup.mutate'

/** What these roundups are of. */
export const items = ['Café Botanico', 'House of Small Wonder', 'Distrikt Coffee'].map((title) => ({
  title,
}))

/** Makes roundups of an account, also one in each state. */
export function makeRoundups(world: World, sam: Account) {
  /** A roundup of three items, as far as these fields bring it. */
  async function aRoundup(input: Record<string, unknown> = {}): Promise<RoundupData> {
    const { data } = await answer(sam, mutate, { operation: 'create', items, ...input })
    return data
  }

  /** A roundup in each state, and what its generation is. */
  const inState: Record<string, () => Promise<RoundupData>> = {
    extracting: () => aRoundup({ items: undefined, source_text: '1. One\n2. Two' }),
    scope_required: () => aRoundup(),
    destination_required: () => aRoundup({ scope: 'all' }),
    selection_required: async () =>
      aRoundup({ mode: 'recommendation', target_ideas_list_handle: await aList(sam) }),
    capturing: async () => aRoundup({ scope: 'all', target_ideas_list_handle: await aList(sam) }),
    completed: async () => ended({ 1: 'captured', 2: 'captured', 3: 'reused' }),
    'completed, with failed items': async () =>
      ended({ 1: 'captured', 2: 'source_unreachable', 3: 'reused' }),
    'completed, with skipped items': async () => {
      const { public_id } = await aRoundup({
        selected_items: ['#1'],
        target_ideas_list_handle: await aList(sam),
      })
      return endItems(world, sam, public_id, { 1: 'captured' })
    },
    failed: async () =>
      ended({ 1: 'source_unsupported', 2: 'source_unsupported', 3: 'source_unsupported' }),
    archived: async () => {
      const { public_id } = await aRoundup()
      await answer(sam, mutate, { operation: 'archive', public_id, expected_generation: 1 })
      return readRoundup(sam, public_id)
    },
  }

  async function ended(ends: Parameters<typeof endItems>[3]): Promise<RoundupData> {
    const { public_id } = await aRoundup({
      scope: 'all',
      target_ideas_list_handle: await aList(sam),
    })
    return endItems(world, sam, public_id, ends)
  }

  return { aRoundup, ended, inState }
}
