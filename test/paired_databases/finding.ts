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
  [
    'discovery.prepare',
    { query: 'ramen with Ada', semantic_subject: 'ramen', participants: { names: ['Ada'] } },
  ],
  [
    'discovery.prepare',
    { query: 'ramen, anywhere', semantic_subject: 'ramen' },
    { run: 'data.run_handle', contract: 'data.reply_contract_handle' },
  ],
  ['discovery.record', { run_handle: '$run', result_state: 'no_matches' }],
  ['ideas.discover.save', { name: 'Ramen view', run_handle: '$run' }],
  [
    'ideas.discover.refine',
    {
      query: 'dancing instead',
      semantic_subject: 'dancing',
      parent_run_handle: '$run',
      reply_contract_handle: '$contract',
      expected_state_version: 2,
      objective_relation: 'refine',
    },
  ],
  ['ideas.discover', { query: 'dancing', semantic_subject: 'dancing' }],
]
