import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { examplesOf, type GivenAnswer } from '#test/assistant/given_answers.ts'
import { all, type Given, handleOf, labelOf, thingOf, timezone } from '#test/assistant/fixture.ts'
import type { NamedByPerson } from '#server/domain/assistant/state.ts'

type Fields = Readonly<Record<string, unknown>>

/** A call that was made before. */
interface Before {
  readonly capability: CapabilityId
  readonly input: Fields
}

/**
 * What the fixture answers to a call: about its own things where the call names some, else as the example of the capability. What
 * was drafted before is known.
 */
export function answerTo(
  capability: CapabilityId,
  input: Fields,
  before: readonly Before[] = [],
): GivenAnswer {
  const [example] = examplesOf(capability)
  if (example === undefined) throw new Error(`${capability} has no example.`)
  const data = withOwnThings(example.data) as Fields
  return { ...example, data: { ...data, ...ownData(capability, input, data, before) } }
}

/** An example with the people and lists of the fixture in the place of those that are called as they are. */
function withOwnThings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnThings)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([field, one]) => [field, withOwnThings(one)])
  const own = Object.entries({ person: 'person_handle', list: 'ideas_list_handle' }).flatMap(
    ([kind, field]) => {
      const called = value[kind === 'person' ? 'display_name' : 'name']
      const [thing] = all(kind).filter(({ key }) => labelOf(key) === called)
      return thing && field in value ? [[field, handleOf(thing.key)]] : []
    },
  )
  return { ...Object.fromEntries(fields), ...Object.fromEntries(own) }
}

function ownData(
  capability: CapabilityId,
  input: Fields,
  example: Fields,
  before: readonly Before[],
): Fields {
  const query = typeof input.query === 'string' ? input.query : ''
  const isNew = capability === 'plans.draft.create'
  const plan = planFields(isNew ? handleOf('plan.new') : input.plan_handle, before)
  switch (capability) {
    case 'relationships.people.query':
      return {
        items: named('person', query)
          .map(personOf)
          .filter(
            ({ classification }) => classification === (input.classification ?? classification),
          ),
      }
    case 'ideas.lists.query':
      return { items: named('list', query).map(listOf) }
    case 'ideas.saved.query':
      return { items: named('idea', query).map(ideaOf) }
    case 'places.private.query':
      return { items: named('place', query).map(placeOf) }
    case 'plans.query':
      return { items: named('plan', query).filter(isOf(input)).map(planOf) }
    case 'plans.get':
      return plan
        ? { plan: { ...(example.plan as Fields), ...planOf(plan) }, ...peopleOf(plan) }
        : {}
    case 'relationships.person.get': {
      const { person_handle, name } = input
      const person = all('person').find(
        ({ key }) => handleOf(key) === person_handle || labelOf(key) === name,
      )
      return person ? { ...nothingShared, person: personOf(person) } : {}
    }
    case 'planning.brief.get':
      return { sections: [{ type: 'waiting', priority: 1, items: waiting() }] }
    case 'ideas.recommendations.get':
      return { items: all('idea').slice(0, 5).map(candidateOf) }
    case 'plans.draft.create':
      return {
        plan: { ...(example.plan as Fields), plan_handle: handleOf('plan.new'), ...titleOf(input) },
        draft: { ...(example.draft as Fields), audience: plan ? peopleOf(plan).audience : [] },
      }
    case 'plans.draft.update':
    case 'plans.draft.preview':
      return plan ? { plan: { ...(example.plan as Fields), ...planOf(plan) } } : {}
    case 'ideas.lists.create':
    case 'ideas.lists.rename': {
      const { ideas_list_handle = handleOf('list.new'), name } = input
      return { list: { ...(example.list as Fields), ideas_list_handle, name } }
    }
    case 'ideas.lists.get': {
      const list = all('list').find(({ key }) => handleOf(key) === input.ideas_list_handle)
      const ideas = ((list?.ideas ?? []) as string[]).map((key) => ideaOf({ key }))
      return list
        ? { list: { ...(example.list as Fields), ...listOf(list) }, items: ideas, people: [] }
        : {}
    }
    case 'ideas.lists.items.update':
    case 'ideas.lists.members.update': {
      const { mode, idea_handles, person_names, person_handles } = input
      const { length } = [idea_handles ?? person_names ?? person_handles ?? []].flat()
      return { added: mode === 'add' ? length : 0, removed: mode === 'remove' ? length : 0 }
    }
    case 'plans.logistics.update':
    case 'plans.logistics.get': {
      const items = ((plan?.checklist ?? []) as string[]).map(itemOf)
      return plan ? { plan_handle: input.plan_handle, items } : {}
    }
    case 'ideas.capture':
      return { capture_public_id: handleOf('capture.new') }
    default:
      return {}
  }
}

/** What was made in a dialogue by what it is called, as far as people name it: a draft, lists, people and places. */
export function madeBefore(made: readonly Before[]): NamedByPerson[] {
  const thing = (key: string, label: unknown) => ({ ...thingOf(key), label: String(label) })
  const drafted = planFields(handleOf('plan.new'), made)
  const draft = drafted && {
    ...{ ...thing('plan.new', drafted.title), is_draft: true },
    scheduled_at: drafted.scheduled_at ? new Date(String(drafted.scheduled_at)) : null,
  }
  const others = made.flatMap(({ capability, input }): NamedByPerson[] => {
    if (capability === 'ideas.lists.create') return [thing('list.new', input.name)]
    if (capability === 'places.private.create') return [thing('place.new', input.name)]
    if (capability !== 'relationships.people.ensure') return []
    return [input.people].flat().map((name, at) => thing(`person.new_${at}`, name))
  })
  return [...(draft ? [draft] : []), ...others]
}

/** What is known of somebody who shares nothing with the account. */
const nothingShared = {
  aliases: [],
  lists: [],
  interests: [],
  other_interests: [],
  plans: [],
  invites: [],
}

/** A plan of the fixture, or the one that was drafted in this dialogue. */
function planFields(handle: unknown, before: readonly Before[]): Given | undefined {
  const drafted = before.filter(({ capability }) => capability === 'plans.draft.create').at(-1)
  if (handle !== handleOf('plan.new') || drafted === undefined) {
    const plan = all('plan').find(({ key }) => handleOf(key) === handle)
    return plan && { ...plan, ...movedTo(handle, before), ...chosenFor(handle, before) }
  }
  const { scheduled_at = null } = Object.assign({}, ...before.map(({ input }) => input)) as Fields
  const { title = 'A new plan' } = titleOf(drafted.input)
  const people = chosenFor(handle, before)
  return { key: 'plan.new', title, state: 'draft', role: 'host', scheduled_at, ...people }
}

/** Who a draft is for by what was said before. */
function chosenFor(handle: unknown, before: readonly Before[]): Fields {
  const isOf = ({ capability, input }: Before) =>
    (capability === 'plans.draft.update' && input.plan_handle === handle) ||
    (capability === 'plans.draft.create' && handle === handleOf('plan.new'))
  const chosen = before.filter((one) => isOf(one) && 'audience_selection' in one.input)
  if (chosen.length === 0) return {}
  const { person_handles = [], person_names = [] } = (chosen.at(-1)?.input.audience_selection ??
    {}) as { readonly person_handles?: string[]; readonly person_names?: string[] }
  const known = all('person').filter(({ key }) => person_handles.includes(handleOf(key)))
  const called = person_names.flatMap((name) => named('person', name).slice(0, 1))
  return { audience: [...known, ...called].map(({ key }) => key) }
}

/** When a draft begins by what was changed before. */
function movedTo(handle: unknown, before: readonly Before[]): Fields {
  const moves = before.filter(
    ({ capability, input }) =>
      capability === 'plans.draft.update' &&
      input.plan_handle === handle &&
      'scheduled_at' in input,
  )
  const { scheduled_at } = moves.at(-1)?.input ?? {}
  return scheduled_at === undefined ? {} : { scheduled_at }
}

function titleOf({ candidate_id }: Fields): Fields {
  const idea = all('idea').find(({ key }) => handleOf(key) === candidate_id)
  return idea ? { title: labelOf(idea.key) } : {}
}

/** The things of a kind whose names have these words. */
export function named(kind: string, query: string): Given[] {
  const words = nameKey(query).split(' ').filter(Boolean)
  return all(kind).filter(({ key }) => {
    const of = nameKey(labelOf(key))
    return words.every((word) => of.includes(word))
  })
}

function isOf({ scope, role }: Fields) {
  return (plan: Given) => {
    const isOver = plan.state === 'past' || plan.state === 'canceled'
    if (role !== undefined && plan.role !== role) return false
    if (scope === 'drafts') return plan.state === 'draft'
    if (scope === 'past' || scope === 'canceled') return plan.state === scope
    return scope === 'all' || scope === undefined || !isOver
  }
}

/** What a thing is called, where the fixture does not say it. */
const titled = ({ key, title }: Given) => labelOf(key) || String(title ?? '')

const personOf = ({ key, classification = 'connected' }: Given) => ({
  person_handle: handleOf(key),
  display_name: labelOf(key),
  classification,
})

const listOf = ({ key, ideas }: Given) => ({
  ideas_list_handle: handleOf(key),
  name: labelOf(key),
  ...{ item_count: Array.isArray(ideas) ? ideas.length : 0, people_count: 0, share_link_count: 0 },
})

const ideaOf = ({ key }: Given) => ({
  idea_handle: handleOf(key),
  title: labelOf(key),
  kind: 'place',
})

const candidateOf = ({ key }: Given) => ({
  ...{ candidate_id: handleOf(key), title: labelOf(key), kind: 'place', when: null },
  ...{ reasons: ['You saved it'], liked_by: [], provisional: false, place: null, event: null },
})

const itemOf = (key: string) => ({
  ...{ item_handle: handleOf(key), title: labelOf(key), status: 'pending', kind: 'checklist' },
})

const placeOf = ({ key, address = null }: Given) => ({
  ...{ place_handle: handleOf(key), name: labelOf(key), address, state: 'active' },
})

function planOf(plan: Given) {
  const { key, state, role, scheduled_at, invite, my_answer } = plan
  const my_invite =
    typeof invite === 'string'
      ? { invite_handle: handleOf(invite), rsvp_status: my_answer, rsvp_available: true }
      : null
  const shown = state === 'sent' ? 'active' : state
  return {
    ...{ plan_handle: handleOf(key), title: titled(plan), state: shown, role, scheduled_at },
    ...{ my_invite, timezone, place: null },
  }
}

/** The guests of a plan and the people of a draft. */
function peopleOf({ roster, audience }: Given): Fields {
  const guests = Object.entries((roster ?? {}) as Record<string, string>)
  const person = (key: string) => personOf({ key })
  return {
    roster: guests.map(([key, rsvp_status]) => ({ person: person(key), rsvp_status })),
    audience: ((audience ?? []) as string[]).map(person),
    pending_recipients: [],
  }
}

/** The invitations that have no answer. */
function waiting(): object[] {
  return all('plan').flatMap(({ key, invite, my_answer, host }) =>
    typeof invite === 'string' && my_answer !== 'declined'
      ? [
          {
            title: `Answer ${labelOf(String(host))}’s invitation to “${labelOf(key)}”`,
            reference: { kind: 'invite', handle: handleOf(invite), label: labelOf(key) },
            due_at: null,
          },
        ]
      : [],
  )
}
