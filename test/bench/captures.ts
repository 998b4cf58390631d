import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { acceptCost, captureReads } from '#test/bench/capture_calls.ts'
import { captureBeside, hostilePageReads } from '#test/bench/capture_neighbours.ts'
import { captureRate } from '#test/bench/capture_rate.ts'
import { readerCost } from '#test/bench/capture_reader.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import type { Rig } from '#test/bench/rigs.ts'
import type { PageServer } from '#test/bench/page_server.ts'

/** Measures what captures cost: each figure is a ratio of two that are measured in the same run. */
export async function captureCost(rig: Rig, { rounds }: BenchOptions): Promise<void> {
  console.log('\n(capture) what captures cost, beside what they could')
  const few = Math.min(rounds, 5)
  readerCost(few)
  const child = fork(join(rig.folder, 'test/bench/servers/pages.ts'), { cwd: rig.folder })
  const [{ port, names }] = await once(child, 'message')
  const pages: PageServer = {
    port,
    names,
    async asked() {
      const answered = once(child, 'message')
      child.send('count')
      const [{ asked }] = await answered
      return asked
    },
  }
  try {
    await acceptCost(rig, few)
    await captureRate(rig, pages, few)
    await captureReads(rig, few)
    await captureBeside(rig, pages, few)
    await hostilePageReads(rig, pages, few)
  } finally {
    child.disconnect()
  }
}
