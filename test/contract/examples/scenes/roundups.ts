import type { Scenes, Stage } from '#test/contract/examples/stage.ts'
import { answer } from '#test/support/given/lists.ts'
import { endItems } from '#test/support/given/roundups.ts'

const cafes = ['Café Botanico', 'House of Small Wonder', 'Distrikt Coffee']

export const roundups: Scenes = {
  'ideas.roundup.get': [
    async (stage) => {
      const { world, sam } = stage
      const { data } = await answer(sam, 'ideas.roundup.mutate', {
        ...{ operation: 'create', items: cafes.map((title) => ({ title })), scope: 'all' },
        ...(await onBrunch(stage)),
      })
      const { public_id } = data
      const ended = await endItems(world, sam, public_id, {
        1: 'captured',
        2: 'reused',
        3: 'captured',
      })
      return { public_id, after_cursor: ended.updates.length - 1 }
    },
  ],
  'ideas.roundup.mutate': [
    onBrunch,
    async ({ list }) => {
      await list('Brunch')
      return {}
    },
    async (stage) => {
      const { data } = await answer(stage.sam, 'ideas.roundup.mutate', {
        ...{ operation: 'create', items: cafes.map((title) => ({ title })), scope: 'named_items' },
      })
      return { public_id: data.public_id, ...(await onBrunch(stage)) }
    },
    onBrunch,
  ],
}

async function onBrunch({ list }: Stage) {
  return { target_ideas_list_handle: await list('Brunch') }
}
