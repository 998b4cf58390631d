import type { Event, Idea, SavedIdea } from '#generated/types.ts'
import { madeOf } from '#server/domain/ideas/authored.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { type PlaceRow, toPlace } from '#server/data/places/rows.ts'
import { type Naming, nameCandidate } from '#server/domain/ideas/candidate.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** What a saved idea says. */
export interface IdeaFacts {
  kind: 'place' | 'event'
  title: string
  description: string | null
  place_id: string | null
  venue_place_id: string | null
  activity_name: string | null
  custom_activity_name: string | null
  fixed_when: Date | null
  event_start_at: Date | null
  source_url: string | null
  show_in_for_you: boolean
}

/** What an idea learns from what it was captured from; the person sets nothing of it. */
export interface FoundFacts {
  event_end_at: Date | null
  /** The zone its times are meant in, IANA. */
  event_timezone: string | null
  /** `date_only` where only the day of the start is known: it is then 00:00 in that zone. */
  start_precision: 'exact' | 'date_only'
  neighborhood_name: string | null
  /** The city it is in. */
  city: string | null
  /** The item of the public inventory that it was taken from. */
  item_id: string | null
  idea_origin: 'created' | 'captured' | 'adopted' | 'discovered'
  /** Whose words it has where they are not the person's; null where that is to be seen from the rest. */
  words_from: WordsFrom | null
  /** The columns that the person has written, of an idea whose other words are somebody else's. */
  own_words: readonly string[]
}

/** What a generated list saved, as long as the person has not touched it. */
export interface GeneratedFacts {
  /** The generated list that saved it; null for what is the person's own. */
  generated_for: string | null
  /** The friend's like that it was saved from. */
  adopted_interest_id: string | null
}

/** A saved idea with its places, its lists and the people who like it too. */
export interface IdeaRow extends IdeaFacts, FoundFacts, GeneratedFacts {
  idea_id: string
  title_key: string
  liked: boolean
  state: 'active' | 'archived'
  updated_at: Date
  place: PlaceRow | null
  venue: PlaceRow | null
  lists: { list_id: string; name: string }[]
  liked_by: PersonRow[]
}

/** An idea as callers see it. */
export function toIdea(naming: Naming, row: IdeaRow): Idea {
  const idea_handle = toHandle('idea', row.idea_id)
  // Drafts, likes and lists take the same one.
  const starts_at = row.event_start_at ?? row.fixed_when
  const idea: Idea = {
    idea_handle,
    kind: row.kind,
    title: row.title,
    description: row.description,
    place: row.place && toPlace(row.place),
    event: toIdeaEvent(row),
    when: starts_at?.toISOString() ?? null,
    neighborhood: row.neighborhood_name,
    activities: [row.activity_name, row.custom_activity_name].filter((name) => name !== null),
    source_url: row.source_url,
    lists: row.lists.map(({ list_id, name }) => ({
      ideas_list_handle: toHandle('list', list_id),
      name,
    })),
    show_in_for_you: row.show_in_for_you,
    liked: row.liked,
    state: row.state,
    updated_at: row.updated_at.toISOString(),
    candidate_id: nameCandidate(naming, { kind: 'idea', id: idea_handle }, new Date()),
  }
  return madeOf(idea, { kind: 'idea', row })
}

/** When and where the event of an idea takes place; null for one that is of a place or has no time. */
export function toIdeaEvent(row: IdeaRow): Event | null {
  const starts_at = row.event_start_at ?? row.fixed_when
  if (row.kind !== 'event' || !starts_at) return null
  const venue = row.venue ?? row.place
  return {
    starts_at: starts_at.toISOString(),
    ends_at: row.event_end_at?.toISOString() ?? null,
    timezone: row.event_timezone ?? venue?.timezone ?? null,
    start_precision: row.start_precision,
    venue: venue && toPlace(venue),
    url: row.source_url,
  }
}

/** A saved idea as callers see it, with who else likes it. */
export function toSavedIdea(naming: Naming, row: IdeaRow): SavedIdea {
  const idea: SavedIdea = {
    ...toIdea(naming, row),
    liked_by: row.liked_by.map(toPerson),
    mutual: row.liked && row.liked_by.length > 0,
  }
  return madeOf(idea, { kind: 'idea', row })
}
