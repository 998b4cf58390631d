/** `outcome.resources`: what an answer is about. */
export interface Resource {
  kind: string
  handle: string
  label: string
}

/** Fields that name a resource, and what it is called; the first one an object has decides. */
const kinds = {
  ideas_list_handle: 'list',
  invite_handle: 'invite',
  plan_handle: 'plan',
  idea_handle: 'idea',
  event_handle: 'event',
  action_handle: 'prepared_action',
  place_handle: 'place',
  person_handle: 'person',
  execution_id: 'execution',
  capture_public_id: 'capture',
  public_id: 'roundup',
  run_handle: 'discovery_run',
  candidate_id: 'candidate',
} as const

const labels = ['name', 'title', 'display_name', 'summary', 'label', 'capability']

/** Where data keeps single resources: under their own noun. */
const nouns = ['list', 'plan', 'person', 'idea', 'place', 'invite', 'execution', 'prepared', 'capture', 'roundup']

/** The resources of an answer's data: each noun, the data itself where it carries a handle, and the items. */
export function resourcesOf(data: unknown): Resource[] {
  const found = [...nounsOf(data), data, ...itemsOf(data)].flatMap((value) => resourceOf(value) ?? [])
  return [...new Map(found.map((resource) => [`${resource.kind} ${resource.handle}`, resource])).values()]
}

/** The handles of the data's nouns, by field name: what is known for the next call. */
export function handlesOf(data: unknown): Record<string, string> {
  const items = itemsOf(data)
  // Of several items nobody knows which one the next call is about.
  const about = [data, ...nounsOf(data), ...(items.length === 1 ? items : [])]
  const known: Record<string, string> = {}
  for (const value of about) {
    for (const field of handleFields) {
      const handle = member(value, field)
      if (typeof handle === 'string') known[field] ??= handle
    }
  }
  return known
}

const handleFields = [...Object.keys(kinds), 'snapshot_handle', 'reversible_action_id', 'receipt_id', 'review_token', 'preview_token', 'reply_contract_handle']

function nounsOf(data: unknown): unknown[] {
  return nouns.map((noun) => member(data, noun)).filter((value) => value !== null && typeof value === 'object')
}

function itemsOf(data: unknown): unknown[] {
  const items = member(data, 'items')
  return Array.isArray(items) ? items : []
}

function resourceOf(value: unknown): Resource | null {
  for (const [field, kind] of Object.entries(kinds)) {
    const handle = member(value, field)
    if (typeof handle === 'string') return { kind, handle, label: labelOf(value) ?? handle }
  }
  return null
}

function labelOf(value: unknown): string | null {
  for (const about of [value, member(value, 'plan')]) {
    for (const field of labels) {
      const label = member(about, field)
      if (typeof label === 'string') return label
    }
  }
  return null
}

function member(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
