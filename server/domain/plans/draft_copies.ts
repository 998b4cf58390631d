import type { WordsFrom } from '#server/domain/ideas/words_from.ts'

/** What a draft copies from the idea it is made from. */
export interface IdeaCopy {
  idea_id: string | null
  card_title: string
  card_description: string | null
  card_activity_name: string | null
  source_url: string | null
  /** Which of title and description the owner of the idea wrote; the rest is as it came. */
  card_own_words: readonly string[]
  card_words_from: WordsFrom | null
}

/** What a draft copies from its place, so that a plan that was sent keeps the place it was sent with. */
export interface PlaceCopy {
  place_id: string | null
  place_name: string | null
  place_address: string | null
  /** Which of name and address the owner of the place wrote; the rest is as it came. */
  place_own_words: readonly string[]
  place_words_from: WordsFrom | null
}

interface CopiedIdea {
  idea_id: string
  title: string
  description: string | null
  custom_activity_name: string | null
  activity_name: string | null
  source_url: string | null
  words_from: WordsFrom | null
  own_words: readonly string[]
}

interface CopiedPlace {
  place_id: string
  name: string
  address: string | null
  words_from: WordsFrom | null
  own_words: readonly string[]
}

/** The copy of an idea. */
export function ideaCopy(idea: CopiedIdea): IdeaCopy {
  return {
    idea_id: idea.idea_id,
    card_title: idea.title,
    card_description: idea.description,
    card_activity_name: idea.custom_activity_name ?? idea.activity_name,
    source_url: idea.source_url,
    card_own_words: idea.own_words,
    card_words_from: idea.words_from,
  }
}

/** The copy of a place; every field is null where there is no place. */
export function placeCopy(place: CopiedPlace | null): PlaceCopy {
  return {
    place_id: place?.place_id ?? null,
    place_name: place?.name ?? null,
    place_address: place?.address ?? null,
    place_own_words: place?.own_words ?? [],
    place_words_from: place?.words_from ?? null,
  }
}
