import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { importByCommand } from '#test/bench/inventory_import.ts'
import { line, median, percentile } from '#test/bench/measure.ts'
import { serve } from '#test/bench/serve.ts'

/** How many times longer a search may take in a million items than in twenty thousand of them. */
const maxAllowed = 15

/** The same of those that read a part of an index that does not grow with the city. */
const limits: Readonly<Record<string, number>> = {
  'events of three days': 1.5,
  'titles of events of three days': 1.5,
}

/** How often each search is asked; the first one of each warms the caches. */
const times = 20

/** What is asked by an account that has saved nothing. Words of `inventoryFile`: the last part of a name stands in seven items. */
const searches: readonly (readonly [
  what: string,
  input: Readonly<Record<string, unknown>>,
  capability?: string,
])[] = [
  ['a rare word', { query: 'a1f' }],
  ['two words in a neighborhood', { query: 'kranich linde', neighborhoods: ['Pankow'] }],
  ['a common word', { query: 'garten' }],
  ['a common word in a neighborhood', { query: 'garten', neighborhoods: ['Moabit'] }],
  ['an activity in a neighborhood', { query: 'kino', neighborhoods: ['Wedding'] }],
  ['events of three days', { query: 'haus', scopes: ['events'], ...daysFromNow(10, 13) }],
  ['titles of events of three days', { query: 'haus', ...daysFromNow(10, 13) }, 'events.search'],
  ['nothing', { query: 'zzyzx' }],
]

/** What one search took each time, in milliseconds, and how often it was refused. */
interface Asked {
  readonly times: number[]
  refused: number
}

/** (million) Searches of the public inventory, in its first twenty thousand items and in all of them, printed as they come. */
export async function itemSearches(bench: BenchDatabase, few: number, many: number) {
  console.log(`\n(million) searches in ${few} and in ${many} items`)
  const first = await importByCommand(bench, few)
  console.log(`${few} items in ${first.seconds.toFixed(0)} s`)
  const account = await bench.account('searching')
  const small = await searchTimes(bench, account)
  for (const [what, asked] of small) console.log(`${what.padEnd(40)} ${told(asked)}`)
  const imported = await importByCommand(bench, many)
  console.log(`${many} items in ${imported.seconds.toFixed(0)} s`)
  const large = await searchTimes(bench, account)
  for (const [what, other] of large) {
    const one = small.get(what) ?? { times: [], refused: 0 }
    const ratio = median(other.times) / median(one.times)
    const limit = limits[what] ?? maxAllowed
    console.log(line(what, ratio, limit, ratio <= limit, `${told(one)}, then ${told(other)}`))
  }
  return imported
}

function told({ times, refused }: Asked): string {
  const p95 = percentile(times, 0.95).toFixed(1)
  return `${median(times).toFixed(1)} ms, p95 ${p95}${refused > 0 ? `, ${refused} refused` : ''}`
}

async function searchTimes(
  bench: BenchDatabase,
  { token }: BenchAccount,
): Promise<Map<string, Asked>> {
  const server = await serve('without_worker', '.', bench.url)
  const seen = new Map<string, Asked>()
  for (let time = 0; time <= times; time += 1) {
    for (const [what, input, capability = 'ideas.search'] of searches) {
      const begun = performance.now()
      const answer = await fetch(`${server.url}/api/v2/capabilities/${capability}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      const text = await answer.text()
      const asked = seen.get(what) ?? { times: [], refused: 0 }
      seen.set(what, asked)
      // A busy machine refuses some; that is a figure, too.
      if (answer.status === 503) asked.refused += 1
      else if (answer.status !== 200) throw new Error(text)
      else if (time > 0) asked.times.push(performance.now() - begun)
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
