import fc from 'fast-check'

/** Handles of the sender that anything may be named by. */
export const anyHandle = fc.constantFrom(
  ...['@idea_handle@', '@place_handle@', '@ideas_list_handle@', '@plan_handle@', '@person_handle@'],
  ...['@other idea_handle@', '@candidate_id@', '@foreign@', 'unknown', 'ev_x'],
)

const words = fc.constantFrom('Winter', 'winter', 'Tea house', 'Kitchen', 'é', '% _', '🍵', ' ')

const named = fc.oneof(
  anyHandle.map((handle) => ({ handle })),
  anyHandle.map((interaction_reference) => ({ interaction_reference })),
  anyHandle.map((candidate_id) => ({ candidate_id })),
  words.map((query) => ({ query })),
  fc.record({ query: words, handle: anyHandle }),
  fc.record({ type: fc.constantFrom('idea', 'ideas_list', 'place', 'plan', 'x'), query: words }),
)

const list = fc.constantFrom('@ideas_list_handle@', '@other ideas_list_handle@', '@foreign@')

const anything = fc.jsonValue({ maxDepth: 2 })

/** Objects that the schema leaves open and that the service reads nevertheless, by the name of their field. */
const open: Readonly<Record<string, fc.Arbitrary<object>>> = {
  subject: named,
  destination: fc.oneof(
    list.map((ideas_list_handle) => ({ ideas_list_handle })),
    words.map((name) => ({ name })),
    anything.map((name) => ({ name })),
  ),
  defaults: fc.oneof(
    fc.constant({ activity_names: ['Swimming'], when_preset: 'today' }),
    fc.constant({ neighborhood_names: ['Nowhere'] }),
    fc.constant({ when_start: null, when_end: '2027-01-01T00:00:00Z' }),
    anything.map((activity_names) => ({ activity_names })),
  ),
  share_options: fc.oneof(
    fc.constant({}),
    fc.constant({ person_handle: '@person_handle@' }),
    fc.constant({ expires_at: new Date(Date.now() + 86_400_000).toISOString() }),
    anything.map((expires_at) => ({ expires_at })),
  ),
}

/** JSON texts of such an object; null for fields that are none. */
export function openObject(name: string): fc.Arbitrary<string> | null {
  return open[name]?.map((value) => JSON.stringify(value)) ?? null
}
