import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { startWorker } from '#server/jobs/run.ts'
import { startBenchDatabase } from '#test/bench/database.ts'
import { line, median } from '#test/bench/measure.ts'
import type { Rounds } from '#test/bench/rounds.ts'
import { costOfStart } from '#test/bench/start_time.ts'
import { grow, grown } from '#test/support/given/growth.ts'

/**
 * What two years of use cost: a start on the grown database beside one on an empty database, in turns; accounts a second
 * that the retention visits; and what each statement reads, by test/growth.test.ts at full size.
 */
export async function growthCost({ rounds }: Rounds): Promise<void> {
  console.log(`\n(growth) on a database of ${JSON.stringify(grown)}`)
  // A start writes nothing that the disk would have to be waited for, and filling is much faster so.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '8GB',
    shared_buffers: '512MB',
  }
  const empty = await startBenchDatabase('.', settings)
  const full = await startBenchDatabase('.', settings)
  try {
    await grow(full.superuserUrl, grown)
    await full.asSuperuser('vacuum')
    const ratios = { seconds: [] as number[], cpu: [] as number[] }
    for (let round = 0; round <= rounds; round += 1) {
      const [few, many] = [await costOfStart(empty), await costOfStart(full)]
      // The first round warms the caches of the disk.
      if (round === 0) continue
      ratios.seconds.push(many.seconds / few.seconds)
      if (few.cpu !== null && many.cpu !== null) ratios.cpu.push(many.cpu / few.cpu)
    }
    const seconds = median(ratios.seconds)
    console.log(line('start to ready, seconds: grown / empty', seconds, 1.5, seconds <= 1.5))
    const cpu = median(ratios.cpu)
    if (ratios.cpu.length > 0)
      console.log(line('start to ready, CPU: grown / empty', cpu, 1.5, cpu <= 1.5))
    const visited = await visits(full)
    console.log(line('accounts a second that retention visits', visited, 50, visited >= 50))
  } finally {
    await empty.stop()
    await full.stop()
  }
  const command = ['--import', './server/preflight.mjs', 'node_modules/vitest/vitest.mjs', 'run']
  const env = { ...process.env, GROWTH_SHARE: '1' }
  spawnSync(process.execPath, [...command, 'test/growth.test.ts'], { env, stdio: 'inherit' })
}

/** How many accounts with something to delete a worker visits in a second. */
async function visits({ database, asSuperuser }: Awaited<ReturnType<typeof startBenchDatabase>>) {
  await asSuperuser(`update due_work set due_at = now() where kind = 'retention'`)
  const due = async () => {
    const [row] = await asSuperuser<{ count: number }>(
      `select count(*)::int as count from due_work where kind = 'retention' and due_at <= now()`,
    )
    return row?.count ?? Number.NaN
  }
  const before = await due()
  const begun = performance.now()
  const jobs = [retentionJob(database, defaultRetention)]
  const worker = startWorker({ database, jobs, onError: (error) => console.error(error) })
  await pause(10_000)
  await worker.stop()
  return (before - (await due())) / ((performance.now() - begun) / 1000)
}
