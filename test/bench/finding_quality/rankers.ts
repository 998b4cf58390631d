import type { BenchDatabase } from '#test/bench/database.ts'
import type { RawItem } from '#test/bench/finding_quality/corpus.ts'

/** The ids of the first ten things that something finds. */
export type Ranker = (query: string) => Promise<string[]>

/** What PostgreSQL finds by itself in the words of the sources: all words of a query, or any of them in German forms. */
export async function keywordRankers(
  bench: BenchDatabase,
  items: readonly RawItem[],
): Promise<{ all: Ranker; any: Ranker; stop: () => Promise<void> }> {
  await bench.asSuperuser(
    'create table plain_words (id text, words text, plain tsvector, german tsvector)',
  )
  const rows = items.map(({ id, name, description, tags, areas }) => ({
    id,
    words: [name, description, ...tags, ...areas].join(' '),
  }))
  await bench.asSuperuser(
    `insert into plain_words
     select id, words, to_tsvector('simple', words), to_tsvector('german', words)
     from json_to_recordset($1::json) as r (id text, words text)`,
    [JSON.stringify(rows)],
  )
  const ask = async (column: string, query: string, text: string) => {
    const found = await bench.asSuperuser<{ id: string }>(
      `select id from plain_words, (select ${query} as q) s
       where ${column} @@ q order by ts_rank(${column}, q) desc, id limit 10`,
      [text],
    )
    return found.map(({ id }) => id)
  }
  return {
    all: (query) => ask('plain', `websearch_to_tsquery('simple', $1)`, query),
    any: (query) =>
      ask('german', `replace(plainto_tsquery('german', $1)::text, '&', '|')::tsquery`, query),
    stop: async () => void (await bench.asSuperuser('drop table plain_words')),
  }
}

/** What `ideas.search` of a server finds for somebody who has saved nothing. */
export function searchRanker(url: string, token: string, ids: ReadonlyMap<string, string>): Ranker {
  return async (query) => {
    const answer = await fetch(`${url}/api/v2/capabilities/ideas.search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, limit: 10, timezone: 'Europe/Berlin' }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(text)
    const { data } = JSON.parse(text) as { data: { items: { handle: string }[] } }
    return data.items.map(({ handle }) => ids.get(handle) ?? handle)
  }
}
