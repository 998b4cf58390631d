import { expect } from 'vitest'
import {
  answer,
  field,
  offered,
  reckoned,
  researched,
  said,
  type Task,
  tool,
} from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import { connect } from '#test/support/given/connections.ts'
import { found } from '#test/support/given/discovery.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { anIdea, answer as call } from '#test/support/given/lists.ts'
import type { Argument } from '#test/server/surfaces/mcp/twenty_tasks/task.ts'

/** The tasks about finding something to do, and a time for it. */
export const finding: readonly Task[] = [
  {
    asks: 'Do I have anything about a sauna?',
    given: ({ sam }) => anIdea(sam, 'Sauna by the Lake'),
    steps: [
      {
        tool: 'service_search',
        because: [tool('By words, over everything'), field('query', 'Required and not empty')],
        input: () => ({ query: said('sauna') }),
      },
    ],
    wrong: [
      { tool: 'service_search', input: () => ({ scope: 'ideas' }), back: ['/query'] },
      { tool: 'service_list_saved_ideas', alike: [field('query', 'Words of the idea')] },
    ],
    async done() {},
  },
  {
    asks: 'What could I do this weekend?',
    given: ({ sam }) => anIdea(sam, 'Sauna by the Lake'),
    steps: [
      {
        tool: 'service_get_for_you',
        because: [
          tool('Suggests by people, time, area'),
          field('when_preset', 'Such as this-weekend'),
        ],
        input: () => ({ when_preset: reckoned('this-weekend', 'this weekend', 'this-weekend') }),
      },
    ],
    wrong: [
      {
        tool: 'service_get_for_you',
        input: () => ({ when_preset: 'someday' }),
        back: ['this-weekend'],
      },
    ],
    async done() {},
  },
  {
    asks: 'When could Karla and I meet next week?',
    async given({ world, sam }) {
      const karla = await world.account('Karla')
      for (const one of [sam, karla]) await aCalendar(world.database, one)
      const { first: person_handle } = await connect(sam, karla)
      await call(sam, 'relationships.people.manage', {
        ...{ operation: 'rename', person_handle, display_name: 'Karla' },
      })
    },
    steps: [
      {
        tool: 'service_find_availability',
        because: [tool('When the user, and friends, are free'), field('person_names', 'by name')],
        input: () => ({ when_preset: offered('next-week'), person_names: [said('Karla')] }),
      },
    ],
    wrong: [
      {
        tool: 'service_find_availability',
        input: () => ({ when_preset: 'next week', person_names: ['Karla'] }),
        back: ['/when_preset', 'next-week'],
      },
    ],
    async done() {},
  },
  {
    asks: 'Make me a list “Steam” of everything about sauna.',
    async given({ sam }) {
      await anIdea(sam, 'Sauna by the Lake')
      await anIdea(sam, 'Board games')
    },
    steps: [
      {
        tool: 'service_generate_ideas_list',
        because: [
          tool('Generate and keep one Ideas List'),
          field('name', 'The name of the list'),
          field('search', 'Words each choice must match'),
        ],
        input: () => ({ name: said('Steam'), search: said('sauna') }),
      },
    ],
    wrong: [
      {
        warned: 'service_create_ideas_list',
        by: [tool('Empty; service_generate_ideas_list fills one')],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'ideas.lists.query', {})
      expect(data.items).toMatchObject([{ name: 'Steam', item_count: 1 }])
    },
  },
  {
    asks: 'Find a pottery class for beginners on the web and save it as the search “Pottery”.',
    steps: [
      {
        tool: 'service_prepare_discovery',
        because: [
          tool('Only if you research yourself; then service_record_discovery_results'),
          field('query', 'What to find'),
        ],
        input: () => ({ query: said('a pottery class for beginners') }),
      },
      {
        tool: 'service_record_discovery_results',
        because: [
          answer('service_record_discovery_results'),
          field('run_handle', 'From service_prepare_discovery'),
        ],
        input: (seen) => ({
          run_handle: seen.value('data.run_handle'),
          result_state: offered('results'),
          candidates: [asArgument(found())],
        }),
      },
      {
        tool: 'service_save_discovery',
        because: [
          tool('Keeps the search of service_prepare_discovery'),
          field('name', 'The name of the saved view'),
        ],
        input: (seen) => ({
          run_handle: seen.of('service_prepare_discovery', 'data.run_handle'),
          name: said('Pottery'),
        }),
      },
    ],
    wrong: [
      {
        tool: 'service_record_discovery_results',
        input: () => ({ result_state: 'results', candidates: [found()] }),
        back: ['/run_handle'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'ideas.lists.query', {})
      expect(data.items).toMatchObject([{ name: 'Pottery', origin: 'saved_view' }])
    },
  },
]

/** What was researched, in the form of arguments. */
function asArgument(value: unknown): Argument {
  if (Array.isArray(value)) return value.map(asArgument)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asArgument(one)]))
  }
  return researched(value as string)
}
