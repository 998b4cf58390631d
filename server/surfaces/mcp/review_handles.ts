import { randomUUID } from 'node:crypto'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { type Answer, withBody } from '#server/runtime/answer.ts'
import { keepReview, keptReview } from '#server/runtime/kept_reviews.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

type Id = CapabilityFacts['id']
type Members = Readonly<Record<string, unknown>>

/** Which field takes the token of a review, by the capability. */
const fields: { readonly [id in Id]?: string } = {
  'relationships.friendship.review': 'previous_review_token',
  'relationships.friendship.apply': 'review_token',
}

/** The short form of a token, and the token. */
export interface NamedReview {
  readonly field: string
  readonly handle: string
  readonly sealed: string
}

/**
 * The token that an input names by its short handle; null where it names none, or one that this account does not have. Such an input
 * stays, and is answered as any stale token.
 */
export async function reviewNamedIn(
  runtime: Runtime,
  owner: string,
  id: Id,
  input: Members,
): Promise<NamedReview | null> {
  const field = fields[id]
  const handle = field === undefined ? undefined : input[field]
  if (field === undefined || typeof handle !== 'string') return null
  const review_id = parseHandle('review', handle)
  if (review_id === null) return null
  const sealed = await keptReview(runtime, owner, review_id)
  return sealed === null ? null : { field, handle, sealed }
}

/** An input with the token where it has its handle. */
export function withWholeReview(input: Members, named: NamedReview | null): Members {
  return named === null || input[named.field] !== named.handle
    ? input
    : { ...input, [named.field]: named.sealed }
}

/**
 * An answer with a short handle where it has the token of a review: models miscopy long random strings. The review is a read, and may have
 * been made where nothing can be written: its token is kept by a write of this surface, and where that fails the answer has
 * the token itself, which is taken as well.
 */
export async function withReviewHandle(
  runtime: Runtime,
  owner: string,
  id: Id,
  named: NamedReview | null,
  answer: Answer,
): Promise<Answer> {
  if (fields[id] === undefined) return answer
  // What was named by its handle is answered by it.
  const known = named === null ? answer : renamed(answer, named.sealed, named.handle)
  const { body } = known
  const data = 'outcome' in body && isObject(body.data) ? body.data : {}
  const { review_token: sealed, expires_at } = data
  const isNew = id === 'relationships.friendship.review' && runtime.carryOut === undefined
  if (!isNew || typeof sealed !== 'string' || typeof expires_at !== 'string') return known
  const review_id = randomUUID()
  const isKept = await keepReview(runtime, owner, { review_id, sealed, expires_at })
  return isKept ? renamed(known, sealed, toHandle('review', review_id)) : known
}

/** An answer with a text in the place of another, wherever that stands alone. */
function renamed(answer: Answer, from: string, to: string): Answer {
  const walk = (value: unknown): unknown => {
    if (value === from) return to
    if (Array.isArray(value)) return value.map(walk)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, walk(one)]))
  }
  return withBody(answer, walk(answer.body) as Answer['body'])
}
