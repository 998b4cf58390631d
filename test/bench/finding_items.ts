import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { importTime } from '#test/bench/inventory_import.ts'
import { line, median, percentile } from '#test/bench/measure.ts'
import { serve } from '#test/bench/serve.ts'

/** How many times longer a search may take in a million items than in twenty thousand of them. */
const maxAllowed = 15

/** How often each search is asked; the first one of each warms the caches. */
const times = 20

/** What is asked by an account that has saved nothing. Words of `inventoryFile`: the last part of a name stands in seven items. */
const searches: readonly (readonly [what: string, input: Readonly<Record<string, unknown>>])[] = [
  ['a rare word', { query: 'a1f' }],
  ['two words in a neighborhood', { query: 'kranich linde', neighborhoods: ['Pankow'] }],
  ['a common word', { query: 'garten' }],
  ['a common word in a neighborhood', { query: 'garten', neighborhoods: ['Moabit'] }],
  ['an activity in a neighborhood', { query: 'kino', neighborhoods: ['Wedding'] }],
  ['events of three days', { query: 'haus', scopes: ['events'], ...daysFromNow(10, 13) }],
  ['nothing', { query: 'zzyzx' }],
]

/** (million) Searches of the public inventory, in its first twenty thousand items and in all of them. */
export async function itemSearches(bench: BenchDatabase, few: number, many: number) {
  await importTime(bench, few)
  const account = await bench.account('searching')
  const small = await searchTimes(bench, account)
  const imported = await importTime(bench, many)
  const large = await searchTimes(bench, account)
  console.log(`\n(million) searches in ${few} and in ${many} items`)
  for (const [what] of searches) {
    const [one, other] = [small.get(what) ?? [], large.get(what) ?? []]
    const ratio = median(other) / median(one)
    const note = `${median(one).toFixed(1)} and ${median(other).toFixed(1)} ms, p95 ${percentile(other, 0.95).toFixed(1)}`
    console.log(line(what, ratio, maxAllowed, ratio <= maxAllowed, note))
  }
  return imported
}

async function searchTimes(
  bench: BenchDatabase,
  { token }: BenchAccount,
): Promise<Map<string, number[]>> {
  const server = await serve('without_worker', '.', bench.url)
  const seen = new Map<string, number[]>()
  for (let time = 0; time <= times; time += 1) {
    for (const [what, input] of searches) {
      const begun = performance.now()
      const answer = await fetch(`${server.url}/api/v2/capabilities/ideas.search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(text)
      if (time > 0) seen.set(what, [...(seen.get(what) ?? []), performance.now() - begun])
    }
  }
  server.stop()
  return seen
}

/** A period of whole days. */
function daysFromNow(from: number, until: number) {
  const day = (count: number) =>
    new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  return {
    ...{ starts_after: `${day(from)}T00:00:00`, starts_before: `${day(until)}T00:00:00` },
    timezone: 'Europe/Berlin',
  }
}
