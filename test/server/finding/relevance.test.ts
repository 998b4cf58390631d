import { expect, test } from 'vitest'
import { type Statement, sql } from '#server/database/sql.ts'
import { activityWords } from '#server/domain/finding/activity_words.ts'
import type { FacetKind } from '#server/domain/finding/facet.ts'
import { queryOf, type TextQuery } from '#server/domain/finding/query.ts'
import { otherTexts } from '#server/domain/finding/suggest.ts'
import { vectorOf } from '#server/domain/finding/vector.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { type JudgedIdea, judgedIdeas } from '#test/support/finding/ideas.ts'
import { ndcg } from '#test/support/finding/ndcg.ts'
import { judgedQueries } from '#test/support/finding/queries.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

const catalog = new Map(activityWords.map(({ name }) => [nameKey(name), name]))

/** What the test reads: an idea's title, all of its words, and its vector. */
const rows = JSON.stringify(
  judgedIdeas.map((idea, index) => ({
    index,
    title_key: nameKey(idea.title),
    words: wordsIn(idea),
    vector: vectorIn(idea),
  })),
)

function wordsIn({ title, activity, place, address, description }: JudgedIdea): string {
  return [title, activity, place, address, description].filter((text) => text !== null).join(' ')
}

function vectorIn({ title, activity, place, address, neighborhood, description }: JudgedIdea) {
  const name = activity === null ? undefined : catalog.get(nameKey(activity))
  const facets: [FacetKind, string][] = name === undefined ? [] : [['activity', name]]
  return vectorOf({
    title,
    activities: activity === null ? [] : [activity],
    where: [place, address, neighborhood].filter((text) => text !== null),
    description,
    facets,
  })
}

const known = new Set(judgedIdeas.flatMap((idea) => wordsOf(wordsIn(idea))))

async function indexes(statement: Statement): Promise<number[]> {
  const found = await world.database.run<{ index: number }>(statement)
  return found.map(({ index }) => index)
}

function matching(query: TextQuery, by: 'wide' | 'prefixed' | 'related'): Promise<number[]> {
  const { exact, wide, meant, title_key } = query
  return indexes(sql`
    select index
    from json_to_recordset(${rows}::json) as idea (index int, title_key text, vector text)
    where vector::tsvector @@ ${query[by]}::tsquery
    order by 2 * ts_rank('{0.1, 0.3, 0.6, 1}', vector::tsvector, ${exact}::tsquery)
      + ts_rank('{0.1, 0.3, 0.6, 1}', vector::tsvector, ${wide}::tsquery)
      + case when ${meant}::text is not null and vector::tsvector @@ ${meant}::tsquery then 0.8 else 0 end
      + case when title_key = ${title_key} then 2 when starts_with(title_key, ${title_key}) then 0.5 else 0 end
      desc, index
    limit 25`)
}

/** What a search finds: every word first, then a word that has only begun, then what is like what was asked for. */
async function search(text: string): Promise<number[]> {
  const query = queryOf(text)
  if (query === null) return []
  const found = new Set<number>()
  for (const by of ['wide', 'prefixed', 'related'] as const) {
    if (found.size < 10) for (const index of await matching(query, by)) found.add(index)
  }
  return [...found]
}

/** As `search`; where that finds next to nothing, what the first suggestion that helps finds comes after it. */
async function searchAgain(text: string): Promise<number[]> {
  const found = await search(text)
  if (found.length >= 3) return found
  for (const other of otherTexts(text, known)) {
    const more = (await search(other)).filter((index) => !found.includes(index))
    if (more.length > 0) return [...found, ...more]
  }
  return found
}

/** What PostgreSQL finds by itself. */
function simpleSearch(text: string): Promise<number[]> {
  return indexes(sql`
    select index
    from json_to_recordset(${rows}::json) as idea (index int, words text),
      to_tsvector('simple', words) as vector, websearch_to_tsquery('simple', ${text}) as query
    where vector @@ query
    order by ts_rank(vector, query) desc, index
    limit 25`)
}

async function averageOf(find: (text: string) => Promise<number[]>): Promise<number> {
  let sum = 0
  for (const { text, grades } of judgedQueries) sum += ndcg(await find(text), grades)
  return sum / judgedQueries.length
}

test('what people look for comes first, whatever they call it', { timeout: 60_000 }, async () => {
  const [ours, simple] = [await averageOf(searchAgain), await averageOf(simpleSearch)]
  expect(ours).toBeGreaterThan(0.83)
  expect(ours / simple).toBeGreaterThan(1.5)
})
