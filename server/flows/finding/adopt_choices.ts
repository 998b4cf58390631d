import { listUntouchedIdeas } from '#server/data/ideas/find_generated.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { lockIdeaStates } from '#server/data/ideas/lock.ts'
import { type GeneratedIdea, updateIdeasGenerated } from '#server/data/ideas/update_touched.ts'
import {
  listPoolInterests,
  type PoolInterestRow,
} from '#server/data/incoming_interests/list_pool.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import { listPlaces } from '#server/data/places/find.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { ChoiceKind, StoredChoice } from '#server/domain/finding/choice.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { adoptItem } from '#server/flows/finding/adopt.ts'
import { wordsOfPlace } from '#server/domain/places/words_of_place.ts'

/** The ideas that choices are already, by the id of the choice; what has no idea yet is left out. */
export async function ideasOfChoices(
  db: Db,
  choices: readonly StoredChoice[],
): Promise<Map<string, string>> {
  const ids = idsByKind(choices)
  const [items, untouched] = await Promise.all([
    listIdeasOfItems(db, ids.item),
    listUntouchedIdeas(db, { places: ids.place, interests: ids.interest }),
  ])
  return new Map([
    ...ids.idea.map((id): [string, string] => [id, id]),
    ...items.map(({ item_id, idea_id }): [string, string] => [item_id, idea_id]),
    ...untouched.flatMap(({ idea_id, place_id, adopted_interest_id }): [string, string][] => {
      const of = adopted_interest_id ?? place_id
      return of === null ? [] : [[of, idea_id]]
    }),
  ])
}

/**
 * Makes an idea of each choice that does not have one yet, for a generated list: untouched, so that it is not the person's own. What
 * is gone meanwhile is left out. The caller has locked the account and inserted the list.
 *
 * @returns the ideas by the ids of the choices, in their order.
 */
export async function adoptChoices(
  db: Db,
  list_id: string,
  choices: readonly StoredChoice[],
): Promise<Map<string, string>> {
  const ids = idsByKind(choices)
  const [known, items, adopted, states, interests, places] = await Promise.all([
    ideasOfChoices(db, choices),
    listItemsById(db, ids.item),
    listIdeasOfItems(db, ids.item),
    lockIdeaStates(db, ids.idea),
    listPoolInterests(db, { ids: ids.interest }, ids.interest.length),
    listPlaces(db, ids.place),
  ])
  // What the person has archived stays archived.
  const refused = new Set(
    adopted
      .filter(({ state, generated_for }) => state === 'archived' && generated_for === null)
      .map(({ item_id }) => item_id),
  )
  const itemOf = new Map(items.map((row) => [row.item_id, row]))
  const interestOf = new Map(interests.map((row) => [row.interest_id, row]))
  const placeOf = new Map(places.map((row) => [row.place_id, row]))
  const ideas = new Map<string, string>()
  const generated: GeneratedIdea[] = []
  for (const { k, id } of choices) {
    const idea_id = known.get(id)
    if (k === 'idea') {
      if (states.get(id) === 'active') ideas.set(id, id)
    } else if (k === 'item') {
      const row = itemOf.get(id)
      if (!row || refused.has(id)) continue
      const one = await adoptItem(db, itemHandle(row), '')
      if (one.was === 'made') generated.push({ idea_id: one.idea_id, interest_id: null })
      ideas.set(id, one.idea_id)
    } else if (k === 'interest') {
      const row = interestOf.get(id)
      if (!row || row.own !== null) continue
      const one = idea_id ?? (await insertInterest(db, row))
      generated.push({ idea_id: one, interest_id: id })
      ideas.set(id, one)
    } else {
      const row = placeOf.get(id)
      if (row?.state !== 'active') continue
      const one = idea_id ?? (await insertOfPlace(db, row))
      generated.push({ idea_id: one, interest_id: null })
      ideas.set(id, one)
    }
  }
  await updateIdeasGenerated(db, list_id, generated)
  return ideas
}

function idsByKind(choices: readonly StoredChoice[]): Record<ChoiceKind, string[]> {
  const of = (kind: ChoiceKind) => choices.filter(({ k }) => k === kind).map(({ id }) => id)
  return {
    idea: of('idea'),
    place: of('place'),
    interest: of('interest'),
    item: of('item'),
    shared: of('shared'),
  }
}

const blank = {
  description: null,
  fixed_when: null,
  source_url: null,
  show_in_for_you: true,
  idea_origin: 'adopted',
} as const

function insertInterest(db: Db, row: PoolInterestRow): Promise<string> {
  const isEvent = row.kind === 'event' && row.starts_at !== null
  return insertIdea(db, {
    ...blank,
    kind: isEvent ? 'event' : 'place',
    title: row.title,
    place_id: null,
    venue_place_id: null,
    activity_name: row.activity_name,
    custom_activity_name: row.custom_activity_name,
    words_from: 'friend',
    event_start_at: isEvent ? row.starts_at : null,
    neighborhood_name: row.neighborhood_name,
  })
}

function insertOfPlace(db: Db, row: PlaceRow): Promise<string> {
  return insertIdea(db, {
    ...blank,
    kind: 'place',
    title: row.name,
    place_id: row.place_id,
    venue_place_id: null,
    activity_name: row.activity_name,
    custom_activity_name: null,
    event_start_at: null,
    ...wordsOfPlace(row),
  })
}
