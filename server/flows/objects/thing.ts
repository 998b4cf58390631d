import type { Idea, Place, SharedBy } from '#generated/types.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import type { KnownInterest } from '#server/data/incoming_interests/list.ts'
import type { ItemRow } from '#server/data/inventory_items/rows.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import { sharedBy, type SharedList } from '#server/flows/lists/shared.ts'
import { titleOf } from '#server/domain/discovery/found.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { ObjectKind, ObjectType } from '#server/domain/objects/types.ts'
import type { VisiblePlan } from '#server/flows/plans/visible.ts'

/** Something that a caller can see, as it is stored. */
export type Thing =
  | { is: 'list'; list: ListRow }
  | { is: 'idea'; idea: IdeaRow }
  | { is: 'shared_list'; shared: SharedList }
  | { is: 'shared_idea'; idea: Idea }
  | { is: 'shared_place'; place: Place; shared_by: SharedBy }
  | { is: 'place'; place: PlaceRow }
  | { is: 'capture'; capture: CaptureRow; label: string }
  | { is: 'plan'; plan: VisiblePlan }
  | { is: 'person'; person: PersonRow }
  | { is: 'interest'; interest: KnownInterest }
  | { is: 'item'; item: ItemRow }
  | { is: 'found'; found: FoundRow; candidate_id: string }

/** An object that a caller named. */
export interface FoundObject {
  type: ObjectKind
  handle: string
  /** Its name or title. */
  label: string
  thing: Thing
}

/** What a thing may be called by a caller's type. */
const accepted: { readonly [Type in ObjectType]: readonly Thing['is'][] } = {
  ideas_list: ['list', 'shared_list'],
  idea: ['idea', 'shared_idea'],
  recommendation: ['idea', 'place', 'interest', 'item', 'found'],
  capture: ['capture'],
  // An idea of a place is of kind place.
  place: ['place', 'idea', 'item', 'shared_place', 'shared_idea'],
  // events.search gives plans a handle of an event, too.
  event: ['idea', 'plan', 'item', 'shared_idea'],
  plan: ['plan'],
}

/** Whether a thing is of the type that a caller says. */
export function isOfType(thing: Thing, type: ObjectType): boolean {
  if (!accepted[type].includes(thing.is)) return false
  if (type !== 'event' && type !== 'place') return true
  if (thing.is === 'item') return thing.item.kind === type
  const isIdea = thing.is === 'idea' || thing.is === 'shared_idea'
  return !isIdea || thing.idea.kind === type
}

/**
 * A thing as the object that the caller meant; `type` is what the caller called it. An idea, a place or an interest may
 * be meant as a recommendation.
 */
export function toObject(thing: Thing, type?: ObjectType): FoundObject {
  const kind = type === 'recommendation' || type === 'idea' ? type : kindOf(thing)
  return { type: kind, handle: handleOf(thing), label: labelOf(thing), thing }
}

function kindOf(thing: Thing): ObjectKind {
  switch (thing.is) {
    case 'list':
    case 'shared_list':
      return 'ideas_list'
    case 'shared_place':
      return 'place'
    case 'idea':
    case 'shared_idea':
      return thing.idea.kind === 'event' ? 'event' : 'idea'
    case 'interest':
    case 'found':
      return 'recommendation'
    case 'item':
      return thing.item.kind
    default:
      return thing.is
  }
}

function handleOf(thing: Thing): string {
  switch (thing.is) {
    case 'list':
      return toHandle('list', thing.list.list_id)
    case 'shared_list':
      return toHandle('list', thing.shared.row.list_id)
    case 'shared_idea':
      return thing.idea.idea_handle
    case 'shared_place':
      return thing.place.place_handle
    case 'idea':
      return toHandle('idea', thing.idea.idea_id)
    case 'place':
      return toHandle('place', thing.place.place_id)
    case 'capture':
      return toHandle('capture', thing.capture.capture_id)
    case 'plan':
      return toHandle('plan', (thing.plan.plan ?? thing.plan.copy).plan_id)
    case 'person':
      return toHandle('person', thing.person.person_id)
    case 'interest':
      return toHandle('interest', thing.interest.interest_id)
    case 'item':
      return itemHandle(thing.item)
    case 'found':
      return thing.candidate_id
  }
}

function labelOf(thing: Thing): string {
  switch (thing.is) {
    case 'list':
      return thing.list.name
    case 'shared_list':
      return thing.shared.live.name
    case 'shared_place':
      return thing.place.name
    case 'idea':
    case 'shared_idea':
      return thing.idea.title
    case 'place':
      return thing.place.name
    case 'capture':
      return thing.label
    case 'plan':
      return thing.plan.plan ? planTitle(thing.plan.plan) : thing.plan.copy.title
    case 'person':
      return thing.person.display_name
    case 'interest':
      return thing.interest.title
    case 'item':
      return thing.item.name
    case 'found':
      return titleOf(thing.found.facts)
  }
}

/** Who shared a thing with the account; null for what nobody did. */
export function sharerOf(thing: Thing): SharedBy | null {
  switch (thing.is) {
    case 'shared_list':
      return sharedBy(thing.shared.row)
    case 'shared_idea':
      return thing.idea.shared_by ?? null
    case 'shared_place':
      return thing.shared_by
    default:
      return null
  }
}

/** The list that an object is. Throws for anything else. */
export function listOf({ thing }: FoundObject): ListRow {
  if (thing.is !== 'list') throw new Error('The operation is for lists only.')
  return thing.list
}
