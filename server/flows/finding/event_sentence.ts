import type { Disclosure } from '#generated/types.ts'
import { listEvents } from '#server/data/events/list.ts'
import type { EventRow } from '#server/data/events/rows.ts'
import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { EventSearch } from '#server/domain/finding/event_search.ts'
import { isWithin } from '#server/domain/finding/span.ts'
import { wordsReadDisclosed } from '#server/domain/messages/words_read.ts'
import { listPublicEvents } from '#server/flows/finding/public_events.ts'
import { readWords } from '#server/flows/finding/read_words.ts'

/** Events that were found, the account's own apart from the public ones. */
export interface FoundEvents {
  /** What they were searched with. */
  readonly search: EventSearch
  readonly own: readonly EventRow[]
  readonly open: readonly EventRow[]
  /** What words of the query were read as. */
  readonly disclosures: readonly Disclosure[]
}

/**
 * The first `most` events that fit a search. Where none has all words of the query, its words for a time and an area are what they
 * are, as in `ideas.search`, and the others are words of the title: “Konzert am Samstag”. Fields win over words.
 */
export async function findEvents(
  db: Db,
  search: EventSearch,
  most: number,
  timezone: string,
): Promise<FoundEvents> {
  const asWritten = await listBoth(db, search, most)
  const isFound = asWritten.own.length + asWritten.open.length > 0
  if (isFound || search.text === null) return asWritten
  const said = {
    time: search.from !== null || search.until !== null,
    area: search.venue !== null,
    person: true,
  }
  const read = await readWords(db, search.text, { timezone, said, anywhere: true })
  if (read === null) return asWritten
  const spans = read.time?.spans ?? null
  const meant: EventSearch = {
    ...search,
    words: read.query === null ? null : nameKey(read.left),
    areas: read.area?.areas ?? null,
    // Without a time, what is over is not meant.
    from: spans?.[0]?.from ?? search.from ?? (search.until === null ? await db.now() : null),
    until: spans?.at(-1)?.until ?? search.until,
  }
  const found = await listBoth(db, meant, most)
  const within = (rows: readonly EventRow[]) =>
    spans === null ? rows : rows.filter(({ starts_at }) => isWithin(starts_at, spans))
  const { time = null, area = null } = read.told
  return {
    search: meant,
    own: within(found.own),
    open: within(found.open),
    disclosures: wordsReadDisclosed({ time, area }),
  }
}

/** What the account has to do with is never crowded out. */
async function listBoth(db: Db, search: EventSearch, most: number): Promise<FoundEvents> {
  const own = await listEvents(db, search, most)
  const open = await listPublicEvents(db, search, own, most - own.length)
  return { search, own, open, disclosures: [] }
}
