import { isObject } from '#server/domain/basics/json.ts'
import {
  type Author,
  type KnownWords,
  thingAt,
  type Words,
} from '#server/runtime/told/known_words.ts'
import type { MeaningOf } from '#server/runtime/told/shown.ts'

type Part = Readonly<Record<string, unknown>>

const fieldsOfHandles = [
  'plan_handle',
  'idea_handle',
  'event_handle',
  'place_handle',
  'handle',
] as const

/** Whose words are in a thing of the account, by its handle; null where rows do not tell. */
export function thingOf(part: Part, known: KnownWords, meaningOf: MeaningOf): Words | null {
  for (const field of fieldsOfHandles) {
    const handle = part[field]
    if (typeof handle !== 'string') continue
    const words = thingAt(known, handle)
    // What was captured, and is no idea yet, is called as the user called it.
    if (words !== undefined) return words.question == null ? words : null
    const meant = field === 'handle' ? meaningOf(handle) : null
    if (meant !== null) return thingAt(known, meant.id) ?? null
  }
  const { candidate_id } = part
  if (typeof candidate_id !== 'string' || typeof part.title !== 'string') return null
  const meant = meaningOf(candidate_id)
  return (meant && thingAt(known, meant.id)) ?? null
}

/** Whose words are in the plan that an answer is about; null where it is about none. */
export function planOf(
  { plan, plan_handle, action_handle }: Part,
  words: Words | null,
  { things }: KnownWords,
): Words | null {
  if (typeof action_handle === 'string') return things.get(action_handle) ?? null
  if (typeof plan_handle === 'string') return words ?? things.get(plan_handle) ?? null
  const handle = isObject(plan) ? plan.plan_handle : undefined
  return typeof handle === 'string' ? (things.get(handle) ?? null) : null
}

/** Whose words a capture or a roundup repeats of what it reads; `otherwise` where a part is neither, or nothing is known. */
export function sourceOf(
  part: Part,
  { things }: KnownWords,
  otherwise: Author | null,
): Author | null {
  const { public_id, capture_public_id, input } = part
  const known = [public_id, capture_public_id, isObject(input) && input.public_id]
  const handle = known.find((one) => typeof one === 'string')
  const words = typeof handle === 'string' ? things.get(handle) : undefined
  return words === undefined ? otherwise : words.author
}
