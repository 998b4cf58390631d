import type { Disclosure } from '#generated/types.ts'
import { listAreas } from '#server/data/areas/list.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import type { Db } from '#server/database/db.ts'
import { spanWords, nearDayWords } from '#server/domain/basics/time_words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { anything, queryOf } from '#server/domain/finding/query.ts'
import type { Search } from '#server/domain/finding/search_input.ts'
import {
  areaIn,
  isPlacing,
  mayBePlaced,
  namesIn,
  type Phrase,
  type SaidTime,
  timeIn,
  withoutPhrases,
  wordsTyped,
} from '#server/domain/finding/sentence.ts'
import { type TimeSpan, united } from '#server/domain/finding/span.ts'
import { readingsOf } from '#server/domain/finding/when_words.ts'
import { windowOf } from '#server/domain/finding/window.ts'
import { sayAnything, wordsOf } from '#server/domain/finding/words.ts'
import { catalogCities, cityNamed } from '#server/domain/language/place/catalog.ts'
import { wordsReadDisclosed } from '#server/domain/messages/search.ts'
import { peopleNamed } from '#server/domain/people/named.ts'

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

/** The most spans that a disclosure names. */
const maxNamed = 2

/** Reads the query of a search; null where it has words alone. A field that says the same wins over words. */
export async function readSentence(
  db: Db,
  search: Search,
  timezone: string,
): Promise<Sentence | null> {
  const typed = wordsTyped(search.text)
  if (typed.length === 0) return null
  const now = await db.now()
  const time = search.time === null ? readTime(typed, timezone, now) : null
  const rest = (taken: readonly (Phrase | null)[]) =>
    withoutPhrases(
      typed,
      taken.filter((phrase) => phrase !== null),
    )
  const others = rest([time])
  // All areas are listed only where one may count: not for each search of plain words.
  const mayPlace = time !== null || mayBePlaced(others)
  const [area, person] = await Promise.all([
    mayPlace && search.neighborhoods.length === 0 ? readArea(db, others) : null,
    search.names.length === 0 ? readPerson(db, others) : null,
  ])
  if (!time && !area && !person) return null
  // A person is no area as well.
  const isSame =
    area !== null && person !== null && area.from < person.until && person.from < area.until
  const placed = isSame ? null : area
  const left = withoutPhrases(
    others,
    [placed, person].filter((phrase) => phrase !== null),
  ).join(' ')
  const isAnything = sayAnything(wordsOf(left))
  if (!time && !person && placed && !isPlacing(others, placed)) return null
  const query = isAnything ? null : queryOf(left, { moods: true })
  const spans = time?.spans ?? null
  return {
    search: {
      ...search,
      text: query === null ? '' : left,
      query: query ?? anything,
      names: person ? [person.text] : search.names,
      neighborhoods: placed ? [placed.text] : search.neighborhoods,
      time: spans ? timeOf(spans, timezone) : search.time,
    },
    isAnything: query === null,
    spans,
    area: placed?.text ?? null,
    taken: [person, placed, time].flatMap((one) => (one === null ? [] : [one.text])),
    disclosures: wordsReadDisclosed({
      time: time && { text: time.text, spans: spansInWords(time.spans, timezone) },
      area: placed?.text ?? null,
      person: person?.text ?? null,
      moods: query?.moods ?? [],
    }),
  }
}

function readTime(
  typed: readonly string[],
  timezone: string,
  now: Date,
): (SaidTime & { spans: readonly TimeSpan[] }) | null {
  const { date, seconds } = wallTimeOf(now, timezone)
  const time = timeIn(typed, date, { seconds, timezone })
  if (time === null) return null
  // Nobody can be asked: of two days that may be meant both are.
  const spans = united(
    readingsOf(time.means).flatMap((words) => {
      const wanted = { words: [words], slots: null, start: null, minutes: 0 }
      return windowOf(wanted, timezone, now).spans ?? []
    }),
  )
  return spans.length === 0 ? null : { ...time, spans }
}

function timeOf(spans: readonly TimeSpan[], timezone: string): Search['time'] {
  const from = spans[0]?.from ?? null
  const until = spans.at(-1)?.until ?? null
  return { from, until, exact: null, hours: null, weekdays: null, timezone }
}

function spansInWords(spans: readonly TimeSpan[], timezone: string): string {
  const named = spans
    .slice(0, maxNamed)
    .map(
      ({ from, until }) => `${nearDayWords(from, timezone)}, ${spanWords(from, until, timezone)}`,
    )
  return `${named.join(' or ')}${spans.length > maxNamed ? ' and so on' : ''}`
}

async function readArea(db: Db, words: readonly string[]) {
  const areas = await listAreas(db)
  const known = Map.groupBy(areas, ({ name, city }) => nameKey(name ?? city))
  return areaIn(words, (key) => {
    const found = known.get(key) ?? []
    const city = found.length === 0 ? cityNamed(key, catalogCities) : null
    return city === null
      ? found.map((area) => ({ neighborhood: area.name, city: area.city }))
      : [{ neighborhood: null, city }]
  })
}

async function readPerson(db: Db, words: readonly string[]): Promise<Phrase | null> {
  const phrases = namesIn(words)
  if (phrases.length === 0) return null
  const people = await listPeopleNamed(
    db,
    phrases.map(({ text }) => text),
  )
  return phrases.find(({ text }) => peopleNamed(people, text).length > 0) ?? null
}
