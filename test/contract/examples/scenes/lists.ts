import { randomUUID } from 'node:crypto'
import {
  type Scene,
  type Scenes,
  type Stage,
  twoCalledJonas,
} from '#test/contract/examples/stage.ts'
import { asSuperuser } from '#test/support/cluster.ts'

const winter = 'Winter evenings in Neukölln'
const swim = 'Evening swim at Stadtbad Neukölln'
const warm = 'Somewhere warm, nothing that starts after nine'

const defaults = {
  neighborhood_names: ['Neukölln'],
  activity_names: ['Swimming', 'Sauna'],
  when_preset: 'next-few-weeks',
}

/** What needs no more than an account. */
const nothing: Scene = async () => ({})

export const lists: Scenes = {
  'ideas.lists.create': [
    async ({ friend }) => {
      await friend('Ada')
      return {}
    },
    nothing,
    nothing,
  ],
  'ideas.lists.defaults.update': [winterList, winterList],
  'ideas.lists.delete': [
    winterList,
    async (stage) => {
      const { ideas_list_handle } = await winterList(stage)
      await stage.make('ideas.lists.delete', { ideas_list_handle })
      return { ideas_list_handle }
    },
  ],
  'ideas.lists.duplicate': [winterList],
  'ideas.lists.rename': [
    async ({ list }) => ({ ideas_list_handle: await list('Places that are warm') }),
    async ({ list }) => ({ ideas_list_handle: await list('Warm places') }),
  ],
  'ideas.lists.directions.get': [
    async ({ list }) => ({
      ideas_list_handle: await list(winter, { directions: [warm, 'Closer to where Ada lives'] }),
    }),
  ],
  'ideas.lists.get': [winterWithSwim],
  'ideas.lists.items.update': [
    async (stage) => ({ ...(await winterList(stage)), idea_handles: await twoIdeas(stage) }),
    async (stage) => {
      const { ideas_list_handle } = await winterList(stage)
      const idea_handles = await twoIdeas(stage, { ideas_list_handles: [ideas_list_handle] })
      return { ideas_list_handle, idea_handles }
    },
    async (stage) => {
      const { idea_handle } = await stage.idea(swim)
      const name = `A view ${randomUUID()}`
      const ideas_list_handle = await stage.list(name)
      // No capability makes a saved view yet.
      await asSuperuser(
        stage.world.superuser_url,
        `update lists set origin = 'saved_view' where name = '${name}'`,
      )
      return { ideas_list_handle, idea_handles: [idea_handle] }
    },
  ],
  'ideas.lists.members.update': [
    async (stage) => {
      await stage.person('Mira')
      const { handle } = await stage.friend('Ada')
      return { ideas_list_handle: await stage.list(winter, { person_handles: [handle] }) }
    },
    async (stage) => {
      await twoCalledJonas(stage)
      return winterList(stage)
    },
  ],
  'ideas.lists.likes.preview': [winterWithSwim],
  'ideas.lists.likes.apply': [
    previewed,
    async (stage) => {
      const { ideas_list_handle } = await previewed(stage)
      await stage.idea('Sauna in the courtyard', { ideas_list_handles: [ideas_list_handle] })
      return { ideas_list_handle }
    },
  ],
  'ideas.lists.query': [
    twoLists,
    twoLists,
    async (stage) => {
      await twoLists(stage)
      const { body } = await stage.sam.call('ideas.lists.query', { limit: 1 })
      const { snapshot_handle, next_cursor } = body.outcome.collection ?? {}
      return { snapshot_handle, cursor: next_cursor }
    },
    twoLists,
  ],
  'ideas.lists.share.prepare': [
    winterWithSwim,
    async (stage) => ({
      ...(await winterList(stage)),
      person_handle: await stage.person('Mira'),
    }),
  ],
}

async function winterList({ list }: Stage) {
  return { ideas_list_handle: await list(winter, defaults) }
}

/** The list, for Ada and with one idea on it. */
async function winterWithSwim({ friend, list, idea }: Stage) {
  const { handle } = await friend('Ada')
  const more = { ...defaults, person_handles: [handle], directions: [warm] }
  const ideas_list_handle = await list(winter, more)
  await idea(swim, { custom_activity_name: 'Swimming', ideas_list_handles: [ideas_list_handle] })
  return { ideas_list_handle }
}

async function twoIdeas({ idea }: Stage, more = {}): Promise<string[]> {
  const first = await idea(swim, more)
  const second = await idea('Sauna in the courtyard', more)
  return [first.idea_handle, second.idea_handle]
}

async function twoLists({ list }: Stage) {
  await list(winter)
  await list('Warm places')
  return {}
}

async function previewed(stage: Stage) {
  const { ideas_list_handle } = await winterWithSwim(stage)
  const person_names = ['Ada']
  await stage.make('ideas.lists.likes.preview', { ideas_list_handle, person_names })
  return { ideas_list_handle }
}
