import type { Call, Stage } from '#test/server/surfaces/mcp/annotations/calls.ts'

/** The instant so many days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** Commits what the call before prepared. */
const commit: Call = [
  'service_commit_action',
  ({ known }) => ({ action_handle: known.action_handle }),
]

const prepared = { action_handle: 'prepared.action_handle' }

const plan = ({ known }: Stage) => ({ plan_handle: known.plan_handle })

const draft = (keep: string, days: number): Call => [
  'service_draft_invite',
  ({ known }) => ({
    candidate_id: known.candidate_id,
    separate_outing: true,
    scheduled_at: inDays(days),
  }),
  { [keep]: 'plan.plan_handle' },
]

const guests = { send_person_names: ['Ada'] }

/** Calls of every write about plans, in an order in which each has something to do. */
export const planWrites: readonly Call[] = [
  draft('plan_handle', 3),
  draft('draft_handle', 4),
  draft('other_draft_handle', 5),
  draft('shared_handle', 6),
  ['service_modify_invite', (stage) => ({ ...plan(stage), capacity_min: 2 })],
  [
    'service_modify_invite',
    (stage) => ({ ...plan(stage), audience_selection: { person_names: ['Ada', 'Mira'] } }),
  ],
  ['service_modify_invite', (stage) => ({ ...plan(stage), audience_selection: null })],
  [
    'service_modify_invite',
    (stage) => ({ ...plan(stage), source_handles: [stage.known.boathouse] }),
  ],
  ['service_modify_invite', (stage) => ({ ...plan(stage), source_handles: [] })],
  [
    'service_modify_invite',
    (stage) => ({
      ...{ ...plan(stage), custom_activity_name: 'Barbecue', capacity_max: 9 },
      ...{ rsvp_deadline: inDays(2), title_override: 'Coals', description_override: 'Bring some.' },
      claims: [{ source_handle: stage.known.boathouse, claim: 'It is open.' }],
    }),
  ],
  [
    'service_modify_invite',
    (stage) => ({
      ...{ ...plan(stage), custom_activity_name: null, capacity_max: null, rsvp_deadline: null },
      ...{ title_override: null, description_override: null, scheduled_at: null, claims: [] },
    }),
  ],
  ['service_modify_invite', (stage) => ({ ...plan(stage), scheduled_at: inDays(3) })],
  ['service_preview_invite', plan],
  ['service_prepare_send_invites', (stage) => ({ ...plan(stage), ...guests })],
  [
    'service_prepare_send_invites',
    async ({ client, known }) => {
      const { shared_handle: plan_handle } = known
      const idempotency_key = `preview-${plan_handle}`
      await client.call('service_preview_invite', { plan_handle, idempotency_key })
      return { plan_handle, action: 'create_share_link' }
    },
    prepared,
  ],
  commit,
  [
    'service_prepare_plan_invitation',
    ({ known }) => ({ plan_handle: known.draft_handle, action: 'create_share_link' }),
  ],
  [
    'service_prepare_plan_invitation',
    (stage) => ({ ...plan(stage), ...guests, action: 'send_invites' }),
    prepared,
  ],
  commit,
  ...(['add', 'add', 'replace'] as const).map(
    (mode, at): Call => [
      'service_update_plan_logistics',
      (stage) => ({ ...plan(stage), mode, item: { title: `Thing ${at}` } }),
      { item_handle: 'items.0.item_handle' },
    ],
  ),
  [
    'service_update_plan_logistics',
    (stage) => ({
      ...plan(stage),
      mode: 'replace',
      item_handle: stage.known.item_handle,
      status: 'completed',
    }),
  ],
  ...[
    ['item', 'Firewood', '10 euros'],
    ['item', 'Firewood', null],
    ['items', 'Charcoal', '20 euros'],
    ['items', 'Charcoal', null],
  ].map(
    ([field, title, amount_note]): Call => [
      'service_update_plan_logistics',
      (stage) => {
        const item = {
          ...{ kind: 'host_action', action_type: 'other', phase: 'before_arrival' },
          ...{ actor_type: 'host', visibility: 'host', title, amount_note },
        }
        const written = field === 'item' ? { item } : { items: [item] }
        return { ...plan(stage), mode: 'add', ...written }
      },
    ],
  ),
  [
    'service_prepare_plan_roster',
    (stage) => ({ ...plan(stage), recipient_names: ['Mira'] }),
    prepared,
  ],
  commit,
  [
    'service_prepare_plan_update',
    (stage) => ({
      ...plan(stage),
      changes: {
        ...{ title_override: 'With charcoal', description_override: 'Bring some.' },
        ...{ scheduled_ends_at: inDays(3.2), meetup_at: inDays(2.9), rsvp_deadline: inDays(2) },
        ...{ meetup_location_text: 'At the gate', capacity_max: 9 },
      },
    }),
    prepared,
  ],
  commit,
  [
    'service_prepare_plan_update',
    (stage) => ({
      ...plan(stage),
      changes: {
        ...{ title_override: null, description_override: null, scheduled_ends_at: null },
        ...{ meetup_at: null, rsvp_deadline: null, meetup_location_text: null, capacity_max: null },
      },
    }),
    prepared,
  ],
  commit,
  [
    'service_update_my_rsvp',
    ({ known }) => ({ invite_handle: known.invite_handle, rsvp_status: 'accepted' }),
  ],
  [
    'service_update_my_rsvp',
    ({ known }) => ({ invite_handle: known.invite_handle, rsvp_status: 'declined' }),
  ],
  [
    'service_prepare_connection_action',
    ({ known }) => ({
      operation: 'prepare_list_share',
      idea_list_handle: known.ideas_list_handle,
      person_handle: known.connected_handle,
    }),
    prepared,
  ],
  commit,
  [
    'service_prepare_discovery',
    () => ({ query: 'a boathouse', limit: 3 }),
    { run_handle: 'run_handle' },
  ],
  [
    'service_record_discovery_results',
    ({ known }) => ({ run_handle: known.run_handle, result_state: 'no_matches' }),
  ],
  ['service_save_discovery', ({ known }) => ({ run_handle: known.run_handle, name: 'Boathouses' })],
]

/** Calls after which what the others made is gone, in an order in which each has something to do. */
export const lastWrites: readonly Call[] = [
  ['service_prepare_plan_cancellation', plan, prepared],
  commit,
  ['service_delete_invite_draft', ({ known }) => ({ plan_handle: known.draft_handle })],
  ['service_discard_plan', ({ known }) => ({ plan_handle: known.other_draft_handle })],
  ['service_archive_created_idea', ({ known }) => ({ idea_handle: known.idea_handle })],
  ['service_archive_private_place', ({ known }) => ({ place_handle: known.place_handle })],
  [
    'service_apply_friendship',
    async ({ client, known }) => {
      const input = { operation: 'disconnect', person_handle: known.connected_handle }
      const review = await client.call('service_review_friendship', input)
      const { review_token } = review.structuredContent.data
      return { review_token, accept_consequences: true }
    },
  ],
  ['service_manage_friend', ({ known }) => ({ operation: 'delete', person_handle: known.jonas })],
  ['service_delete_ideas_list', ({ known }) => ({ ideas_list_handle: known.ideas_list_handle })],
]
