import type { User } from '#test/bench/carries/year.ts'
import { callOf, type Shot, unique } from '#test/bench/shots.ts'

/** What is measured: each call as an account makes it. */
export const calls: Readonly<Record<string, (user: User) => Shot>> = {
  'the first page of a list': ({ token, ideas_list_handle }) =>
    callOf('ideas.lists.get', token, { ideas_list_handle }),
  'the lists': ({ token }) => callOf('ideas.lists.query', token, {}),
  'saved ideas': ({ token }) => callOf('ideas.saved.query', token, {}),
  'likes, and those of friends': ({ token }) => callOf('likes.query', token, {}),
  'a search for two words': ({ token }) => callOf('ideas.search', token, { query: 'idea 12' }),
  recommendations: ({ token }) => callOf('ideas.recommendations.get', token, {}),
  'free time with a friend': ({ token, person_handle }) =>
    callOf('availability.query', token, {
      ...{ when_preset: 'next-few-days', person_handles: [person_handle] },
    }),
  'the brief of an agent': ({ token }) => callOf('planning.brief.get', token, {}),
  'plans that are ahead': ({ token }) => callOf('plans.query', token, {}),
  'an idea is saved': ({ token }) =>
    callOf('ideas.structured_create', token, { kind: 'place', title: `Tea ${unique}` }, true),
  'the lists, by MCP': ({ token }) => ({
    path: '/mcp',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'service_list_ideas_lists', arguments: {} },
    },
  }),
}
