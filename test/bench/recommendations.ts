import { activityWords } from '#server/domain/language/activity/words.ts'
import { searchVersion, vectorOf } from '#server/domain/finding/vector.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { line } from '#test/bench/measure.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, type Shot, seriesOf } from '#test/bench/shots.ts'

/** How many ideas the small account has, and the large one. */
const ideas = { some: 500, many: 20_000 }

/** (recommend) What recommendations cost, and the pages of a snapshot, beside a read of nothing. */
export async function recommendationCost({ bench, ...rig }: Rig, rounds: Rounds): Promise<void> {
  console.log('\n(recommend) recommendations of 500 and 20,000 ideas, against a read of nothing')
  const [some, many] = [await bench.account('some'), await bench.account('many')]
  await fillIdeas(bench, some, ideas.some)
  await fillIdeas(bench, many, ideas.many)
  const server = await serve('ours', rig.folder, bench.url)
  const { token } = some
  const cursor = await firstCursor(server.url, some)
  const recommend = (account: BenchAccount, input: object) =>
    callOf('ideas.recommendations.get', account.token, { ...input })
  const filters = { activities: ['Climbing'], neighborhoods: ['Kreuzberg'], search: 'evening' }
  const preference_terms = [
    'quiet',
    'warm',
    'cheap',
    'new',
    'small',
    'late',
    'old',
    'green',
    'loud',
    'free',
  ]
  const shots: Record<string, Shot> = {
    empty: callOf('places.private.query', token, {}),
    recommend: recommend(some, {}),
    filtered: recommend(some, { ...filters, preference_terms }),
    page: recommend(some, { cursor }),
    'many, all': recommend(many, {}),
    'many, filtered': recommend(many, filters),
    'many, preferences': recommend(many, { preference_terms }),
  }
  const contenders = Object.entries(shots).map(([name, shot]) =>
    answering(name, server, { bench }, seriesOf([shot]), { connections: 4 }),
  )
  const seen = await inTurns(contenders, rounds, () => analyse([{ bench, ...rig }]))
  server.stop()
  const told = (name: string, limit: number | null) => {
    const ratio = seen.ratio(name, 'empty', 'p50')
    console.log(line(`p50: ${name} / empty`, ratio, limit, limit === null || ratio <= limit))
  }
  told('recommend', 15)
  told('filtered', null)
  told('page', 3)
  told('many, all', null)
  told('many, filtered', null)
  told('many, preferences', null)
}

async function firstCursor(url: string, { token }: BenchAccount): Promise<string> {
  const answer = await fetch(`${url}/api/v2/capabilities/ideas.recommendations.get`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const body = (await answer.json()) as { outcome: { collection: { next_cursor: string } } }
  return body.outcome.collection.next_cursor
}

const words = [
  'evening',
  'morning',
  'quiet',
  'warm',
  'old',
  'new',
  'small',
  'green',
  'late',
  'cheap',
]
const areas = ['Kreuzberg', 'Neukölln', 'Mitte', 'Wedding', 'Friedrichshain']

/** Saves ideas of all activities in some neighborhoods; a tenth of them have long descriptions. */
async function fillIdeas(
  bench: BenchDatabase,
  { owner }: BenchAccount,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const activity = activityWords[index % activityWords.length]?.name ?? 'Walks'
    const neighborhood = areas[index % areas.length] ?? 'Mitte'
    const word = words[index % words.length]
    const title = `A ${word} ${activity} ${index}`
    const said = Array.from(
      { length: index % 10 === 0 ? 300 : 8 },
      (_, at) => words[(index * 7 + at) % words.length],
    )
    const description = said.join(' ')
    const vector = vectorOf({
      title,
      activities: [activity],
      where: [neighborhood, 'Berlin'],
      description,
      facets: [
        ['kind', 'place'],
        ['activity', activity],
        ['neighborhood', neighborhood],
        ['city', 'Berlin'],
      ],
    })
    return { title, title_key: nameKey(title), activity, neighborhood, description, vector }
  })
  await bench.asSuperuser(
    `insert into ideas (owner_id, idea_id, kind, title, title_key, description, activity_name, neighborhood_name, city,
       search, search_version, updated_at)
     select $1, gen_random_uuid(), 'place', r.title, r.title_key, r.description, r.activity, r.neighborhood, 'Berlin',
       r.vector::tsvector, $3, now() - random() * interval '300 days'
     from json_to_recordset($2::json)
       as r (title text, title_key text, description text, activity text, neighborhood text, vector text)`,
    [owner, JSON.stringify(rows), searchVersion],
  )
}
