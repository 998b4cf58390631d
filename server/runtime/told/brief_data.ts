import type { CapabilityId, Place, Plan } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { leavesPlanAsReviewed } from '#server/domain/prepared/action_kinds.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { toolOf } from '#server/runtime/told/names.ts'
import { isZeroCounts } from '#server/runtime/told/repeats.ts'

type Part = Readonly<Record<string, unknown>>

/**
 * The data of a write without what its caller has just sent, or was shown in the step before: an answer says what came of
 * it. What is to be approved stands whole in one of the answers before the approval, and in `plans.status.get`. Reads
 * are as they are, but that the ideas of a list do not name it each.
 */
export function briefData({ data, capability, execution_id }: GivenEnvelope): unknown {
  if (!isObject(data)) return data
  if (execution_id === undefined) return withoutOwnList(data)
  const { name } = capability
  const { plan, draft, idea, preview, prepared } = data
  return {
    ...(name === committing ? briefCommit(data) : data),
    ...(isObject(plan) && { plan: briefPlan(plan, data) }),
    ...(isObject(draft) && isObject(plan) && { draft: briefDraft(draft, plan) }),
    ...(isObject(idea) && name === creating && { idea: briefIdea(idea) }),
    ...(isObject(preview) && { preview: shownOnce(preview, plan) }),
    ...(isObject(prepared) && { prepared: briefPrepared(prepared, name, plan) }),
  }
}

const committing: CapabilityId = 'actions.commit'
const creating: CapabilityId = 'ideas.structured_create'
const preparing: CapabilityId = 'plans.prepare_send'

/** The ideas of a list without that list among those they are on. */
function withoutOwnList(data: Part): Part {
  const { list, items } = data
  const handle = isObject(list) ? list.ideas_list_handle : undefined
  if (typeof handle !== 'string' || !Array.isArray(items)) return data
  const isOther = (one: unknown) => !isObject(one) || one.ideas_list_handle !== handle
  return {
    ...data,
    items: items.map((idea) =>
      isObject(idea) && Array.isArray(idea.lists)
        ? { ...idea, lists: idea.lists.filter(isOther) }
        : idea,
    ),
  }
}

/** What a plan is called, and which version it is. */
const versionOfPlan: readonly (keyof Plan)[] = [
  'plan_handle',
  'title',
  'state',
  'revision',
  'checksum',
]

/** The same, and when it starts. */
const startOfPlan: readonly (keyof Plan)[] = [...versionOfPlan, 'scheduled_at', 'timezone']

/** A plan as the answer of a write names it: no more than its start and version where its guests' text was shown. */
function briefPlan(plan: Part, { preview, prepared, kind }: Part): Part {
  const { place, rsvp, ...rest } = plan
  if (isObject(prepared) && hasBody(prepared.content_preview)) return pick(plan, versionOfPlan)
  if (hasBody(preview)) return pick(plan, startOfPlan)
  const counts = isZeroCounts(rsvp) ? {} : { rsvp }
  if (leavesPlanAsReviewed(kind)) return { ...pick(plan, startOfPlan), ...counts }
  return { ...rest, ...counts, ...(isObject(place) && { place: briefPlace(place) }) }
}

function hasBody(part: unknown): boolean {
  return isObject(part) && typeof part.body === 'string'
}

const calledPlace: readonly (keyof Place)[] = ['place_handle', 'name', 'attribution']

/** What a place is called, its handle, and what is disclosed with it. */
function briefPlace(place: Part): Part {
  return pick(place, calledPlace)
}

function briefIdea(idea: Part): Part {
  const { place, event } = idea
  const venue = isObject(event) ? event.venue : null
  return {
    ...idea,
    ...(isObject(place) && { place: briefPlace(place) }),
    ...(isObject(event) && isObject(venue) && { event: { ...event, venue: briefPlace(venue) } }),
  }
}

/** What a commit did: without the action that its caller named, and without the deliveries of links that stand below with their people. */
function briefCommit({ action_handle: _, ...done }: Part): Part {
  const { deliveries, share_links } = done
  if (!Array.isArray(deliveries) || !Array.isArray(share_links)) return done
  const linked = new Set(share_links.map(({ person_handle }) => person_handle))
  return { ...done, deliveries: deliveries.filter((one) => !linked.has(one.person_handle)) }
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
const beginning = 100

/** A prepared action. The text of a draft that was reviewed is the one that the review showed. */
function briefPrepared(prepared: Part, capability: string, plan: unknown): Part {
  if (!isObject(prepared.content_preview)) return prepared
  const content = shownOnce(prepared.content_preview, plan)
  const { body } = content
  // What guests read of a private draft may have been written for them since.
  const isReviewed = capability === preparing && !('public_description' in prepared.content_preview)
  if (!isReviewed || typeof body !== 'string' || body.length <= longestText)
    return { ...prepared, content_preview: content }
  const message = `The other ${body.length - beginning} characters are as ${toolOf('plans.draft.preview')} showed them; ${toolOf('plans.status.get')} shows all of them.`
  const short = `${body.slice(0, beginning).toWellFormed()}…`
  return { ...prepared, content_preview: { ...content, body: short, message } }
}

/** What guests see, without the title of the plan that stands next to it, and without a description that its text has. */
function shownOnce({ title, public_description, ...rest }: Part, plan: unknown): Part {
  const isCalled = isObject(plan) && plan.title === title
  const isSaid =
    typeof public_description === 'string' && String(rest.body).includes(public_description)
  return {
    ...(!isCalled && title !== undefined && { title }),
    ...rest,
    ...(!isSaid && public_description !== undefined && { public_description }),
  }
}

function pick(part: Part, fields: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([field]) => fields.includes(field)))
}

/** A part without the fields that have the same value in another. */
function without(part: Part, said: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([field, value]) => value !== said[field]))
}
