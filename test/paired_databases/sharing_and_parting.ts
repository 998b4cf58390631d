import { cancelTheSledging, jonasLooks } from '#test/paired_databases/events.ts'
import { action as prepared } from '#test/paired_databases/lives.ts'
import type { Step } from '#test/paired_databases/step.ts'

const unknown = `${'0'.repeat(25)}1`

/** What Sam shares, what is not hers, and how she parts from Ada. */
export const sharingAndParting: readonly Step[] = [
  [
    'ideas.lists.likes.preview',
    { ideas_list_handle: '$list', person_handles: ['$ada'], source_person_handles: ['$ada'] },
  ],
  [
    'ideas.lists.likes.apply',
    { ideas_list_handle: '$list', person_handles: ['$ada'], source_person_handles: ['$ada'] },
  ],
  ['ideas.lists.share.prepare', { ideas_list_handle: '$list', person_name: 'Henriette' }],
  ['ideas.lists.share.prepare', { ideas_list_handle: '$list', person_handle: '$jonas' }],
  ['ideas.lists.share.prepare', { ideas_list_handle: '$list', person_handle: '$ada' }, prepared],
  ['actions.commit', { action_handle: '$action' }],
  [
    'relationships.connection.prepare',
    { operation: 'prepare_connection_invite', person_query: 'Henriette' },
  ],
  [
    'relationships.connection.prepare',
    { operation: 'prepare_connection_invite', person_handle: '$jonas' },
  ],
  [
    'relationships.connection.prepare',
    { operation: 'prepare_list_share', idea_list_handle: '$list', person_query: 'Ada' },
  ],
  ['relationships.people.ensure', { names: ['Henriette', 'Sam the tireless'] }],
  ['relationships.people.manage', { operation: 'delete', person_handle: '$ada' }],
  [
    'relationships.people.manage',
    { operation: 'rename', person_handle: '$jonas', display_name: 'Jonas W.' },
  ],
  [
    'relationships.friendship.review',
    {
      operation: 'create_invitation',
      people_handles: ['$jonas'],
      mode: 'individual',
      preview_enabled: true,
    },
    { review: 'data.review_token' },
  ],
  [
    'relationships.friendship.apply',
    { review_token: '$review', accept_consequences: true },
    { open: 'data.link.url' },
  ],
  jonasLooks,
  ['relationships.people.query', { name: 'Jonas' }],
  ['relationships.invitation.get', { invitation_token: unknown }],
  [
    'relationships.friendship.review',
    { operation: 'accept_invitation', invitation_token: unknown },
  ],

  // Names that belong to somebody in one of the two, and to nobody in the other.
  ['ideas.lists.get', { ideas_list_handle: '$foreign list' }],
  ['plans.get', { plan_handle: '$foreign plan' }],
  ['plans.logistics.get', { plan_handle: '$foreign plan' }],
  ['ideas.created.archive', { idea_handle: '$foreign idea' }],
  ['plans.draft.create', { candidate_id: '$foreign candidate' }],
  ['relationships.person.get', { person_handle: '$foreign person' }],
  ['actions.commit', { action_handle: '$foreign action' }],

  ['ideas.created.archive', { idea_handle: '$tea' }],
  ['ideas.lists.delete', { ideas_list_handle: '$copy' }],
  ['places.private.archive', { place_handle: '$kitchen' }],
  cancelTheSledging,
  ['invites.list', { include_removed: true, include_expired: true }],
  [
    'relationships.friendship.review',
    { operation: 'disconnect', person_handle: '$ada' },
    { review: 'data.review_token' },
  ],
  [
    'relationships.friendship.apply',
    { review_token: '$review', accept_consequences: true, remove_from_likes: true },
  ],
  ['relationships.person.get', { person_handle: '$ada' }],
  ['likes.query', { people_handles: ['$mira'] }],
  ['likes.query', { filters: { incoming_only: true } }],
  ['invites.list', {}],
  ['plans.query', {}],
  ['planning.brief.get', {}],
  ['executions.get', { execution_id: unknown }],
]
