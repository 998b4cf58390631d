import { randomUUID } from 'node:crypto'
import { searchVersion, vectorOf } from '#server/domain/finding/vector.ts'
import { searchOfIdea, searchOfPlace } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { type BenchDatabase, startBenchDatabase } from '#test/bench/database.ts'
import { line, median, percentile } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import { serve } from '#test/bench/serve.ts'

/** How many ideas a usual account has, how many a large one, and how many times longer its searches may take. */
const few = 42
const maxAllowed = 15

/** Rows that one statement writes. */
const batch = 2_000

/** Words that texts are made of, the first ones much more often than the last. */
const words = vocabulary(30_000)

/** What is asked, of the words by their rank. */
const queries: readonly [what: string, text: string][] = [
  ['a common word', word(3)],
  ['two words', `${word(5)} ${word(40)}`],
  ['the beginning of a word', word(8).slice(0, 4)],
  ['an activity by another name', 'kino'],
  ['an activity and a word', `kletterhalle ${word(2)}`],
  ['a rare word', word(20_000)],
  ['nothing, with suggestions', `${word(60)}x ${word(700)}y`],
]

/**
 * (finding) Searches of one's own things: an account of many ideas, a tenth of them with descriptions of 2,000 characters,
 * beside one of 42, in turns; and how long the job takes that writes what rows are found by.
 */
export async function findingCost(options: BenchOptions): Promise<void> {
  const { rounds, ideas, background } = options
  console.log(`\n(finding) ${few} ideas and ${ideas}, among ${background} of others`)
  const bench = await startBenchDatabase('.', { fsync: 'off', shared_buffers: '512MB' })
  try {
    const accounts = { small: await bench.account('small'), large: await bench.account('large') }
    await fillIdeas(bench, accounts.small.owner, few)
    await fillIdeas(bench, accounts.large.owner, ideas)
    await fillOthers(bench, accounts.large.owner, background, ideas)
    await bench.asSuperuser('vacuum analyze')
    const server = await serve('without_worker', '.', bench.url)
    const times = new Map<string, { small: number[]; large: number[] }>()
    for (let round = 0; round <= rounds * 3; round += 1) {
      for (const [what, query] of queries) {
        const seen = times.get(what) ?? { small: [], large: [] }
        for (const size of ['small', 'large'] as const) {
          const spent = await search(server.url, accounts[size].token, query)
          // The first round warms the caches.
          if (round > 0) seen[size].push(spent)
        }
        times.set(what, seen)
      }
    }
    for (const [what, { small, large }] of times) {
      const ratio = median(large) / median(small)
      const note = `${median(small).toFixed(1)} and ${median(large).toFixed(1)} ms, p95 ${percentile(large, 0.95).toFixed(1)}`
      console.log(
        line(`${what}: ${ideas} / ${few} ideas`, ratio, maxAllowed, ratio <= maxAllowed, note),
      )
    }
    server.stop()
    const [size] = await bench.asSuperuser<{ mean: number; most: number }>(
      `select avg(pg_column_size(search))::int as mean, max(pg_column_size(search::text::tsvector)) as most from ideas
       where owner_id = $1`,
      [accounts.large.owner],
    )
    console.log(
      line(
        'bytes of a vector, at most',
        size?.most ?? 0,
        1_600,
        (size?.most ?? 0) <= 1_600,
        `mean ${size?.mean}`,
      ),
    )
  } finally {
    await bench.stop()
  }
}

async function search(url: string, token: string, query: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/v2/capabilities/ideas.search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return performance.now() - begun
}

/** Saves ideas of an account, each third with a place of its own, and each tenth with a long description. */
async function fillIdeas(bench: BenchDatabase, owner: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at) => anIdea(from + at))
    await bench.asSuperuser(
      `with given as (
         select * from json_to_recordset($2::json) as g (idea_id uuid, place_id uuid, name text, name_key text,
           address text, place_search text, title text, title_key text, description text, activity_name text, search text)
       ), made as (
         insert into places (owner_id, place_id, name, name_key, address, city, search, search_version)
         select $1, place_id, name, name_key, address, 'Berlin', place_search::tsvector, $3 from given
         where place_id is not null
         returning place_id
       )
       insert into ideas (owner_id, idea_id, kind, title, title_key, description, activity_name, place_id, city, search,
         search_version)
       select $1, g.idea_id, 'place', g.title, g.title_key, g.description, g.activity_name, m.place_id,
         case when m.place_id is not null then 'Berlin' end, g.search::tsvector, $3
       from given g
       left join made m on m.place_id = g.place_id`,
      [owner, JSON.stringify(rows), searchVersion],
    )
  }
}

/** Saves as many ideas for other accounts, which say the same. */
async function fillOthers(
  bench: BenchDatabase,
  owner: string,
  count: number,
  each: number,
): Promise<void> {
  for (let made = 0; made < count; made += each) {
    const other = await bench.account('other')
    await bench.asSuperuser(
      `insert into ideas (owner_id, idea_id, kind, title, title_key, description, activity_name, search, search_version)
       select $1, gen_random_uuid(), kind, title, title_key, description, activity_name, search, search_version
       from ideas where owner_id = $2`,
      [other.owner, owner],
    )
  }
}

const activities = ['Cinema', 'Climbing', 'Ramen', 'Museums', 'Swimming', 'Concerts', null, null]

function anIdea(index: number) {
  const title = texts(index, 4)
  const place = index % 3 === 0 ? texts(index + 7, 2) : null
  const description = index % 10 === 0 ? texts(index + 3, 400).slice(0, 2_000) : texts(index + 5, 8)
  const activity_name = activities[index % activities.length] ?? null
  const address = `${word(index % 900)}straße ${index % 99}, 12043 Berlin`
  const at = {
    name: place ?? '',
    address,
    description: null,
    activity_name: null,
    neighborhood: null,
    city: 'Berlin',
  }
  const idea = {
    kind: 'place' as const,
    title,
    description,
    activity_name,
    custom_activity_name: null,
    neighborhood_name: null,
    city: place === null ? null : 'Berlin',
    places: place === null ? [] : [at],
  }
  return {
    ...{ idea_id: randomUUID(), place_id: place === null ? null : randomUUID() },
    ...{ name: place, name_key: nameKey(place ?? ''), address },
    place_search: vectorOf(searchOfPlace(at)),
    ...{ title, title_key: nameKey(title), description, activity_name },
    search: vectorOf(searchOfIdea(idea)),
  }
}

/** So many words, the same for the same number. */
function texts(seed: number, count: number): string {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => word(Math.floor(words.length ** next()) - 1)).join(' ')
}

function word(rank: number): string {
  return words[Math.max(0, rank)] ?? ''
}

function vocabulary(count: number): string[] {
  const [first, second] = ['bcdfghklmnprstvwz', 'aeiou']
  return Array.from({ length: count }, (_, index) => {
    let made = ''
    for (
      let left = index + 300;
      left > 0;
      left = Math.floor(left / (first.length * second.length))
    ) {
      const at = left % (first.length * second.length)
      made += `${first[at % first.length]}${second[Math.floor(at / first.length)]}`
    }
    return `${made}n`
  })
}
