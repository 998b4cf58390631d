import { toIdea } from '#server/data/ideas/rows.ts'
import { toItemEvent, toItemPlace } from '#server/data/inventory_items/rows.ts'
import type { ItemRow } from '#server/data/inventory_items/rows.ts'
import { toList } from '#server/data/lists/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { toGuestPlan } from '#server/data/plan_copies/rows.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import type { Context } from '#server/domain/context.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { presentCapture } from '#server/flows/capture/present.ts'
import { toSharedList } from '#server/flows/lists/shared.ts'
import { toCandidate } from '#server/flows/objects/candidate.ts'
import type { FoundObject } from '#server/flows/objects/thing.ts'
import { withLiveCounts } from '#server/flows/plans/live_counts.ts'
import type { VisiblePlan } from '#server/flows/plans/visible.ts'

/** What objects are shown with. */
export type Showing = Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>

/**
 * An object as it is by now: a guest's copy of a plan with how the others have answered. No other statement of the
 * transaction may run meanwhile.
 */
export async function liveObject({ db }: Showing, found: FoundObject): Promise<FoundObject> {
  const { thing } = found
  if (thing.is !== 'plan' || thing.plan.copy === null) return found
  const [copy = thing.plan.copy] = await withLiveCounts(db, [thing.plan.copy])
  return { ...found, thing: { is: 'plan', plan: { plan: null, copy } } }
}

/** An object in the usual shape of its kind. */
export async function openObject(context: Showing, found: FoundObject): Promise<object> {
  const { thing } = found
  if (found.type === 'recommendation') return toCandidate(context, found)
  switch (thing.is) {
    case 'list':
      return toList(thing.list)
    case 'shared_list':
      return toSharedList(thing.shared)
    case 'shared_idea':
      return thing.idea
    case 'shared_place':
      return thing.place
    case 'idea':
      return toIdea(context, thing.idea)
    case 'place':
      return toPlace(thing.place)
    case 'capture': {
      const { updates: _, ...capture } = await captureOf(context, thing.capture)
      return capture
    }
    case 'plan':
      return planOf(thing.plan)
    case 'person':
      return toPerson(thing.person)
    case 'item':
      return itemOf(thing.item)
    case 'interest':
    case 'found':
      return toCandidate(context, found)
  }
}

/** A capture as ideas.capture.get answers it, whatever its state. */
export async function captureOf(context: Showing, row: CaptureRow) {
  return (await presentCapture(context, row)).data
}

/** A plan as its host or its guest sees it. */
export function planOf({ plan, copy }: VisiblePlan) {
  return plan ? toPlan(plan) : toGuestPlan(copy)
}

/** A public place, or a public event with what is known of it. */
function itemOf(item: ItemRow): object {
  const event = toItemEvent(item)
  if (event === null) return toItemPlace(item) ?? {}
  return {
    ...event,
    title: item.name,
    description: item.description,
    activities: item.activity_names,
    neighborhood: item.neighborhood_name,
    price: item.price,
    attribution: item.attribution,
  }
}
