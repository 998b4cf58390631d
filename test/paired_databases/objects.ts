import type { Step } from '#test/paired_databases/step.ts'

const get = 'ideas.object.get'
const mutate = 'ideas.object.mutate'
const byHandle = (name: string) => ({ interaction_reference: `$${name}` })

/** What Sam reads and changes by handle and by name; Ada and Jonas have things of the same names. */
export const objects: readonly Step[] = [
  // With Ada on one list alone: of two, chance would decide which of them is named as a reason.
  [
    'ideas.lists.members.update',
    { ideas_list_handle: '$copy', person_handles: ['$ada'], mode: 'remove' },
  ],
  [get, { subject: { query: 'ramen' } }],
  [get, { subject: { query: 'dancing' } }],
  [get, { subject: { query: 'winter' } }],
  [get, { operation: 'inspect', subject: byHandle('swim') }],
  [get, { operation: 'inspect', subject: { candidate_id: '$ramen candidate' } }],
  [get, { operation: 'inspect', subject: byHandle('list') }],
  [get, { operation: 'inspect', subject: byHandle('kitchen') }],
  [get, { operation: 'inspect', subject: byHandle('ada') }],
  [get, { operation: 'list_ideas_lists', subject: byHandle('tea') }],
  [get, { operation: 'list_ideas_lists', subject: byHandle('ada') }],
  [get, { operation: 'list_ideas_lists' }],
  [get, { operation: 'list_contents', collection: 'saved_items' }],
  [
    get,
    {
      operation: 'list_contents',
      subject: byHandle('list'),
      collection: 'relationship_interests',
    },
  ],
  [get, { subject: byHandle('foreign list') }],
  [get, { operation: 'inspect', subject: byHandle('foreign plan') }],
  [get, { subject: { candidate_id: '$foreign candidate' } }],
  [mutate, { operation: 'create_share_link', subject: { handle: '$foreign list' } }],
  [
    mutate,
    {
      operation: 'remove_from_list',
      subject: { handle: '$concert' },
      destination: { name: 'winter' },
    },
    { removed: 'data.reversible_action_id' },
  ],
  [mutate, { operation: 'undo', reversible_action_id: '$removed' }],
  [
    'ideas.recommendations.prepare',
    { subject: 'tea', person: 'Ada', date_phrase: 'next weekend' },
    { options: 'data.snapshot_handle', option: 'data.options.0.option_handle' },
  ],
  [
    'ideas.recommendations.prepare',
    { action: 'detail', snapshot_handle: '$options', option_handle: '$option' },
  ],
  ['ideas.recommendations.prepare', { subject: 'dancing' }],
  ['ideas.recommendations.prepare', { subject: 'tea', person: 'Henriette' }],
]
