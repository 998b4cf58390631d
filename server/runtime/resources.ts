/** `outcome.resources`: what an answer is about. */
export interface Resource {
  kind: string
  handle: string
  label: string
}

/** Fields that name a resource, and what it is called; the first one an object has decides. */
const kinds: readonly (readonly [field: string, kind: string])[] = [
  ['ideas_list_handle', 'list'],
  ['invite_handle', 'invite'],
  ['plan_handle', 'plan'],
  ['idea_handle', 'idea'],
  ['event_handle', 'event'],
  ['action_handle', 'prepared_action'],
  ['place_handle', 'place'],
  ['person_handle', 'person'],
  ['execution_id', 'execution'],
  ['capture_public_id', 'capture'],
  ['public_id', 'roundup'],
  ['run_handle', 'discovery_run'],
  ['candidate_id', 'candidate'],
]

const labels = ['name', 'title', 'display_name', 'summary', 'label', 'capability']

/** Where data keeps single resources: under their own noun. */
const nouns = new Set([
  'list',
  'plan',
  'person',
  'idea',
  'place',
  'invite',
  'execution',
  'prepared',
  'capture',
  'roundup',
])

/** A handler's data, or a part of it. Handlers build it, so a member is one they wrote. */
type Part = Readonly<Record<string, unknown>>

/**
 * The resources of an answer's data: each noun, the data itself where it carries a handle, the items and the
 * people. `label` is what data is called that has a handle and no name.
 */
export function resourcesOf(data: unknown, label?: string): Resource[] {
  const items = listItems(data)
  const parts = [
    ...nounsOf(data),
    data,
    ...(mayBeResource(items[0]) ? items : []),
    ...peopleOf(data),
  ]
  const found = new Map<string, Resource>()
  for (const part of parts) {
    const resource = isPart(part) ? resourceOf(part, part === data ? label : undefined) : null
    if (resource) found.set(`${resource.kind} ${resource.handle}`, resource)
  }
  return [...found.values()]
}

/** Items are alike: where the first has no handle, none of a long page needs to be looked through. */
function mayBeResource(item: unknown): boolean {
  return isPart(item) && resourceOf(item) !== null
}

/** The handles in the data itself and in its nouns, by field name: what is known for the next call. */
export function handlesIn(data: unknown): [string, string][] {
  const items = listItems(data)
  const found: [string, string][] = []
  // Of several items nobody knows which one the next call is about.
  for (const part of [...(items.length === 1 ? items : []), ...nounsOf(data), data]) {
    if (!isPart(part)) continue
    for (const field of Object.keys(part)) {
      const handle = part[field]
      if (typeof handle === 'string' && handleFields.has(field)) found.push([field, handle])
    }
  }
  return found
}

const handleFields = new Set([
  ...kinds.map(([field]) => field),
  'snapshot_handle',
  'reversible_action_id',
  'receipt_id',
  'review_token',
  'preview_token',
  'reply_contract_handle',
])

function nounsOf(data: unknown): Part[] {
  if (!isPart(data)) return []
  const found: Part[] = []
  for (const name of Object.keys(data)) {
    const value = nouns.has(name) ? data[name] : null
    if (isPart(value)) found.push(value)
  }
  return found
}

function listItems(data: unknown): readonly unknown[] {
  return isPart(data) && Array.isArray(data.items) ? data.items : []
}

/** The people of an answer, who may each stand beside what was done about them. */
function peopleOf(data: unknown): readonly unknown[] {
  if (!isPart(data) || !Array.isArray(data.people)) return []
  return data.people.map((one: unknown) => (isPart(one) && isPart(one.person) ? one.person : one))
}

function resourceOf(part: Part, label?: string): Resource | null {
  for (const [field, kind] of kinds) {
    const handle = part[field]
    if (typeof handle === 'string') return { kind, handle, label: labelOf(part) ?? label ?? handle }
  }
  return null
}

function labelOf(part: Part): string | null {
  for (const field of labels) {
    const label = part[field]
    if (typeof label === 'string') return label
  }
  return isPart(part.plan) ? labelOf(part.plan) : null
}

function isPart(value: unknown): value is Part {
  return value !== null && typeof value === 'object'
}
