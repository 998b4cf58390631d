import type { CapabilityId } from '#generated/types.ts'
import { isLive } from '#test/contract/live.ts'
import { captured, roundedUp } from '#test/support/given/handles/captures.ts'
import { invitedBySomebody, reviewed } from '#test/support/given/handles/friendship.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { researched } from '#test/support/given/handles/runs.ts'
import { liked } from '#test/support/given/handles/likes.ts'
import type { Values } from '#test/contract/sample.ts'
import type { Account } from '#test/support/world.ts'

/** What one account has: a handle by each field that may hold it. */
export type Handles = Record<string, string>

/**
 * Makes a person, a place, an idea and a list, and one of everything else that handles in these inputs name;
 * without inputs, of everything there is.
 */
export async function makeHandles(
  account: Account,
  inputs: readonly Values[] | null = null,
): Promise<Handles> {
  const named = inputs && new Set(inputs.flatMap(namesIn))
  const isNamed = (...names: string[]) => !named || names.some((name) => named.has(name))
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
  const inFortyDays = new Date(Date.now() + 40 * 86_400_000).toISOString()
  const preparePlan = async () => {
    const draft = { candidate_id, scheduled_at: inFortyDays, separate_outing: true }
    const { data } = await made('plans.draft.create', draft)
    const plan_handle = handleIn(data.plan, 'plan_handle')
    const send = { plan_handle, send_person_handles: [person_handle] }
    const { data: invitation } = await made('plans.invitation.prepare', send)
    return { plan_handle, action_handle: handleIn(invitation.prepared, 'action_handle') }
  }
  const sentPlan = async (): Promise<Handles> => {
    const { plan_handle, action_handle } = await preparePlan()
    await made('actions.commit', { action_handle })
    if (!isNamed('item_handle')) return { plan_handle }
    const { data } = await made('plans.logistics.update', {
      ...{ plan_handle, mode: 'add', item: { title: `Bread ${mark}` } },
    })
    const [item] = data.items as Values[]
    return { plan_handle, item_handle: handleIn(item, 'item_handle') }
  }
  const preparedAction = async () => ({ action_handle: (await preparePlan()).action_handle })
  const undrafted = async () => {
    const place = { kind: 'place', title: `Bath house ${mark}` }
    const { data } = await made('ideas.structured_create', place)
    return { candidate_id: handleIn(data.idea, 'candidate_id') }
  }
  return {
    execution_id,
    recipient_handle: person_handle,
    send_person_handle: person_handle,
    person_handle,
    place_handle,
    venue_place_handle: place_handle,
    idea_handle,
    source_handle: idea_handle,
    ideas_list_handle,
    idea_list_handle: ideas_list_handle,
    ...(isNamed('invite_handle') && { invite_handle: await invitedToPlan(account) }),
    ...(isNamed('plan_handle') && (await sentPlan())),
    ...(isNamed('action_handle') && (await preparedAction())),
    ...(isNamed('candidate_id') && (await undrafted())),
    ...(isNamed('reversible_action_id', 'receipt_id', 'handle') &&
      (await liked(account, idea_handle, place_handle))),
    ...(isNamed('invitation_token', 'identity_choice_handle') &&
      (await invitedBySomebody(account))),
    ...(isNamed('capture_public_id') && {
      capture_public_id: await captured(account, inputs ?? []),
    }),
    ...(isNamed('public_id') &&
      isLive('ideas.roundup.mutate') && { public_id: await roundedUp(account) }),
    ...(isNamed('run_handle', 'thread_handle', 'reply_contract_handle') &&
      (await researched(account))),
    ...(isNamed('review_token') && (await reviewed(account, person_handle))),
    snapshot_handle: outcome.collection?.snapshot_handle ?? '',
  }
}

/** Fields whose name does not say what their handles name. */
const kinds: Record<string, string | undefined> = {
  people_handles: 'person_handle',
  own_host_person_handle: 'person_handle',
  intentions: 'person_handle',
  candidate_ids: 'candidate_id',
  source_person_handles: 'person_handle',
  target_ideas_list_handle: 'ideas_list_handle',
  parent_run_handle: 'run_handle',
}

/** The field a handle of `name` is made for: `person_handles` holds what `person_handle` does. */
export function kindOf(name: string): string {
  const kind = kinds[name]
  if (kind !== undefined) return kind
  return name.endsWith('_handles') ? name.slice(0, -1) : name
}

/** What each field of an input, at any depth, is named by in `Handles`. */
function namesIn(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(namesIn)
  if (input === null || typeof input !== 'object') return []
  return Object.entries(input).flatMap(([name, value]) => [kindOf(name), ...namesIn(value)])
}

/** What an example expects of a thing that is not the account's own. */
const expectations = ['expected_checksum']

/**
 * The input with an account's own handles in place of those in an example, and with times that lie as far
 * ahead as they did when the example was written.
 */
export function withHandles(input: Values, handles: Handles): Values {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => !expectations.includes(name))
      .map(([name, value]) => {
        const own = handles[kindOf(name)]
        if (own === undefined || value === null) return [name, inside(value, handles)]
        return [name, filled(value, own)]
      }),
  )
}

/** Lists of handles, and lists of such lists. */
function filled(value: unknown, own: string): unknown {
  return Array.isArray(value) ? value.map((one) => filled(one, own)) : own
}

function inside(value: unknown, handles: Handles): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return later(value)
  return withHandles({ ...value }, handles)
}

const day = 86_400_000

/** Days since the examples were written. */
const age = Math.max(0, Math.ceil((Date.now() - Date.parse('2026-11-21T12:00:00Z')) / day))

function later(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(value)) return value
  return new Date(Date.parse(value) + age * day).toISOString()
}

function handleIn(resource: unknown, field: string): string {
  const handle: unknown =
    resource !== null && typeof resource === 'object' ? Reflect.get(resource, field) : null
  if (typeof handle === 'string') return handle
  throw new Error(`There is no ${field} in ${JSON.stringify(resource)}.`)
}
