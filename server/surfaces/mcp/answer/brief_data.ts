import { isObject } from '#server/domain/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { toolOf } from '#server/surfaces/mcp/answer/names.ts'
import { isZeroCounts } from '#server/surfaces/mcp/answer/repeats.ts'

type Part = Readonly<Record<string, unknown>>

/**
 * The data of a write without what its caller has just sent, or was shown in the step before: an answer says what came of
 * it. What is to be approved stands whole in one of the answers before the approval, and in `plans.status.get`. Reads
 * are as they are.
 */
export function briefData({ data, capability, execution_id }: GivenEnvelope): unknown {
  if (execution_id === undefined || !isObject(data)) return data
  const { name } = capability
  const { plan, draft, idea, preview, prepared } = data
  const isShown = hasBody(preview) || (isObject(prepared) && hasBody(prepared.content_preview))
  return {
    ...data,
    ...(isObject(plan) && { plan: isShown ? pick(plan, besidesText) : briefPlan(plan, name) }),
    ...(isObject(draft) && isObject(plan) && { draft: briefDraft(draft, plan) }),
    ...(isObject(idea) && name === 'ideas.structured_create' && { idea: briefIdea(idea) }),
    ...(isObject(preview) && { preview: withTextOnce(preview) }),
    ...(isObject(prepared) && { prepared: briefPrepared(prepared, name) }),
  }
}

function hasBody(part: unknown): boolean {
  return isObject(part) && typeof part.body === 'string'
}

/** Of a plan with the text for its guests: what it is called, when it starts, and which version it is. */
const besidesText = [
  ...['plan_handle', 'title', 'state', 'scheduled_at', 'timezone', 'revision', 'checksum'],
]

/** A plan as the answer of a write names it. After a commit nothing is done with its place. */
function briefPlan(plan: Part, capability: string): Part {
  const { place, rsvp, ...rest } = plan
  const { place_handle: _, ...called } = isObject(place) ? briefPlace(place) : {}
  const isCommitted = capability === 'actions.commit'
  return {
    ...rest,
    ...(!isZeroCounts(rsvp) && { rsvp }),
    ...(isObject(place) && { place: isCommitted ? called : briefPlace(place) }),
  }
}

/** What a place is called, its handle, and what is disclosed with it. */
function briefPlace(place: Part): Part {
  return pick(place, ['place_handle', 'name', 'attribution'])
}

function briefIdea(idea: Part): Part {
  const { place, venue } = idea
  return {
    ...idea,
    ...(isObject(place) && { place: briefPlace(place) }),
    ...(isObject(venue) && { venue: briefPlace(venue) }),
  }
}

/** A draft without what its plan says, and without the candidate that the caller named. */
function briefDraft(draft: Part, plan: Part): Part {
  const { content, requirements } = draft
  const { tip, place } = plan
  const said: Part = {
    ...plan,
    ...(isObject(tip) && { capacity_min: tip.capacity_min }),
    ...(isObject(place) && { place_handle: place.place_handle }),
  }
  return {
    ...draft,
    ...(isObject(content) && { content: without(content, plan) }),
    ...(isObject(requirements) && {
      requirements: without({ ...requirements, candidate_id: null }, said),
    }),
  }
}

/** The most characters of a text for guests that is said again, and of its beginning where it is longer. */
const longestText = 400
const beginning = 160

/** A prepared action. The text of a draft that was reviewed is the one that the review showed. */
function briefPrepared(prepared: Part, capability: string): Part {
  if (!isObject(prepared.content_preview)) return prepared
  const content = withTextOnce(prepared.content_preview)
  const { body } = content
  // What guests read of a private draft may have been written for them since.
  const isReviewed =
    capability === 'plans.prepare_send' && !('public_description' in prepared.content_preview)
  if (!isReviewed || typeof body !== 'string' || body.length <= longestText)
    return { ...prepared, content_preview: content }
  const message = `The other ${body.length - beginning} characters are as ${toolOf('plans.draft.preview')} showed them; ${toolOf('plans.status.get')} shows all of them.`
  const short = `${body.slice(0, beginning).toWellFormed()}…`
  return { ...prepared, content_preview: { ...content, body: short, message } }
}

/** What guests see, whose text has the description that was written for them. */
function withTextOnce(shown: Part): Part {
  const { public_description, ...rest } = shown
  const isSaid =
    typeof public_description === 'string' && String(shown.body).includes(public_description)
  return isSaid ? rest : shown
}

function pick(part: Part, fields: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([field]) => fields.includes(field)))
}

/** A part without the fields that have the same value in another. */
function without(part: Part, said: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([field, value]) => value !== said[field]))
}
