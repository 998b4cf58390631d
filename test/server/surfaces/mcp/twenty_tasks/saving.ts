import { expect } from 'vitest'
import {
  answer,
  field,
  offered,
  said,
  type Task,
  tool,
} from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import { aList, anIdea, answer as call, people } from '#test/support/given/lists.ts'
import type { Account } from '#test/support/world.ts'

/** What is saved, by title. */
async function titlesOf(sam: Account): Promise<string[]> {
  const { data } = await call(sam, 'ideas.saved.query', {})
  return data.items.map(({ title }) => title).sort()
}

/** The tasks about saving ideas and putting them on lists. */
export const saving: readonly Task[] = [
  {
    asks: 'Save the place “Stadtbad Neukölln” as an idea.',
    steps: [
      {
        tool: 'service_add_idea',
        because: [tool('structured saved idea'), field('kind', 'Needed'), field('title', 'Needed')],
        input: () => ({ kind: offered('place'), title: said('Stadtbad Neukölln') }),
      },
    ],
    wrong: [
      { warned: 'service_capture_idea', by: [tool('service_add_idea takes a title at once')] },
      {
        tool: 'service_create_private_place',
        input: () => ({ title: 'Stadtbad Neukölln' }),
        back: ['/name'],
      },
    ],
    async done({ sam }) {
      expect(await titlesOf(sam)).toEqual(['Stadtbad Neukölln'])
    },
  },
  {
    asks: 'Make a list “Winter” for Ada, and note that “nothing before noon” holds for it.',
    given: ({ sam }) => people(sam, 'Ada'),
    steps: [
      {
        tool: 'service_create_ideas_list',
        because: [
          tool('Create a private Ideas List'),
          field('person_names', 'by name'),
          field('directions', 'Wishes in plain words'),
        ],
        input: () => ({
          name: said('Winter'),
          person_names: [said('Ada')],
          directions: [said('nothing before noon')],
        }),
      },
    ],
    wrong: [
      {
        tool: 'service_create_ideas_list',
        input: () => ({ name: 'Winter', person_handle: 'Ada', person_names: ['Adda'] }),
        back: ['You have no saved person named “Adda”', 'service_create_friends_in_mind'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'ideas.lists.query', {})
      const [list] = data.items
      expect(data.items).toHaveLength(1)
      expect(list).toMatchObject({ name: 'Winter', people_count: 1 })
      const { ideas_list_handle } = list ?? {}
      const told = await call(sam, 'ideas.lists.directions.get', { ideas_list_handle })
      expect(JSON.stringify(told.data)).toContain('nothing before noon')
    },
  },
  {
    asks: 'Save this and tell me when it is done: {page}',
    steps: [
      {
        tool: 'service_capture_idea',
        because: [tool('From a link'), field('source_url', 'The page to capture')],
        input: (seen) => ({ source_url: seen.words(/http\S+/) }),
        status: 'accepted',
      },
      {
        tool: 'service_get_idea_capture',
        because: [answer('service_get_idea_capture'), tool('became of service_capture_idea')],
        input: (seen) => ({
          capture_public_id: seen.of('service_capture_idea', 'data.capture_public_id'),
        }),
        while: 'accepted',
      },
    ],
    wrong: [
      {
        warned: 'service_add_idea',
        by: [tool('For a link or loose words use service_capture_idea')],
      },
    ],
    async done({ sam }) {
      expect(await titlesOf(sam)).toEqual(['Sauna by the Lake'])
    },
  },
  {
    asks: 'Put all of these on my list “Brunch”:\n1. Café Botanico\n2. Distrikt Coffee\n3. House of Small Wonder',
    given: ({ sam }) => aList(sam, { name: 'Brunch' }),
    steps: [
      {
        tool: 'service_roundup_capture',
        because: [
          tool('Saves several ideas of one page or text'),
          field('source_text', 'The text the items are in'),
          field('target_feed_text', 'Name of the list'),
        ],
        input: () => ({
          operation: offered('create'),
          source_text: said('1. Café Botanico\n2. Distrikt Coffee\n3. House of Small Wonder'),
          scope: offered('all'),
          target_feed_text: said('Brunch'),
        }),
        status: 'accepted',
      },
      {
        tool: 'service_get_roundup_capture',
        because: [answer('service_get_roundup_capture'), tool('became of service_roundup_capture')],
        input: (seen) => ({ public_id: seen.of('service_roundup_capture', 'data.public_id') }),
        while: 'accepted',
      },
    ],
    wrong: [
      {
        tool: 'service_roundup_capture',
        input: () => ({
          source_text: '1. Café Botanico\n2. Distrikt Coffee\n3. House of Small Wonder',
        }),
        back: ['/operation'],
      },
    ],
    async done({ sam }) {
      expect(await titlesOf(sam)).toEqual([
        'Café Botanico',
        'Distrikt Coffee',
        'House of Small Wonder',
      ])
      const { data } = await call(sam, 'ideas.lists.query', {})
      expect(data.items).toMatchObject([{ name: 'Brunch', item_count: 3 }])
    },
  },
  {
    asks: 'I do not like “Lasagne at home” any more. No, sorry: undo that.',
    async given({ sam }) {
      const handle = await anIdea(sam, 'Lasagne at home')
      const subject = { kind: 'idea', handle }
      await call(sam, 'likes.mutate', { operation: 'save', subject })
    },
    steps: [
      {
        tool: 'service_query_likes',
        because: [tool('Browse likes')],
        input: () => ({}),
      },
      {
        tool: 'service_mutate_likes',
        because: [tool('Change a like'), answer('Lasagne at home')],
        input: (seen) => ({
          operation: offered('unlike'),
          subject: {
            kind: offered('idea'),
            handle: seen.value('data.items.0.subject.handle'),
          },
        }),
      },
      {
        tool: 'service_mutate_likes',
        because: [
          field('operation', 'To undo needs only receipt_id'),
          field('receipt_id', 'From the change to undo'),
        ],
        input: (seen) => ({
          operation: offered('undo'),
          receipt_id: seen.value('data.receipt_id'),
        }),
      },
    ],
    wrong: [
      {
        after: 2,
        tool: 'service_mutate_likes',
        input: () => ({ operation: 'undo' }),
        back: ['/receipt_id'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'likes.query', {})
      expect(data.items).toMatchObject([{ mine: true }])
    },
  },
]
