import { times } from '#test/paired_databases/lives.ts'
import type { Step } from '#test/paired_databases/step.ts'

const idea = (name: string) => ({
  [name]: 'data.idea.idea_handle',
  [`${name} candidate`]: 'data.idea.candidate_id',
})
const subject = (name: string) => ({ kind: 'idea', handle: `$${name}` })

/** The people Sam knows, what she saves, and what she likes. */
export const ideasAndLikes: readonly Step[] = [
  ['planning.brief.get', {}],
  ['relationships.people.query', {}],
  ['relationships.people.query', { name: 'Jonas' }],
  ['relationships.people.query', { name: 'Henriette' }],
  ['relationships.person.get', { name: 'Henriette' }],
  ['relationships.person.get', { person_handle: '$ada' }],
  ['relationships.person.get', { person_handle: '$jonas' }],
  ['relationships.person.get', { name: 'Bossy Sam' }],

  [
    'places.private.create',
    { name: 'Kitchen', address: 'Weserstraße 1' },
    { kitchen: 'data.place.place_handle' },
  ],
  ['places.private.query', { query: 'kitchen' }],
  ['places.private.update', { place_handle: '$kitchen', description: 'Ring twice' }],
  ['ideas.structured_create', { kind: 'place', title: 'Evening swim' }, idea('swim')],
  [
    'ideas.structured_create',
    { kind: 'place', title: 'Ramen', place_handle: '$kitchen' },
    idea('ramen'),
  ],
  [
    'ideas.structured_create',
    { kind: 'event', title: 'Winter concert', event_start_at: times.concert },
    idea('concert'),
  ],
  ['ideas.structured_create', { kind: 'place', title: 'Tea house' }, idea('tea')],
  ['ideas.structured_create', { kind: 'place', title: 'Tea house' }],
  ['ideas.created.update', { idea_handle: '$tea', description: 'Upstairs' }],
  ['ideas.saved.query', {}],
  ['ideas.saved.query', { mutual_only: true }],
  ['ideas.saved.query', { mutual_only: true, person_name: 'Jonas' }],
  ['ideas.saved.query', { mutual_only: true, person_name: 'Henriette' }],
  ['ideas.saved.query', { query: 'dancing' }],

  [
    'ideas.lists.create',
    { name: 'Winter', person_handles: ['$ada', '$jonas'] },
    { list: 'data.list.ideas_list_handle' },
  ],
  ['ideas.lists.query', {}],
  [
    'ideas.lists.items.update',
    {
      ideas_list_handle: '$list',
      idea_handles: ['$swim', '$ramen', '$concert', '$tea'],
      mode: 'add',
    },
  ],
  [
    'ideas.lists.members.update',
    { ideas_list_handle: '$list', person_names: ['Mira', 'Henriette'], mode: 'add' },
  ],
  [
    'ideas.lists.members.update',
    { ideas_list_handle: '$list', person_handles: ['$mira', '$ada', '$jonas'], mode: 'add' },
  ],
  ['ideas.lists.get', { ideas_list_handle: '$list' }],
  ['ideas.lists.directions.get', { ideas_list_handle: '$list' }],
  ['ideas.lists.defaults.update', { ideas_list_handle: '$list', when_preset: 'next-week' }],
  [
    'ideas.lists.duplicate',
    { ideas_list_handle: '$list' },
    { copy: 'data.list.ideas_list_handle' },
  ],
  ['ideas.lists.rename', { ideas_list_handle: '$copy', name: 'Spring' }],
  ['ideas.lists.likes.preview', { ideas_list_handle: '$list', person_names: ['Ada'] }],
  [
    'ideas.lists.likes.preview',
    { ideas_list_handle: '$list', person_handles: ['$ada'], source_person_handles: ['$ada'] },
  ],
  [
    'ideas.lists.likes.preview',
    { ideas_list_handle: '$list', person_handles: ['$jonas'], source_person_handles: ['$jonas'] },
  ],

  [
    'relationships.interest.get',
    { subject: { type: 'idea', candidate_id: '$swim candidate' }, person_handle: '$ada' },
  ],
  [
    'relationships.interest.get',
    { subject: { type: 'idea', candidate_id: '$ramen candidate' }, person_handle: '$ada' },
  ],
  [
    'relationships.interest.get',
    { subject: { type: 'idea', candidate_id: '$concert candidate' }, person_query: 'Jonas' },
  ],
  [
    'relationships.interest.get',
    { subject: { type: 'idea', candidate_id: '$tea candidate' }, person_query: 'Henriette' },
  ],
  [
    'relationships.interest.mutate',
    {
      operation: 'like',
      subject: { type: 'idea', candidate_id: '$ramen candidate' },
      person_handle: '$ada',
    },
    { undo: 'data.reversible_action_id' },
  ],
  ['relationships.interest.mutate', { operation: 'undo', reversible_action_id: '$undo' }],
  // One by one: what is liked at once has no order of its own.
  [
    'ideas.candidates.like',
    { candidate_ids: ['$ramen candidate'], person_handles: ['$ada', '$jonas'] },
  ],
  ['ideas.candidates.like', { candidate_ids: ['$swim candidate'], person_handles: ['$ada'] }],
  [
    'ideas.candidates.like',
    { candidate_ids: ['$tea candidate'], person_handles: ['$ada', '$jonas'] },
  ],
  ['likes.query', {}],
  ['likes.query', { filters: { incoming_only: true } }],
  ['likes.query', { people_handles: ['$ada'] }],
  ['likes.query', { people_handles: ['$jonas'] }],
  [
    'likes.mutate',
    { subject: subject('concert'), operation: 'save', people_handles: ['$ada', '$jonas'] },
    { receipt: 'data.receipt_id' },
  ],
  ['likes.mutate', { operation: 'undo', receipt_id: '$receipt' }],
  [
    'likes.mutate',
    {
      subject: subject('concert'),
      operation: 'replace',
      intentions: [['$ada'], ['$jonas', '$mira']],
    },
  ],
  ['ideas.saved.query', { mutual_only: true, person_handle: '$ada' }],
  ['relationships.person.get', { name: 'Ada' }],
  ['planning.brief.get', {}],
]
