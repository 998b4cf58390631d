import { refuseDefect } from '#server/runtime/check.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { CaptureJobOptions } from '#server/jobs/capture/job.ts'
import { openThreads, type ReaderThreads } from '#server/jobs/threads.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { captureJob, storedCapture } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const threads = openThreads({ threads: 2 })
afterAll(() => threads.stop())

/** Threads that hand over decisions only once there are so many. */
function decidingTogether(count: number): ReaderThreads {
  let decided = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => (open = resolve))
  return {
    ...threads,
    async run(kind, owner, input) {
      const output = await threads.run(kind, owner, input)
      if (kind !== 'read_and_decide') return output
      decided += 1
      if (decided >= count) open()
      await all
      return output
    },
    async stop() {},
  }
}

/** Captures these texts, and reads them in one turn; all of them end at the same time. */
async function readTogether(
  account: Account,
  texts: readonly string[],
  options: Partial<CaptureJobOptions> = {},
): Promise<string[]> {
  const handles: string[] = []
  for (const text of texts) handles.push(await aCapture(account, { text }))
  const job = captureJob(world, [], { threads: decidingTogether(texts.length), ...options })
  await job.run(account.owner)
  await job.end()
  return handles
}

const statesOf = (account: Account, handles: readonly string[]) =>
  Promise.all(handles.map(async (handle) => (await storedCapture(account, handle)).state))

const titlesOf = ({ owner }: Account) =>
  world.database.read(owner, async (db) => {
    const rows = await db.run<{ title: string }>(
      sql`select title from ideas where owner_id = ${owner} order by title`,
    )
    return rows.map(({ title }) => title)
  })

const cafes = ['Café Eins, Seestraße 1', 'Café Zwei, Seestraße 2', 'Café Drei, Seestraße 3']

test('captures that end at the same time are stored in one transaction, each with its own answer', async () => {
  const sam = await world.account('Sam')
  const handles = await readTogether(sam, cafes)
  expect(await statesOf(sam, handles)).toEqual(['completed', 'completed', 'completed'])
  const times = await world.database.read(sam.owner, (db) =>
    db.run(sql`select distinct updated_at from captures where owner_id = ${sam.owner}`),
  )
  expect(times).toHaveLength(1)
  const ends = await Promise.all(handles.map((handle) => readCapture(sam, handle)))
  expect(ends.map(({ data }) => data.idea?.title)).toEqual(['Café Eins', 'Café Zwei', 'Café Drei'])
  expect(ends.map(({ data }) => data.updates.map(({ stage }) => stage))).toEqual(
    cafes.map(() => ['persisted', 'reading', 'source_read', 'completed']),
  )
})

test('of two captures of the same place that end at the same time, the second one finds the idea of the first', async () => {
  const mira = await world.account('Mira')
  const handles = await readTogether(mira, ['Café Vier, Seestraße 4', 'Café Vier, Seestraße 4'])
  expect(await statesOf(mira, handles)).toEqual(['completed', 'completed'])
  expect(await titlesOf(mira)).toEqual(['Café Vier'])
  const reused = await Promise.all(handles.map((handle) => storedCapture(mira, handle)))
  expect(reused.map((row) => row.reused).sort()).toEqual([false, true])
})

test('an end that cannot be stored does not keep others from being stored', async () => {
  const kim = await world.account('Kim')
  const { seal } = world.service.runtime
  const tell = makeTell({ seal, base_url: () => world.url, onDefect: refuseDefect })
  const handles = await readTogether(kim, cafes, {
    log: { debug() {}, info() {}, error() {} },
    tell(capability, work) {
      if (JSON.stringify(work.result).includes('Café Zwei')) throw new Error('It has no answer.')
      return tell(capability, work)
    },
  })
  expect(await statesOf(kim, handles)).toEqual(['completed', 'accepted', 'completed'])
  expect(await titlesOf(kim)).toEqual(['Café Drei', 'Café Eins'])
})
