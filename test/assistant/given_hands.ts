import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Hands } from '#server/surfaces/assistant/hands.ts'
import { all, type Given, handleOf, labelOf } from '#test/assistant/fixture.ts'

/** A call that a message led to. */
export interface Made {
  readonly capability: CapabilityId
  readonly input: Readonly<Record<string, unknown>>
  readonly writes: boolean
}

/** Hands that answer from the fixture and write nothing, with what they were asked to do. */
export function givenHands(): Hands & { readonly made: Made[] } {
  const made: Made[] = []
  return {
    made,
    can: (capability) => isHere(capabilities[capability]),
    call: async (capability, input) => {
      const facts: CapabilityFacts = capabilities[capability]
      const several = ambiguous(input as Made['input'])
      const writes = facts.effect !== 'read' && several === null
      made.push({ capability, input: input as Made['input'], writes })
      if (several) return asking(facts, several) as never
      return answered(facts, dataOf(capability, input as Made['input'])) as never
    },
  }
}

function isHere(facts: CapabilityFacts): boolean {
  return facts.surfaces.includes('assistant') && facts.effect !== 'external_send'
}

function answered({ id, status_capability }: CapabilityFacts, data: object) {
  const prepares = 'prepared' in data
  const body = {
    ...{ contract: '', capability: id, version: '', execution_id: 'ex', request_id: 'rq' },
    status: status_capability === null ? 'completed' : 'accepted',
    outcome: {
      ...{ kind: '', facts: {}, fallback_text: 'Done.', disclosures: [], next_actions: [] },
      collection: null,
      confirmation: prepares ? { action_handle: 'ac_new' } : null,
    },
    data,
    error: null,
  }
  return { body, data }
}

/** The people that a name of an input may mean, where they are several, as inputs that say which. */
function ambiguous(input: Made['input']): object[] | null {
  for (const [field, value] of Object.entries(input)) {
    if (field === 'audience_selection') {
      const inside = ambiguous(value as Made['input'])
      if (inside) return inside.map((one) => ({ ...input, audience_selection: one }))
    }
    const names = /names?$|^people$|^person$/.test(field) ? [value].flat() : []
    for (const name of names) {
      const people = named('person', String(name))
      const whole = people.filter(({ key }) => nameKey(labelOf(key)) === nameKey(String(name)))
      if (people.length > 1 && whole.length === 0)
        return people.map(({ key }) => ({
          input: { ...input, [field]: labelOf(key) },
          display_name: labelOf(key),
        }))
    }
  }
  return null
}

function asking({ id }: CapabilityFacts, candidates: readonly object[]) {
  const body = {
    ...{ contract: '', capability: id, version: '', request_id: 'rq', status: 'needs_input' },
    outcome: {
      ...{ kind: '', facts: {}, fallback_text: 'Which one?', disclosures: [], next_actions: [] },
      ...{ collection: null, confirmation: null },
    },
    data: null,
    error: { code: 'person_ambiguous', message: 'Several people are called that.', candidates },
  }
  return { body, data: null }
}

/** What the fixture says to a call: the things whose names have its words, or the thing that it names. */
function dataOf(capability: CapabilityId, input: Made['input']): object {
  const query = typeof input.query === 'string' ? input.query : ''
  switch (capability) {
    case 'relationships.people.query':
      return { people: named('person', query).map(personOf) }
    case 'ideas.lists.query':
      return { lists: named('list', query).map(listOf) }
    case 'ideas.saved.query':
      return { ideas: named('idea', query).map(ideaOf) }
    case 'places.private.query':
      return { places: named('place', query).map(placeOf) }
    case 'plans.query':
      return { plans: named('plan', query).filter(isOf(input)).map(planOf) }
    case 'plans.get': {
      const plan = all('plan').find(({ key }) => handleOf(key) === input.plan_handle)
      return plan ? { plan: planOf(plan), ...peopleOf(plan) } : {}
    }
    case 'planning.brief.get':
      return { sections: [{ items: waiting() }] }
    default:
      return capability.endsWith('prepare') || capability === 'plans.prepare_send'
        ? { prepared: prepared() }
        : {}
  }
}

function named(kind: string, query: string): Given[] {
  const words = nameKey(query).split(' ').filter(Boolean)
  return all(kind).filter(({ key }) => {
    const of = nameKey(labelOf(key))
    return words.every((word) => of.includes(word))
  })
}

function isOf({ scope, role }: Made['input']) {
  return (plan: Given) => {
    const isOver = plan.state === 'past' || plan.state === 'canceled'
    if (role !== undefined && plan.role !== role) return false
    if (scope === 'drafts') return plan.state === 'draft'
    if (scope === 'past' || scope === 'canceled') return plan.state === scope
    return scope === 'all' || scope === undefined || !isOver
  }
}

const personOf = ({ key, classification }: Given) => ({
  person_handle: handleOf(key),
  display_name: labelOf(key),
  classification,
})

const listOf = ({ key }: Given) => ({ ideas_list_handle: handleOf(key), name: labelOf(key) })

const ideaOf = ({ key }: Given) => ({ idea_handle: handleOf(key), title: labelOf(key) })

const placeOf = ({ key }: Given) => ({ place_handle: handleOf(key), name: labelOf(key) })

function planOf({ key, state, role, scheduled_at, invite, my_answer }: Given) {
  const my_invite =
    typeof invite === 'string'
      ? { invite_handle: handleOf(invite), rsvp_status: my_answer, rsvp_available: true }
      : null
  return { plan_handle: handleOf(key), title: labelOf(key), state, role, scheduled_at, my_invite }
}

/** The guests of a plan and the people of a draft. */
function peopleOf({ roster, audience }: Given): object {
  const guests = Object.entries((roster ?? {}) as Record<string, string>)
  const person = (key: string) => ({ person_handle: handleOf(key), display_name: labelOf(key) })
  return {
    roster: guests.map(([key, rsvp_status]) => ({ person: person(key), rsvp_status })),
    audience: ((audience ?? []) as string[]).map(person),
  }
}

/** The invitations that have no answer. */
function waiting(): object[] {
  return all('plan').flatMap(({ key, invite, my_answer }) =>
    typeof invite === 'string' && my_answer !== 'declined'
      ? [{ title: labelOf(key), reference: { kind: 'invite', handle: handleOf(invite) } }]
      : [],
  )
}

/** An action that waits for approval. */
export function prepared() {
  return {
    ...{ action_handle: 'ac_new', kind: 'plan_invitation', summary: 'Ready.', recipients: [] },
    ...{ content_preview: {}, expires_at: '2026-12-02T09:15:00Z' },
  }
}
