import type { Scenes, Stage } from '#test/contract/examples/stage.ts'

const concert = 'Winter concert at SO36'

export const objects: Scenes = {
  'ideas.object.get': [
    async ({ list, person, idea }) => {
      const person_handles = [await person('Ada')]
      const rainy = await list('Rainy Sundays', { person_handles })
      await idea('Soup evening', { ideas_list_handles: [rainy] })
      return {}
    },
    async ({ list }) => {
      await list('Rainy Sundays')
      await list('Sunny Sundays')
      return {}
    },
    async (stage) => {
      const { idea_handle } = await onDecember(stage)
      return { subject: { interaction_reference: idea_handle } }
    },
  ],
  'ideas.object.mutate': [
    async ({ list, idea }) => ({
      subject: { type: 'idea', handle: (await idea(concert)).idea_handle },
      destination: { ideas_list_handle: await list('December') },
    }),
    async ({ list, idea, make }) => {
      const { reversible_action_id } = await make('ideas.object.mutate', {
        operation: 'add_to_list',
        subject: { handle: (await idea(concert)).idea_handle },
        destination: { ideas_list_handle: await list('December') },
      })
      return { reversible_action_id }
    },
    async ({ list }) => {
      await list('December')
      return {}
    },
  ],
  'ideas.recommendations.prepare': [
    async ({ person, place }) => {
      await person('Jonas')
      const address = 'Paul-Lincke-Ufer 39, 10999 Berlin-Kreuzberg'
      await place('Cocolo Ramen', { address, timezone: 'Europe/Berlin' })
      return {}
    },
  ],
}

async function onDecember({ list, idea }: Stage) {
  return idea(concert, { ideas_list_handles: [await list('December')] })
}
