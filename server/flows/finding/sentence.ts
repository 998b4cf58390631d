import type { Disclosure } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { anything } from '#server/domain/finding/query.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import type { TimeSpan } from '#server/domain/finding/span.ts'
import { wordsReadDisclosed } from '#server/domain/messages/words_read.ts'
import { readWords } from '#server/flows/finding/read_words.ts'

/** A search whose words for a time, an area and a person have become what they are. */
export interface Sentence {
  /** With the words that are left; with `anything` where they say nothing. */
  readonly search: Search
  readonly isAnything: boolean
  /** Of which one must hold; null where no time was read. */
  readonly spans: readonly TimeSpan[] | null
  /** The words for one; null where none was read. */
  readonly area: string | null
  /** How many words became what they are, each with its phrase. */
  readonly taken: readonly string[]
  readonly disclosures: readonly Disclosure[]
}

/** Reads the query of a search; null where it has words alone. A field that says the same wins over words. */
export async function readSentence(
  db: Db,
  search: Search,
  timezone: string,
): Promise<Sentence | null> {
  const { names, neighborhoods } = search
  const said = {
    time: search.time !== null,
    area: neighborhoods.length > 0,
    person: names.length > 0,
  }
  const read = await readWords(db, search.text, { timezone, said, anywhere: true })
  if (read === null) return null
  const { time, area, person, left, query, told } = read
  return {
    search: {
      ...search,
      text: left,
      query: query ?? anything,
      names: person === null ? names : [person],
      neighborhoods: area === null ? neighborhoods : [area.text],
      time: time === null ? search.time : timeOf(time.spans, timezone),
    },
    isAnything: query === null,
    spans: time?.spans ?? null,
    area: area?.text ?? null,
    taken: [person, area?.text, time?.text].filter((text) => text != null),
    disclosures: wordsReadDisclosed(told),
  }
}

function timeOf(spans: readonly TimeSpan[], timezone: string): Search['time'] {
  const from = spans[0]?.from ?? null
  const until = spans.at(-1)?.until ?? null
  return { from, until, exact: null, hours: null, weekdays: null, timezone }
}
