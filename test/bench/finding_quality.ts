import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { registry } from '#generated/server/capabilities.ts'
import { openOwnerSession } from '#server/database/owner_session.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { itemHandle } from '#server/domain/finding/item.ts'
import { importAreas } from '#server/process/inventory/areas.ts'
import { importInventory } from '#server/process/inventory/import.ts'
import { type BenchDatabase, startBenchDatabase } from '#test/bench/database.ts'
import { withNames } from '#test/bench/finding_quality/borders.ts'
import { bordersFile, inventoryOf, type RawItem } from '#test/bench/finding_quality/corpus.ts'
import { type GradedQuery, gradedQueries } from '#test/bench/finding_quality/grades.ts'
import { keywordRankers, type Ranker, searchRanker } from '#test/bench/finding_quality/rankers.ts'
import { howToGet, sources } from '#test/bench/finding_quality/sources.ts'
import { serve } from '#test/bench/serve.ts'
import { ndcg } from '#test/support/finding/ndcg.ts'

/** The folder of the inventory where none is named. */
const usual = process.env['FINDING_CORPUS'] ?? '.cache/finding-corpus'

const classes = ['one', 'two', 'sentence', 'mood'] as const

/** (quality) How good the first ten results of 100 graded queries are, over an inventory that nobody here wrote. */
export async function findingQuality({
  corpus,
  half,
  folder,
}: {
  readonly corpus?: string | undefined
  readonly half?: string | undefined
  readonly folder?: string | undefined
}): Promise<void> {
  const root = corpus ?? usual
  const { date: today } = wallTimeOf(new Date(), 'Europe/Berlin')
  const items = inventoryOf(root, today)
  if (items === null) return console.log(`\n(quality) ${howToGet(root)}`)
  const bench = await startBenchDatabase('.', { fsync: 'off' })
  try {
    const shown = await stock(bench, join(root, sources.venues.repo, bordersFile), items)
    const graded = gradedQueries(today).filter(
      ({ is_held_out }) =>
        half === undefined || half === 'both' || is_held_out === (half === 'held'),
    )
    const known = new Map(items.map((item) => [item.id, item]))
    const offered = items.filter(({ id }) => shown.ids.has(id))
    console.log(`\n(quality) ${graded.length} queries, ${offered.length} places and events`)
    const words = await keywordRankers(bench, offered)
    const { token } = await bench.account('searching')
    const tell = async (name: string, ranker: Ranker) => {
      const outcomes: Outcome[] = []
      for (const query of graded) outcomes.push(await outcomeOf(query, ranker, known, offered))
      report(name, outcomes)
      return outcomes
    }
    await tell('all words, plain', words.all)
    await tell('any word, German forms', words.any)
    await words.stop()
    for (const at of [...(folder ? [folder] : []), '.']) {
      const server = await serve('without_worker', at, bench.url)
      const ours = searchRanker(server.url, token, shown.handles)
      const outcomes = await tell(at === '.' ? 'ideas.search' : `ideas.search of ${at}`, ours)
      server.stop()
      if (at === '.') writeOutcomes(outcomes)
    }
  } finally {
    await bench.stop()
  }
}

interface Outcome {
  readonly query: GradedQuery
  readonly gain: number
  readonly found: readonly (readonly [grade: number, name: string])[]
}

async function outcomeOf(
  query: GradedQuery,
  ranker: Ranker,
  known: ReadonlyMap<string, RawItem>,
  offered: readonly RawItem[],
): Promise<Outcome> {
  const grades = new Map(offered.map((item, index) => [index, query.grade(item)]))
  const at = new Map(offered.map(({ id }, index) => [id, index]))
  const ids = await ranker(query.text)
  const gain = ndcg(
    ids.map((id) => at.get(id) ?? -1),
    grades,
  )
  const found = ids.map((id) => {
    const item = known.get(id)
    return [item ? query.grade(item) : 0, item?.name ?? id] as const
  })
  return { query, gain: Number.isFinite(gain) ? gain : 0, found }
}

function report(name: string, outcomes: readonly Outcome[]): void {
  const mean = (some: readonly Outcome[]) =>
    some.length === 0
      ? '–'
      : (some.reduce((sum, { gain }) => sum + gain, 0) / some.length).toFixed(3)
  for (const [label, held] of [
    ['worked on', false],
    ['held out', true],
  ] as const) {
    const own = outcomes.filter(({ query }) => query.is_held_out === held)
    if (own.length === 0) continue
    const parts = classes.map(
      (one) => `${one} ${mean(own.filter(({ query }) => query.class === one))}`,
    )
    const languages = (['en', 'de'] as const).map(
      (one) => `${one} ${mean(own.filter(({ query }) => query.language === one))}`,
    )
    console.log(
      `  ${name}, ${label}: nDCG@10 ${mean(own)} (${[...parts, ...languages].join(', ')}; ${own.length})`,
    )
  }
}

/** With QUALITY_TO, what each query of the half that is worked on found goes into a file, the worst first. */
function writeOutcomes(outcomes: readonly Outcome[]): void {
  const file = process.env['QUALITY_TO']
  if (!file) return
  const lines = outcomes
    .filter(({ query }) => !query.is_held_out)
    .sort((a, b) => a.gain - b.gain)
    .map(({ query, gain, found }) => {
      const names = found.map(([grade, name]) => `${grade} ${name}`)
      return [gain.toFixed(2), query.class, query.text, names.join(' · ')].join('\t')
    })
  writeFileSync(file, `${lines.join('\n')}\n`)
}

/** Imports everything as an operator would. @returns which of it is shown, and its ids by handle. */
async function stock(bench: BenchDatabase, borders: string, items: readonly RawItem[]) {
  const session = await openOwnerSession(bench.url, registry.brand)
  try {
    const file = (text: string) => ({
      ...{ bytes: Readable.from([Buffer.from(text)]), size: 1, done: () => 1 },
    })
    await importAreas(session, file(withNames(borders)), 'Berlin')
    const text = items.map(({ feature }) => JSON.stringify(feature)).join('\n')
    await importInventory(session, file(text), {
      ...{ source: 'city', licence: 'ODbL-1.0', attribution: 'The sources', url: null },
      ...{ format: 'geojsonseq', map: new Map(), timezone: null, now: new Date() },
      ...{ city: 'Berlin', activities: [], complete: false, force: false, dry_run: false },
      max_errors: 1_000,
    })
  } finally {
    await session.close()
  }
  const rows = await bench.asSuperuser<{
    item_id: string
    source_id: string
    kind: 'place' | 'event'
  }>(
    `select item_id, source_id, kind from inventory_items
     where retired_at is null and same_as is null and (starts_at is null or coalesce(ends_at, starts_at) > now())`,
  )
  return {
    ids: new Set(rows.map(({ source_id }) => source_id)),
    handles: new Map(rows.map((row) => [itemHandle(row), row.source_id])),
  }
}
