// What an example's answer is about. The server has the same table for real answers
// (server/runtime/resources.ts): the generator knows nothing of the server.

export type Value = { readonly [field: string]: unknown }

/** Fields that name a resource, and what it is; the first one an object has decides. */
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
const nouns = [
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
]

const handleFields = [
  ...kinds.map(([field]) => field),
  ...['snapshot_handle', 'reversible_action_id', 'receipt_id'],
  ...['review_token', 'preview_token', 'reply_contract_handle'],
]

/** The resources of an answer's data: each noun, the data itself where it carries a handle, the items and people. */
export function resourcesOf(data: Value | null): Value[] {
  if (!data) return []
  const parts = [...nounsOf(data), data, ...itemsOf(data), ...peopleOf(data)]
  const found = parts.flatMap(resourceOf)
  return [
    ...new Map(found.map((resource) => [`${resource.kind} ${resource.handle}`, resource])).values(),
  ]
}

/** The handles of the data's nouns by field name: what is known for the next call. */
export function handlesOf(data: Value | null): Value {
  if (!data) return {}
  const items = itemsOf(data)
  // Of several items nobody knows which one the next call is about.
  const about = [data, ...nounsOf(data), ...(items.length === 1 ? items : [])]
  const known: Record<string, string> = {}
  for (const value of about) {
    for (const field of handleFields) {
      const handle = value[field]
      if (typeof handle === 'string') known[field] ??= handle
    }
  }
  return known
}

export function isObject(value: unknown): value is Value {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function nounsOf(data: Value): Value[] {
  return nouns.map((noun) => data[noun]).filter(isObject)
}

function itemsOf(data: Value): Value[] {
  return Array.isArray(data.items) ? data.items.filter(isObject) : []
}

/** The people of an answer, who may each stand beside what was done about them. */
function peopleOf(data: Value): Value[] {
  if (!Array.isArray(data.people)) return []
  return data.people.filter(isObject).map((one) => (isObject(one.person) ? one.person : one))
}

function resourceOf(value: Value): { kind: string; handle: string; label: string }[] {
  const known = kinds.find(([field]) => typeof value[field] === 'string')
  if (!known) return []
  const [field, kind] = known
  const handle = String(value[field])
  const plan = isObject(value.plan) ? value.plan : {}
  const texts = [value, plan].flatMap((about) => labels.map((name) => about[name]))
  const label = texts.find((text) => typeof text === 'string')
  return [{ kind, handle, label: typeof label === 'string' ? label : handle }]
}
