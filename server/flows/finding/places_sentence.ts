import type { Disclosure } from '#generated/types.ts'
import { listVectorsFor } from '#server/data/finding/condition.ts'
import { hasPlaces, selectPlaces } from '#server/data/places/select.ts'
import type { Db } from '#server/database/db.ts'
import type { Statement } from '#server/database/sql.ts'
import { areaTerm, queryOf } from '#server/domain/finding/query.ts'
import { wordsOfPlacesDisclosed } from '#server/domain/messages/words_read.ts'
import { minutesOfWeek } from '#server/domain/places/opening_hours.ts'
import { readWords } from '#server/flows/finding/read_words.ts'

/** The private places that a query asks for. */
interface FoundPlaces {
  /** Selects their ids, the last changed first. */
  readonly statement: Statement
  /** What words of the query were read as. */
  readonly disclosures: readonly Disclosure[]
}

/**
 * The private places that fit a query; null for all. Where none has all of its words, those for a time, an area and a mood are what
 * they are, as in `ideas.search`: “something warm in Neukölln on Sunday” has what suits it, is there, and is not known to be closed.
 */
export async function findPlacesBySentence(
  db: Db,
  { text, archived }: { readonly text: string | null; readonly archived: boolean },
  timezone: string,
): Promise<FoundPlaces> {
  const missing = await listVectorsFor(db, 'places', text)
  const asWritten = { text, archived }
  const none = { statement: selectPlaces(db.owner, asWritten, missing), disclosures: [] }
  if (text === null || (await hasPlaces(db, asWritten, missing))) return none
  const said = { time: false, area: false, person: true }
  const read = await readWords(db, text, { timezone, said, anywhere: true })
  const query = read === null ? queryOf(text, { moods: true }) : read.query
  const moods = query?.moods ?? []
  if (read === null && moods.length === 0) return none
  const { time = null, area = null } = read ?? {}
  const meant = {
    ...{ text: null, archived },
    terms: [...(query ? [query.prefixed] : []), ...(area ? [areaTerm(area.areas)] : [])],
    open: time && minutesOfWeek(time.spans, timezone),
  }
  return {
    statement: selectPlaces(db.owner, meant, missing),
    disclosures: wordsOfPlacesDisclosed(read?.told ?? { moods }),
  }
}
