import type { AnswerFacts, AnswerPart } from '#generated/server/answers.ts'

/** `outcome.resources`: what an answer is about. */
export interface Resource {
  kind: string
  handle: string
  label: string
}

/** A handler's data, or a part of it. Handlers build it, so a member is one they wrote. */
type Part = Readonly<Record<string, unknown>>

/**
 * The resources of an answer's data, each once: its nouns, the data itself where it has a handle, its lists.
 * `label` is what data is called that has a handle and no name.
 */
export function resourcesOf(data: unknown, facts: AnswerFacts, label?: string): Resource[] {
  if (!isPart(data)) return []
  const found = new Map<string, Resource>()
  const add = (resource: Resource | null) =>
    resource && found.set(`${resource.kind} ${resource.handle}`, resource)
  for (const [part, value] of nounsOf(data, facts)) add(resourceOf(part, value))
  if (facts.self) add(resourceOf(facts.self, data, label))
  for (const field of Object.keys(facts.lists)) {
    const part = facts.lists[field]
    const list = data[field]
    if (!part || !Array.isArray(list)) continue
    for (const entry of list) add(entryOf(part, entry))
  }
  return [...found.values()]
}

/** The handles in the data itself and in its nouns, by field name: what is known for the next call. */
export function handlesIn(data: unknown, facts: AnswerFacts): [string, string][] {
  if (!isPart(data)) return []
  const found: [string, string][] = []
  const add = (fields: readonly string[], value: Part) => {
    for (const field of fields) {
      const handle = value[field]
      if (typeof handle === 'string') found.push([field, handle])
    }
  }
  const { items } = facts.lists
  const list = items ? data.items : null
  // Of several items nobody knows which one the next call is about.
  if (items && Array.isArray(list) && list.length === 1 && isPart(list[0]))
    add(items.handles, list[0])
  for (const [part, value] of nounsOf(data, facts)) add(part.handles, value)
  if (facts.self) add(facts.self.handles, data)
  return found
}

/** The nouns of data, in the order in which its handler wrote them. */
function nounsOf(data: Part, { nouns }: AnswerFacts): [AnswerPart, Part][] {
  const found: [AnswerPart, Part][] = []
  for (const field of Object.keys(data)) {
    const part = nouns[field]
    const value = part ? data[field] : null
    if (part && isPart(value)) found.push([part, value])
  }
  return found
}

function entryOf(part: AnswerPart, entry: unknown): Resource | null {
  const value = part.within !== null && isPart(entry) ? entry[part.within] : entry
  return isPart(value) ? resourceOf(part, value) : null
}

function resourceOf(part: AnswerPart, value: Part, label?: string): Resource | null {
  for (const [kind, field] of part.kinds) {
    const handle = value[field]
    if (typeof handle === 'string')
      return { kind, handle, label: labelOf(part, value) ?? label ?? handle }
  }
  return null
}

function labelOf({ label }: AnswerPart, value: Part): string | null {
  let found: unknown = label.length > 0 ? value : null
  for (const step of label) found = isPart(found) ? found[step] : null
  return typeof found === 'string' ? found : null
}

function isPart(value: unknown): value is Part {
  return value !== null && typeof value === 'object'
}
