import { expect } from 'vitest'
import {
  answer,
  field,
  offered,
  said,
  type Task,
  tool,
} from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer as call, people as saved } from '#test/support/given/lists.ts'

/** The tasks about the people that a user knows. */
export const people: readonly Task[] = [
  {
    asks: 'Who do I know called “Jo”?',
    given: ({ sam }) => saved(sam, 'Jonas', 'Ada'),
    steps: [
      {
        tool: 'service_list_friends',
        because: [tool('By part of a name'), field('name', 'such as Jo for Jonas')],
        input: () => ({ name: said('Jo') }),
      },
    ],
    wrong: [
      {
        tool: 'service_get_friend',
        input: () => ({ name: 'Jo' }),
        back: ['service_list_friends', 'Jo'],
      },
      { tool: 'service_list_friends', input: () => ({ query: 'Jo' }), back: ['name'] },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'relationships.people.query', {})
      expect(data.items.map(({ display_name }) => display_name)).toEqual(['Ada', 'Jonas'])
    },
  },
  {
    asks: 'Connect me with Ben. I will pass on the link to him myself.',
    given: ({ sam }) => saved(sam, 'Ben'),
    steps: [
      {
        tool: 'service_list_friends',
        because: [tool('List the saved people'), field('name', 'Part of a name')],
        input: () => ({ name: said('Ben') }),
      },
      {
        tool: 'service_review_friendship',
        because: [
          tool('First step of connecting or disconnecting; then service_apply_friendship'),
          field('people_handles', 'From service_list_friends'),
        ],
        input: (seen) => ({
          operation: offered('create_invitation'),
          people_handles: [seen.value('data.items.0.person_handle')],
          mode: offered('individual'),
        }),
      },
      {
        tool: 'service_apply_friendship',
        because: [
          answer('service_apply_friendship'),
          field('accept_consequences', 'once the user accepted them'),
        ],
        input: (seen) => ({
          review_token: seen.value('data.review_token'),
          accept_consequences: offered(true),
        }),
      },
    ],
    wrong: [
      {
        tool: 'service_review_friendship',
        input: () => ({ operation: 'create_invitation', people_handles: ['Benn'] }),
        back: [
          '/people_handles/0',
          'You have no saved person named “Benn”',
          'service_list_friends',
        ],
      },
      {
        warned: 'service_prepare_connection_action',
        by: [tool('Its link works at once'), tool('prefer service_review_friendship')],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'relationships.people.query', {})
      expect(data.items).toHaveLength(1)
    },
  },
  {
    asks: 'End my connection with Karla; I accept what that means.',
    async given({ world, sam }) {
      await connect(sam, await world.account('Karla'))
      const { data } = await call(sam, 'relationships.people.query', {})
      const [{ person_handle } = { person_handle: '' }] = data.items
      await call(sam, 'relationships.people.manage', {
        ...{ operation: 'rename', person_handle, display_name: 'Karla' },
      })
    },
    steps: [
      {
        tool: 'service_list_friends',
        because: [tool('List the saved people'), field('name', 'Part of a name')],
        input: () => ({ name: said('Karla') }),
      },
      {
        tool: 'service_review_friendship',
        because: [
          tool('First step of connecting or disconnecting'),
          field('person_handle', 'From service_list_friends'),
        ],
        input: (seen) => ({
          operation: offered('disconnect'),
          person_handle: seen.value('data.items.0.person_handle'),
        }),
      },
      {
        tool: 'service_apply_friendship',
        because: [
          answer('service_apply_friendship'),
          field('accept_consequences', 'once the user accepted them'),
        ],
        input: (seen) => ({
          review_token: seen.value('data.review_token'),
          accept_consequences: offered(true),
        }),
      },
    ],
    wrong: [
      {
        after: 1,
        tool: 'service_manage_friend',
        input: (seen) => {
          const handle = seen.value('data.items.0.person_handle') as { value: unknown }
          return { operation: 'delete', person_handle: handle.value }
        },
        back: ['service_review_friendship'],
      },
      {
        after: 1,
        tool: 'service_apply_friendship',
        input: () => ({ accept_consequences: true }),
        back: ['service_review_friendship'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'relationships.people.query', {
        classification: 'connected',
      })
      expect(data.items).toEqual([])
    },
  },
  {
    asks: 'What needs my attention?',
    steps: [
      {
        tool: 'service_get_planning_brief',
        because: [tool('What needs attention now')],
        input: () => ({}),
      },
    ],
    wrong: [{ absent: 'service_send_invites' }, { absent: 'service_send_connection_action' }],
    async done() {},
  },
]
