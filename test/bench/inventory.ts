import { rmSync } from 'node:fs'
import { type BenchDatabase, startBenchDatabase } from '#test/bench/database.ts'
import { itemSearches } from '#test/bench/finding_items.ts'
import { importTime } from '#test/bench/inventory_import.ts'
import { line, median } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'

/** How many items are imported in a round, and by the part `million` first. */
const sizes = { rows: 25_000, few: 20_000 }

/** An import takes at most so many times as long as COPY of the same rows, and a repeat of it. */
const limits = { first: 4, again: 3, memory: 512 }

/** Imports, repeats and copies the same rows in turns; prints the ratios. */
export async function inventoryCost({ rounds }: { rounds: number }): Promise<void> {
  const bench = await startBenchDatabase()
  try {
    const ratios: { first: number; again: number }[] = []
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      await bench.asSuperuser('truncate inventory_items')
      const first = await importTime(bench, sizes.rows)
      const again = await importTime(bench, sizes.rows)
      const copy = await copyTime(bench)
      ratios.push({ first: first.seconds / copy, again: again.seconds / copy })
    }
    const first = median(ratios.map((one) => one.first))
    const again = median(ratios.map((one) => one.again))
    console.log(`\n(inventory) ${sizes.rows} items`)
    console.log(line('import / COPY of the same rows', first, limits.first, first <= limits.first))
    console.log(line('the same again / COPY', again, limits.again, again <= limits.again))
  } finally {
    await bench.stop()
  }
}

/** Imports a million items once, or as many as `--background` says; prints the ratio to COPY, how much memory it took, how large they are, and what searches of them take. */
export async function inventoryMillion({ background: all }: BenchOptions): Promise<void> {
  const bench = await startBenchDatabase()
  try {
    const { seconds, memory } = await itemSearches(bench, sizes.few, all)
    const copy = await copyTime(bench)
    const [size] = await bench.asSuperuser<{ heap: number; all: number }>(
      `select (pg_table_size('inventory_items') / 1e6)::int as heap,
         (pg_total_relation_size('inventory_items') / 1e6)::int as all`,
    )
    const ratio = seconds / copy
    const sizes_mb = `${size?.heap} MB, indexes ${(size?.all ?? 0) - (size?.heap ?? 0)} MB`
    console.log(`\n(million) ${all} items in ${seconds.toFixed(0)} s: ${sizes_mb}`)
    console.log(line('import / COPY of the same rows', ratio, limits.first, ratio <= limits.first))
    console.log(line('MB of memory at most', memory, limits.memory, memory <= limits.memory))
  } finally {
    await bench.stop()
  }
}

/** Seconds that PostgreSQL takes to read the same rows from a file of its own into a table with the same indexes. */
async function copyTime({ asSuperuser }: BenchDatabase): Promise<number> {
  const path = `/tmp/inventory-${process.pid}.copy`
  try {
    await asSuperuser(`copy inventory_items to '${path}'`)
    await asSuperuser('create table inventory_copy (like inventory_items including all)')
    const started = performance.now()
    await asSuperuser(`copy inventory_copy from '${path}'`)
    await asSuperuser('analyze inventory_copy')
    const seconds = (performance.now() - started) / 1_000
    await asSuperuser('drop table inventory_copy')
    return seconds
  } finally {
    rmSync(path, { force: true })
  }
}
