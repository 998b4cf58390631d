import { listIdeas } from '#server/data/ideas/list.ts'
import { type IdeaRow, toIdea } from '#server/data/ideas/rows.ts'
import { listLikers } from '#server/data/incoming_interests/list.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { listMembers } from '#server/data/list_people/list.ts'
import { type ListRow, toDefaults } from '#server/data/lists/rows.ts'
import { listPartOfIdeasAtPlace, listPlanIdsOfIdea } from '#server/data/objects/list_part.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import { notLiked } from '#server/domain/likes/like.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { timingOf } from '#server/domain/plans/timing.ts'
import { captureOf, openObject, type Showing } from '#server/flows/objects/open.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'
import { toObject } from '#server/flows/objects/thing.ts'

/** How many ideas at a place are shown with it. */
const maxIdeas = 25

/** An object in the usual shape of its kind, and what else is known of it. */
export async function inspectObject(context: Showing, found: FoundObject): Promise<object> {
  const [object, more] = await Promise.all([openObject(context, found), moreOf(context, found)])
  return { ...object, ...more }
}

async function moreOf(context: Showing, found: FoundObject): Promise<object> {
  const { thing } = found
  if (found.type === 'recommendation') {
    if (thing.is === 'found') return { evidence: thing.found.evidence, gaps: [] }
    const itself = toObject(thing)
    return itself.type === 'recommendation'
      ? { gaps: [] }
      : { [itself.type]: await openObject(context, itself), gaps: [] }
  }
  switch (thing.is) {
    case 'list':
      return moreOfList(context, thing.list)
    case 'idea':
      return moreOfIdea(context, thing.idea)
    case 'place':
      return moreOfPlace(context, thing.place)
    case 'capture':
      return { updates: (await captureOf(context, thing.capture)).updates }
    case 'plan': {
      const { plan, copy } = thing.plan
      return plan
        ? { requirements: plan.requirements, timing: timingOf(plan) }
        : { timing: timingOf(copy) }
    }
    case 'item':
      return { opening_hours: thing.item.opening_hours, observed_at: thing.item.observed_at }
    default:
      return {}
  }
}

async function moreOfList({ db }: Showing, list: ListRow): Promise<object> {
  const [people, directions] = await Promise.all([
    listMembers(db, list.list_id),
    listDirections(db, list.list_id),
  ])
  return {
    origin: list.origin,
    people: people.map(toPerson),
    directions,
    defaults: toDefaults(list),
  }
}

async function moreOfIdea({ db }: Showing, idea: IdeaRow): Promise<object> {
  const subject = { kind: idea.kind === 'event' ? 'event' : 'idea', id: idea.idea_id } as const
  const [{ likes }, plan_ids] = await Promise.all([
    listLikesOf(db, [subject]),
    listPlanIdsOfIdea(db, idea.idea_id),
  ])
  const { saved, intentions } = likes.get(idea.idea_id) ?? notLiked
  const plans = await listPlans(db, plan_ids)
  return {
    like: {
      mine: saved,
      intentions: intentions.map((group) => group.map((id) => toHandle('person', id))),
    },
    liked_by: idea.liked_by.map(toPerson),
    mutual: idea.liked && idea.liked_by.length > 0,
    plans: plans.map(toPlan),
  }
}

async function moreOfPlace(context: Showing, place: PlaceRow): Promise<object> {
  const { db } = context
  const part = { limit: maxIdeas, offset: 0 }
  const [ideas, likers] = await Promise.all([
    listPartOfIdeasAtPlace(db, place.place_id, part).then((ids) => listIdeas(db, ids)),
    listLikers(db, [place.place_id]),
  ])
  return {
    ideas: ideas.map((idea) => toIdea(context, idea)),
    liked_by: (likers.get(place.place_id) ?? []).map(toPerson),
  }
}
