import { wordsFromOf, type WordsFrom, type Written } from '#server/domain/ideas/words_from.ts'

/** What a row tells of the words of a place. */
interface PlaceWords {
  readonly words_from: WordsFrom | null
  readonly own_words: readonly string[]
  readonly origin: string
  readonly item_id: string | null
}

/** Whose words an idea has that is made of a place and called like it. */
export function wordsOfPlace({ words_from, own_words, origin, item_id }: PlaceWords): Written {
  // Earlier releases did not keep the page with a place.
  const isOfSource = words_from === null && origin === 'captured'
  const row = { words_from, origin, is_public: item_id !== null, source_url: null }
  return {
    words_from: isOfSource ? 'source' : wordsFromOf(row),
    own_words: own_words.map((word) => word.replace(/\bname$/, 'title')),
  }
}
