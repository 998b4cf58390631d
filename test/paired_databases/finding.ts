import type { Step } from '#test/paired_databases/step.ts'

/** What Sam searches for and is recommended; each finds one thing, for what is equally good has no order of its own. */
export const finding: readonly Step[] = [
  ['ideas.search', { query: 'ramen', scopes: ['ideas'] }],
  ['ideas.search', { query: 'dancing' }],
  ['ideas.search', { query: 'tea', people: ['Ada'] }],
  ['ideas.search', { query: 'tea', people: ['Henriette'] }],
  ['ideas.recommendations.get', { search: 'ramen', person_handles: ['$ada'] }],
  ['ideas.recommendations.get', { search: 'dancing' }],
  ['ideas.recommendations.get', { search: 'tea', names: ['Henriette'] }],
  ['ideas.recommendations.get', { search: 'tea', idea_list_handles: ['$foreign list'] }],
  ['ideas.list.generate', { search: 'tea house', names: ['Ada'], name: 'Tea' }],
  ['ideas.list.generate', { search: 'dancing', name: 'Dancing' }],
]
