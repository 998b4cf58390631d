import { listAreasNamed } from '#server/data/areas/list.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import type { Db } from '#server/database/db.ts'
import { spanWords, nearDayWords } from '#server/domain/basics/time_words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { type MoodSaid, queryOf, type TextQuery } from '#server/domain/finding/query.ts'
import {
  areaIn,
  areaKeysIn,
  isPlacing,
  mayBePlaced,
  namesIn,
  type Phrase,
  type SaidArea,
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
import type { WordsRead } from '#server/domain/messages/words_read.ts'
import { peopleNamed } from '#server/domain/people/named.ts'

/** What words of a text were read as: a time, an area and a saved person, and what is left of it. */
export interface ReadWords {
  /** Of which one must hold. */
  readonly time: { readonly text: string; readonly spans: readonly TimeSpan[] } | null
  readonly area: SaidArea | null
  /** Somebody's name. */
  readonly person: string | null
  /** The words that are left; empty where they say nothing. */
  readonly left: string
  /** What they ask for; null where they say nothing. */
  readonly query: TextQuery | null
  /** As it is told. */
  readonly told: WordsRead
}

/** What else a request says already: its words are not read as the same. */
interface Said {
  readonly time: boolean
  readonly area: boolean
  readonly person: boolean
}

/** The most spans that are named. */
const maxNamed = 2

/**
 * Reads a time, an area and a saved person in a text, at any place of it; null where it has words alone. An area counts
 * that “in” leads, or beside words that say nothing or have a meaning each; with `anywhere`, beside a time or a person, too.
 */
export async function readWords(
  db: Db,
  text: string,
  {
    timezone,
    said,
    anywhere,
  }: { readonly timezone: string; readonly said: Said; readonly anywhere: boolean },
): Promise<ReadWords | null> {
  const typed = wordsTyped(text)
  if (typed.length === 0) return null
  // Hardly any query has a time: whether there is one is asked by the clock of this process, and what it means by the database's.
  const isTimed = !said.time && timeSaid(typed, timezone, new Date()) !== null
  const time = isTimed ? readTime(typed, timezone, await db.now()) : null
  const others = time === null ? typed : withoutPhrases(typed, [time])
  // All areas are listed only where one may count: not for each text of plain words.
  const mayPlace = (time !== null && anywhere) || mayBePlaced(others)
  const [found, person] = await Promise.all([
    mayPlace && !said.area ? readArea(db, others) : null,
    said.person ? null : readPerson(db, others),
  ])
  // A person is no area as well.
  const isPerson = (one: Phrase) =>
    person !== null && one.from < person.until && person.from < one.until
  const isBeside = anywhere && (time !== null || person !== null)
  const area =
    found !== null && !isPerson(found) && (isBeside || isPlacing(others, found)) ? found : null
  if (!time && !area && !person) return null
  const words = withoutPhrases(
    others,
    [area, person].filter((phrase) => phrase !== null),
  ).join(' ')
  const query = sayAnything(wordsOf(words)) ? null : queryOf(words, { moods: true })
  const moods: readonly MoodSaid[] = query?.moods ?? []
  return {
    ...{ time, area, person: person?.text ?? null, query, left: query === null ? '' : words },
    told: {
      time: time && { text: time.text, spans: spansInWords(time.spans, timezone) },
      ...{ area: area?.text ?? null, person: person?.text ?? null, moods },
    },
  }
}

function timeSaid(typed: readonly string[], timezone: string, now: Date): SaidTime | null {
  const { date, seconds } = wallTimeOf(now, timezone)
  return timeIn(typed, date, { seconds, timezone })
}

function readTime(
  typed: readonly string[],
  timezone: string,
  now: Date,
): (SaidTime & { spans: readonly TimeSpan[] }) | null {
  const time = timeSaid(typed, timezone, now)
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

function spansInWords(spans: readonly TimeSpan[], timezone: string): string {
  const named = spans
    .slice(0, maxNamed)
    .map(
      ({ from, until }) => `${nearDayWords(from, timezone)}, ${spanWords(from, until, timezone)}`,
    )
  return `${named.join(' or ')}${spans.length > maxNamed ? ' and so on' : ''}`
}

async function readArea(db: Db, words: readonly string[]) {
  const areas = await listAreasNamed(db, areaKeysIn(words))
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
