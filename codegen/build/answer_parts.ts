import type { AnswerFacts, AnswerPart, Service } from '#codegen/model.ts'

// The resources of an example's answer, computed as the server does for real answers (server/runtime/resources.ts).

export type Value = { readonly [field: string]: unknown }

type Found = readonly [part: AnswerPart, value: Value]

/** The resources of an example's data, as the server's answer has them. */
export function resourcesOf(data: Value | null, facts: AnswerFacts): Value[] {
  if (!data) return []
  const parts: Found[] = [...nounsOf(data, facts), ...selfOf(data, facts)]
  for (const [field, part] of Object.entries(facts.lists)) {
    const entries = entriesOf(data, field, part)
    const [first] = entries
    if (first && resourceOf([part, first]).length > 0)
      parts.push(...entries.map((entry): Found => [part, entry]))
  }
  const found = parts.flatMap(resourceOf)
  return [
    ...new Map(found.map((resource) => [`${resource.kind} ${resource.handle}`, resource])).values(),
  ]
}

/** The handles of an example's data by field name: what is known for the next call. */
export function handlesOf(data: Value | null, facts: AnswerFacts): Value {
  if (!data) return {}
  const { items } = facts.lists
  const listed = items ? entriesOf(data, 'items', { ...items, within: null }) : []
  // With several items it is unknown which one the next call is about.
  const only = items && listed.length === 1 ? listed.map((item): Found => [items, item]) : []
  const known: Record<string, string> = {}
  for (const [{ handles }, value] of [...only, ...nounsOf(data, facts), ...selfOf(data, facts)]) {
    for (const field of handles) {
      const handle = value[field]
      if (typeof handle === 'string') known[field] = handle
    }
  }
  return known
}

export function isObject(value: unknown): value is Value {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function selfOf(data: Value, { self }: AnswerFacts): Found[] {
  return self ? [[self, data]] : []
}

function nounsOf(data: Value, { nouns }: AnswerFacts): Found[] {
  return Object.entries(data).flatMap(([field, value]): Found[] => {
    const part = nouns[field]
    return part && isObject(value) ? [[part, value]] : []
  })
}

function entriesOf(data: Value, field: string, { within }: AnswerPart): Value[] {
  const list = data[field]
  if (!Array.isArray(list)) return []
  return list.map((entry) => (within && isObject(entry) ? entry[within] : entry)).filter(isObject)
}

function resourceOf([part, value]: Found): { kind: string; handle: string; label: string }[] {
  for (const [kind, field] of part.kinds) {
    const handle = value[field]
    if (typeof handle === 'string') return [{ kind, handle, label: labelOf(part, value) ?? handle }]
  }
  return []
}

function labelOf({ label }: AnswerPart, value: Value): string | null {
  let found: unknown = label.length > 0 ? value : null
  for (const step of label) found = isObject(found) ? found[step] : null
  return typeof found === 'string' ? found : null
}

/** Where the service of the examples is. */
const host = 'https://example.test'

/** Only a prepared action needs confirmation. */
export function confirmationOf(data: Value | null, { protocol }: Service): Value {
  const prepared = data?.prepared
  if (!isObject(prepared) || protocol.commit === null) return {}
  const { action_handle, expires_at } = prepared
  return {
    confirmation: {
      ...{ required: true, action_handle, expires_at, approve_with: protocol.commit },
      ...(protocol.approvals && { approve_at: `${host}${protocol.approvals}/${action_handle}` }),
    },
  }
}
