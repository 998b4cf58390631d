import type { CapabilityId } from '#generated/types.ts'
import type { Values } from '#test/contract/sample.ts'
import type { Account } from '#test/support/world.ts'

/** What one account has: a handle by each field that may hold it. */
export type Handles = Record<string, string>

/** Makes one of everything that handles can name so far. */
export async function makeHandles(account: Account): Promise<Handles> {
  const made = async (id: CapabilityId, input: Values) => {
    const { status, body, text } = await account.call(id, input)
    if (status !== 200 || body.data === null) throw new Error(`${id} answered ${text}`)
    return { data: body.data as Values, execution_id: body.execution_id, outcome: body.outcome }
  }
  const mark = crypto.randomUUID().slice(0, 8)
  const { data: person } = await made('relationships.people.manage', {
    operation: 'create',
    display_name: `Ada ${mark}`,
  })
  const { data: place } = await made('places.private.create', { name: `Kitchen ${mark}` })
  const { data: idea } = await made('ideas.structured_create', {
    kind: 'place',
    title: `Tea house ${mark}`,
  })
  const { data: list, execution_id } = await made('ideas.lists.create', { name: `Winter ${mark}` })
  const { outcome } = await made('ideas.lists.query', { query: mark })
  const person_handle = handleIn(person.person, 'person_handle')
  const place_handle = handleIn(place.place, 'place_handle')
  const idea_handle = handleIn(idea.idea, 'idea_handle')
  const ideas_list_handle = handleIn(list.list, 'ideas_list_handle')
  const { candidate_id } = idea.idea as Values
  const { data: draft } = await made('plans.draft.create', {
    candidate_id,
    scheduled_at: new Date(Date.now() + 40 * 86_400_000).toISOString(),
  })
  const plan_handle = handleIn(draft.plan, 'plan_handle')
  const { data: invitation } = await made('plans.invitation.prepare', {
    plan_handle,
    send_person_handles: [person_handle],
  })
  return {
    execution_id,
    plan_handle,
    action_handle: handleIn(invitation.prepared, 'action_handle'),
    recipient_handle: person_handle,
    send_person_handle: person_handle,
    person_handle,
    place_handle,
    venue_place_handle: place_handle,
    idea_handle,
    ideas_list_handle,
    snapshot_handle: outcome.collection?.snapshot_handle ?? '',
  }
}

/** The field a handle of `name` is made for: `person_handles` holds what `person_handle` does. */
export function kindOf(name: string): string {
  return name.endsWith('_handles') ? name.slice(0, -1) : name
}

/** The input with an account's own handles in place of those in an example. */
export function withHandles(input: Values, handles: Handles): Values {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const own = handles[kindOf(name)]
      if (own === undefined || value === null) return [name, value]
      return [name, Array.isArray(value) ? value.map(() => own) : own]
    }),
  )
}

function handleIn(resource: unknown, field: string): string {
  const handle: unknown =
    resource !== null && typeof resource === 'object' ? Reflect.get(resource, field) : null
  if (typeof handle === 'string') return handle
  throw new Error(`There is no ${field} in ${JSON.stringify(resource)}.`)
}
