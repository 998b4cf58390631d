import { expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { type JudgedIdea, judgedIdeas } from '#test/support/finding/ideas.ts'
import { ndcg } from '#test/support/finding/ndcg.ts'
import { type JudgedQuery, judgedQueries } from '#test/support/finding/queries.ts'
import { judgedAccount } from '#test/support/given/judged.ts'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** What PostgreSQL finds by itself: the words of each idea, and its index. */
const rows = JSON.stringify(judgedIdeas.map((idea, index) => ({ index, words: wordsIn(idea) })))

function wordsIn({ title, activity, place, address, description }: JudgedIdea): string {
  return [title, activity, place, address, description].filter((text) => text !== null).join(' ')
}

/** Where in the list of judged ideas each result is. */
async function search(account: Account, ids: Map<string, number>, query: string) {
  const { data } = await answer(account, 'ideas.search', { query, scopes: ['ideas'], limit: 10 })
  const found = data.items.map(({ handle }) => ids.get(parseHandle('idea', handle) ?? '') ?? -1)
  return { found, suggestions: data.retry_suggestions }
}

/** What somebody sees who takes the first suggestion where there is one. */
async function searchAgain(account: Account, ids: Map<string, number>, query: string) {
  const { found, suggestions } = await search(account, ids, query)
  const [first] = suggestions
  if (first === undefined) return found
  const more = await search(account, ids, first)
  return [...new Set([...found, ...more.found])]
}

async function simpleSearch(text: string): Promise<number[]> {
  const found = await world.database.run<{ index: number }>(sql`
    select index
    from json_to_recordset(${rows}::json) as idea (index int, words text),
      to_tsvector('simple', words) as vector, websearch_to_tsquery('simple', ${text}) as query
    where vector @@ query
    order by ts_rank(vector, query) desc, index
    limit 25`)
  return found.map(({ index }) => index)
}

/** nDCG@10 over all judged queries, and over those of each kind. */
async function averagesOf(find: (text: string) => Promise<number[]>) {
  const gains: { query: JudgedQuery; gain: number }[] = []
  for (const query of judgedQueries) {
    gains.push({ query, gain: ndcg(await find(query.text), query.grades) })
  }
  const mean = (some: typeof gains) => some.reduce((sum, { gain }) => sum + gain, 0) / some.length
  const parts = new Map<string, number>()
  for (const part of ['kind', 'language'] as const) {
    for (const [name, some] of Map.groupBy(gains, ({ query }) => query[part])) {
      parts.set(name, mean(some))
    }
  }
  return { all: mean(gains), parts }
}

test('what people look for comes first, whatever they call it', { timeout: 60_000 }, async () => {
  const ids = await judgedAccount(sam)
  const ours = await averagesOf((text) => searchAgain(sam, ids, text))
  const simple = await averagesOf(simpleSearch)
  if (process.env.SHOW_RELEVANCE) {
    const shown = (parts: Map<string, number>) =>
      [...parts].map(([name, value]) => `${name} ${value.toFixed(2)}`).join(', ')
    process.stdout.write(`ours ${ours.all.toFixed(3)} (${shown(ours.parts)})\n`)
    process.stdout.write(`simple ${simple.all.toFixed(3)} (${shown(simple.parts)})\n`)
  }
  expect(ours.all).toBeGreaterThanOrEqual(0.85)
  expect(ours.all / simple.all).toBeGreaterThan(1.5)
})
