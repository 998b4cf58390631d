import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { handleOf, labelOf, now } from '#test/assistant/fixture.ts'
import type { GivenAnswer } from '#test/assistant/given_answers.ts'
import { answerTo, named } from '#test/assistant/given_data.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

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
      return answered(facts, answerTo(capability, input as Made['input'], made)) as never
    },
  }
}

function isHere(facts: CapabilityFacts): boolean {
  return facts.surfaces.includes('assistant') && facts.effect !== 'external_send'
}

function answered({ id, status_capability }: CapabilityFacts, given: GivenAnswer) {
  const data = preparing(id)
    ? {
        ...given.data,
        prepared: { ...(given.data.prepared ?? prepared()), ...kindOf(id), expires_at },
      }
    : given.data
  const body = {
    ...{ contract: '', capability: id, version: '', execution_id: 'ex', request_id: 'rq' },
    status: status_capability === null ? 'completed' : given.status,
    outcome: {
      ...{ kind: '', facts: {}, fallback_text: given.text, disclosures: given.disclosures },
      ...{ next_actions: [], collection: pageOf(id) },
      confirmation: 'prepared' in data ? { action_handle: 'ac_new' } : null,
    },
    data,
    error: null,
  }
  return { body, data }
}

/** Lists of which there is always another page. */
const long = ['ideas.recommendations.get', 'ideas.saved.query', 'likes.query']

function pageOf(id: string): object | null {
  return long.includes(id) ? { has_more: true, returned: 5, next_cursor: 'next' } : null
}

/** Until when what is prepared may be approved: in every dialogue, however long it takes. */
const expires_at = new Date(now.getTime() + 86_400_000).toISOString()

/** The kind of the action that a capability prepares for a plan or a list. */
function kindOf(id: string): object {
  const kind = kinds[id]
  return kind === undefined ? {} : { kind }
}

const kinds: Readonly<Record<string, string>> = {
  'plans.invitation.prepare': 'plan.send_invites',
  'plans.prepare_send': 'plan.send_invites',
  'plans.roster.prepare': 'plan.change_roster',
  'plans.update.prepare': 'plan.update',
  'plans.cancel.prepare': 'plan.cancel',
}

function preparing(id: string): boolean {
  return (id.endsWith('.prepare') && id.startsWith('plans.')) || id === 'plans.prepare_send'
}

/** The people that a name of an input may mean, where they are several, as inputs that say which. */
function ambiguous(input: Made['input']): object[] | null {
  for (const [field, value] of Object.entries(input)) {
    if (field === 'audience_selection' && value !== null) {
      const inside = ambiguous(value as Made['input'])
      if (inside) return inside.map((one) => ({ ...input, audience_selection: one }))
    }
    const names = /names?$|^people$|^person$/.test(field) ? [value].flat() : []
    for (const name of names) {
      const people = named('person', String(name))
      const whole = people.filter(({ key }) => nameKey(labelOf(key)) === nameKey(String(name)))
      if (people.length > 1 && whole.length === 0)
        return people.map(({ key }) => ({
          person_handle: handleOf(key),
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

/** An action that waits for approval. */
export function prepared() {
  return {
    ...{ action_handle: 'ac_new', kind: 'plan_invitation', summary: 'Ready.', recipients: [] },
    ...{ content_preview: {}, expires_at: '2026-12-02T09:15:00Z' },
  }
}
