import type { Candidate } from '#generated/types.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail } from '#server/domain/basics/failure.ts'
import type { ChoiceKind, StoredChoice } from '#server/domain/finding/choice.ts'
import { toHostCandidates } from '#server/flows/discovery/present.ts'
import { toCandidates } from '#server/flows/finding/present.ts'
import type { FoundObject, Thing } from '#server/flows/objects/thing.ts'

/** Nothing was asked for, so no reason speaks of a request. */
const nothingAsked = { people: [], search: null, preference_terms: [] }

/**
 * An object as a choice that the service offers. Errors: `reference_not_found` for what can be none, such as an archived
 * place.
 */
export async function toCandidate(
  context: Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>,
  { thing }: FoundObject,
): Promise<Candidate> {
  const [recorded] = thing.is === 'found' ? await toHostCandidates(context, [thing.found]) : []
  if (recorded) return recorded
  const choice = choiceOf(thing)
  const [candidate] = choice ? await toCandidates(context, [choice], nothingAsked) : []
  if (candidate) return candidate
  if (thing.is !== 'idea') throw fail('reference_not_found', { pointer: '/subject' })
  // One that the owner keeps out of recommendations, or has archived, is still what it is.
  const { candidate_id, kind, title, place, event, when } = toIdea(context, thing.idea)
  const liked_by = thing.idea.liked_by.map(toPerson)
  const none = { reasons: [], provisional: false }
  return { candidate_id, kind, title, place, event, when, liked_by, ...none }
}

/** A thing as one choice, for the reasons that hold without a request. */
function choiceOf(thing: Thing): StoredChoice | null {
  const idOf = (): [ChoiceKind, string] | null => {
    switch (thing.is) {
      case 'idea':
        return ['idea', thing.idea.idea_id]
      case 'place':
        return ['place', thing.place.place_id]
      case 'interest':
        return ['interest', thing.interest.interest_id]
      case 'item':
        return ['item', thing.item.item_id]
      default:
        return null
    }
  }
  const [k, id] = idOf() ?? []
  if (k === undefined || id === undefined) return null
  const isOwn = k === 'idea' || k === 'place'
  return { k, id, r: [{ why: 'liked' }, { why: 'own' }], p: !isOwn }
}
