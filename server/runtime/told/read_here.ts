import type { CapabilityId } from '#generated/types.ts'
import { isOdd } from '#server/domain/basics/in_quotes.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { briefCounted } from '#server/domain/messages/brief.ts'
import type { Answer } from '#server/runtime/answer.ts'
import type { Asked } from '#server/runtime/told/long_lists.ts'
import type { KnownWords } from '#server/runtime/told/known_words.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * An answer as models read it: the brief without a sentence that says all of its items once more, work that has ended without the steps
 * that led there unless they were asked for, and the people of intentions by their names.
 */
export function readHere(
  body: Answer['body'],
  { input }: Asked,
  known: KnownWords,
): Answer['body'] {
  if (!('outcome' in body) || !isObject(body.data)) return body
  const { outcome, data, capability, status } = body
  const isBrief = capability?.name === brief
  const fallback_text = isBrief ? countedText(data) : null
  const hasEnded = status === 'completed' || status === 'unchanged' || status === 'failed'
  const told = hasEnded && input.after_cursor === undefined ? withoutSteps(data) : data
  return {
    ...body,
    ...(fallback_text !== null && { outcome: { ...outcome, fallback_text } }),
    data: known.people.size === 0 ? told : withNames(told, known),
  }
}

const brief: CapabilityId = 'planning.brief.get'

/** How many things each section of the brief has; null where it has none. */
function countedText({ sections }: Members): string | null {
  if (!Array.isArray(sections) || sections.length === 0) return null
  return briefCounted(sections.map(({ type, items }) => ({ type, count: items.length })))
}

function withoutSteps(data: Members): Members {
  if (!Array.isArray(data.updates)) return data
  const { updates: _, ...rest } = data
  return rest
}

/** The most people whose names an answer has with its intentions: the others have their handles. */
const maxNamed = 25

/** Data in which intentions have people in place of their handles. */
function withNames(data: Members, { people }: KnownWords): Members {
  let left = maxNamed
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    const person = typeof value === 'string' && left > 0 ? people.get(value) : undefined
    if (person === undefined) return value
    left -= 1
    const { person_handle, display_name, classification } = person
    // Who has chosen a name is only asked of one that reads like more than a name.
    return { person_handle, display_name, ...(isOdd(display_name) && { classification }) }
  }
  const member = ([field, value]: [string, unknown]): [string, unknown] => [
    field,
    field === 'intentions' ? named(value) : walk(value),
  ]
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(member)) : value
  }
  return Object.fromEntries(Object.entries(data).map(member))
}

/** The handles of the people of the first intentions in an answer. */
export function intendedIn(body: Answer['body']): ReadonlySet<string> {
  const handles = new Set<string>()
  const walk = (value: unknown, isIntended: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, isIntended)
    else if (isObject(value))
      for (const field in value) walk(value[field], isIntended || field === 'intentions')
    else if (isIntended && typeof value === 'string' && handles.size < maxNamed) handles.add(value)
  }
  if ('outcome' in body) walk(body.data, false)
  return handles
}

/** Parts of an answer in which a text says in plain words what the API says in its own: how many people a plan needs. */
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) =>
      field === 'tip' && isObject(member) ? ['turnout', turnout(member)] : [field, inWords(member)],
    ),
  )
}

/** How many people come, the host included, and whether that is enough where a plan needs some. */
function turnout({ have, capacity_min, state }: Members): Members {
  if (capacity_min == null) return { with_host: have }
  return { with_host: have, capacity_min, enough: enough[String(state)] ?? state }
}

const enough: Readonly<Record<string, string>> = {
  open: 'not_yet',
  tipped: 'yes',
  missed: 'no_and_too_late',
}
