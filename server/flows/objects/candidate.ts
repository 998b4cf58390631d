import type { Candidate } from '#generated/types.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/failure.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'

/** An object as a choice that the service offers. Errors: `reference_not_found` for what can be none any more. */
export async function toCandidate(
  context: Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>,
  { thing }: FoundObject,
): Promise<Candidate> {
  if (thing.is !== 'idea') throw fail('reference_not_found', { pointer: '/subject' })
  const { candidate_id, kind, title, place, event, when } = toIdea(context, thing.idea)
  const liked_by = thing.idea.liked_by.map(toPerson)
  return {
    candidate_id,
    kind,
    title,
    place,
    event,
    when,
    reasons: [],
    liked_by,
    provisional: false,
  }
}
