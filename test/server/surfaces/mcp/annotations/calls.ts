import { failCapture } from '#test/support/given/captures.ts'
import { endItems } from '#test/support/given/roundups.ts'
import type { TestClient } from '#test/support/mcp_clients.ts'
import type { Account } from '#test/support/world.ts'

export type Input = Record<string, unknown>

/** What the calls know: who calls, and what earlier answers gave. */
export interface Stage {
  readonly sam: Account
  readonly client: TestClient
  /** Values of earlier answers, under the names that the calls keep them by. */
  readonly known: Record<string, string>
}

/** A call of a tool, and what of its answer's data is kept: a name and the path to the value. */
export type Call = readonly [
  tool: string,
  input: (stage: Stage) => Input | Promise<Input>,
  keep?: Readonly<Record<string, string>>,
]

const subject = ({ known }: Stage) => ({ kind: 'place', handle: known.place_handle })

/** The review of a step of a friendship, which is a read. */
const reviewed = (input: (stage: Stage) => Input): Call[1] => {
  return async (stage) => {
    const review = await stage.client.call('service_review_friendship', input(stage))
    const { review_token } = review.structuredContent.data
    return { review_token, accept_consequences: true }
  }
}

const people: readonly Call[] = [
  [
    'service_create_friends_in_mind',
    () => ({ names: ['Ada', 'Mira'] }),
    { person_handle: 'people.0.person.person_handle', mira: 'people.1.person.person_handle' },
  ],
  [
    'service_manage_friend',
    () => ({ operation: 'create', display_name: 'Jonas' }),
    { jonas: 'person.person_handle' },
  ],
  [
    'service_manage_friend',
    ({ known }) => ({ operation: 'rename', person_handle: known.jonas, display_name: 'Jonas W' }),
  ],
]

const places: readonly Call[] = [
  [
    'service_create_private_place',
    () => ({ name: 'The allotment' }),
    { place_handle: 'place.place_handle' },
  ],
  [
    'service_create_private_place',
    () => ({ name: 'The boathouse' }),
    { boathouse: 'place.place_handle' },
  ],
  [
    'service_update_private_place',
    ({ known }) => ({
      ...{ place_handle: known.place_handle, description: 'Behind the station.' },
      ...{ address: 'Bahnhofstraße 1', timezone: 'Asia/Tokyo', activity_name: 'Swimming' },
    }),
  ],
  [
    'service_update_private_place',
    ({ known }) => ({
      ...{ place_handle: known.place_handle, description: null },
      ...{ address: null, timezone: null, activity_name: null },
    }),
  ],
]

const ideas: readonly Call[] = [
  [
    'service_add_idea',
    ({ known }) => ({ kind: 'place', title: 'Barbecue', place_handle: known.place_handle }),
    { idea_handle: 'idea.idea_handle' },
  ],
  [
    'service_update_created_idea',
    ({ known }) => ({
      ...{ idea_handle: known.idea_handle, title: 'A long barbecue', description: 'By the river.' },
      source_url: 'https://example.com/barbecue',
    }),
  ],
  [
    'service_update_created_idea',
    ({ known }) => ({ idea_handle: known.idea_handle, description: null, source_url: null }),
  ],
]

/** Adds, removes and replaces what a list has. */
const memberships: readonly Call[] = (['add', 'remove', 'add', 'replace', 'add'] as const).flatMap(
  (mode): Call[] => [
    [
      'service_update_ideas_list_items',
      ({ known }) => ({
        ideas_list_handle: known.ideas_list_handle,
        idea_handles: mode === 'replace' ? [] : [known.idea_handle],
        mode,
      }),
    ],
    [
      'service_update_ideas_list_members',
      ({ known }) => ({
        ideas_list_handle: known.ideas_list_handle,
        ...(mode === 'replace' ? { person_handles: [] } : { person_names: ['Ada'] }),
        mode,
      }),
    ],
  ],
)

const lists: readonly Call[] = [
  [
    'service_create_ideas_list',
    () => ({ name: 'Summer' }),
    { ideas_list_handle: 'list.ideas_list_handle' },
  ],
  [
    'service_rename_ideas_list',
    ({ known }) => ({ ideas_list_handle: known.ideas_list_handle, name: 'Late summer' }),
  ],
  [
    'service_update_ideas_list_defaults',
    ({ known }) => ({
      ...{ ideas_list_handle: known.ideas_list_handle, neighborhood_names: ['Kreuzberg'] },
      ...{ activity_names: ['Swimming'], custom_activity_names: ['Barbecues'] },
      when_preset: 'this-weekend',
    }),
  ],
  [
    'service_update_ideas_list_defaults',
    ({ known }) => ({
      ...{ ideas_list_handle: known.ideas_list_handle, neighborhood_names: [] },
      ...{ activity_names: [], custom_activity_names: [], when_preset: null },
    }),
  ],
  ...[true, false].map(
    (set): Call => [
      'service_update_ideas_list_defaults',
      ({ known }) => ({
        ideas_list_handle: known.ideas_list_handle,
        when_start: set ? '2027-06-04T10:00:00Z' : null,
        when_end: set ? '2027-06-06T10:00:00Z' : null,
      }),
    ],
  ),
  ...memberships,
  ...[1, 2].map(
    (): Call => [
      'service_prepare_ideas_list_share',
      ({ known }) => ({ ideas_list_handle: known.ideas_list_handle, person_name: 'Ada' }),
    ],
  ),
  [
    'service_duplicate_ideas_list',
    ({ known }) => ({ ideas_list_handle: known.ideas_list_handle }),
    { copy: 'list.ideas_list_handle' },
  ],
  ['service_generate_ideas_list', () => ({ search: 'boathouse', name: 'On the water' })],
]

export const likesOfList = ({ known }: Stage) => ({
  ideas_list_handle: known.ideas_list_handle,
  person_names: ['Mira'],
})

const likes: readonly Call[] = [
  [
    'service_like_candidates',
    ({ known }) => ({
      candidate_ids: [known.candidate_id],
      person_handles: [known.person_handle],
    }),
  ],
  [
    'service_apply_ideas_list_likes',
    async (stage) => {
      await stage.client.call('service_preview_ideas_list_likes', likesOfList(stage))
      return likesOfList(stage)
    },
  ],
  ...(['like', 'unlike', 'like'] as const).map(
    (operation): Call => [
      'service_interest_action',
      ({ known }) => ({
        operation,
        subject: { type: 'idea', idea_handle: known.idea_handle },
        person_query: 'Jonas',
      }),
      { change: 'reversible_action_id' },
    ],
  ),
  [
    'service_interest_action',
    ({ known }) => ({ operation: 'undo', reversible_action_id: known.change }),
  ],
  [
    'service_mutate_likes',
    (stage) => ({ operation: 'save', subject: subject(stage) }),
    { receipt: 'receipt_id' },
  ],
  ['service_mutate_likes', ({ known }) => ({ operation: 'undo', receipt_id: known.receipt })],
  [
    'service_mutate_likes',
    (stage) => ({
      operation: 'replace',
      subject: subject(stage),
      intentions: [[stage.known.jonas, stage.known.mira]],
    }),
  ],
  [
    'service_mutate_likes',
    (stage) => ({
      operation: 'remove_person',
      subject: subject(stage),
      people_handles: [stage.known.mira],
    }),
  ],
  ['service_mutate_likes', (stage) => ({ operation: 'unlike', subject: subject(stage) })],
]

const inList = ({ known }: Stage) => ({
  subject: { handle: known.idea_handle },
  destination: { ideas_list_handle: known.copy },
})

const objects: readonly Call[] = [
  ['service_mutate_object', (stage) => ({ operation: 'remove_from_list', ...inList(stage) })],
  [
    'service_mutate_object',
    (stage) => ({ operation: 'add_to_list', ...inList(stage) }),
    { added: 'reversible_action_id' },
  ],
  [
    'service_mutate_object',
    ({ known }) => ({ operation: 'undo', reversible_action_id: known.added }),
  ],
  [
    'service_mutate_object',
    ({ known }) => ({ operation: 'create_share_link', subject: { handle: known.copy } }),
  ],
  [
    'service_mutate_object',
    ({ known }) => ({
      operation: 'update_defaults',
      subject: { interaction_reference: known.copy },
      defaults: { when_preset: 'next-week' },
    }),
  ],
]

const captures: readonly Call[] = [
  [
    'service_capture_idea',
    ({ known }) => ({
      text: 'Ostsee Sauna',
      target_ideas_list_handle: known.ideas_list_handle,
    }),
    { capture_public_id: 'capture_public_id' },
  ],
  [
    'service_retry_idea_capture',
    async ({ sam, known }) => {
      const { capture_public_id = '' } = known
      await failCapture(sam, capture_public_id)
      return { capture_public_id, expected_state_version: 2 }
    },
  ],
  ...(['first', 'other'] as const).map(
    (name): Call => [
      'service_roundup_capture',
      () => ({
        operation: 'create',
        items: [{ title: `Café Botanico ${name}` }, { title: `Distrikt Coffee ${name}` }],
        ...(name === 'other' && { mode: 'recommendation' }),
      }),
      { [`${name}_roundup`]: 'public_id' },
    ],
  ),
  ...(
    [
      ['resolve_scope', 'first', () => ({ scope: 'all' })],
      ['assign_destination', 'first', list],
      ['assign_destination', 'other', list],
      ['select_items', 'other', () => ({ selected_items: ['Café Botanico other'] })],
    ] as const
  ).map(
    ([operation, name, more]): Call => [
      'service_roundup_capture',
      async (stage) => ({ operation, ...(await generation(stage, name)), ...more(stage) }),
    ],
  ),
]

/** What else can become of a roundup, in an order in which each has something to do. */
const roundups: readonly Call[] = [
  [
    'service_roundup_capture',
    async (stage) => {
      const { sam, known } = stage
      const ends = { 1: 'source_unreachable', 2: 'captured' } as const
      await endItems(sam.world, sam, known.first_roundup ?? '', ends)
      return { operation: 'retry', ...(await generation(stage, 'first')) }
    },
  ],
  [
    'service_roundup_capture',
    () => ({ operation: 'create', items: [{ title: 'One café' }, { title: 'Another café' }] }),
    { last_roundup: 'public_id' },
  ],
  [
    'service_roundup_capture',
    async (stage) => ({ operation: 'archive', ...(await generation(stage, 'last')) }),
  ],
]

function list({ known }: Stage): Input {
  return { target_ideas_list_handle: known.ideas_list_handle }
}

/** A roundup, and the generation that it is in. */
async function generation({ client, known }: Stage, name: 'first' | 'other' | 'last') {
  const public_id = known[`${name}_roundup`]
  const { structuredContent } = await client.call('service_get_roundup_capture', { public_id })
  return { public_id, expected_generation: structuredContent.data.generation }
}

const friendships: readonly Call[] = [
  // The second link leaves the first one open.
  ...[1, 2].map(
    (): Call => [
      'service_prepare_connection_action',
      () => ({ operation: 'prepare_connection_invite', person_query: 'Jonas' }),
    ],
  ),
  [
    'service_apply_friendship',
    reviewed(({ known }) => ({
      operation: 'create_invitation',
      people_handles: [known.mira],
      mode: 'individual',
    })),
    { own_token: 'link.invitation_token' },
  ],
  [
    'service_apply_friendship',
    reviewed(({ known }) => ({
      operation: 'accept_invitation',
      invitation_token: known.invitation_token,
      identity_choice_handle: known.identity_choice_handle,
    })),
  ],
  [
    'service_apply_friendship',
    reviewed(({ known }) => ({
      operation: 'close_invitation',
      invitation_token: known.own_token,
    })),
  ],
]

/** Calls of every write but those about plans, in an order in which each has something to do. */
export const writes: readonly Call[] = [
  ...[...people, ...places, ...ideas, ...lists, ...likes, ...objects, ...captures],
  ...[...roundups, ...friendships],
]
