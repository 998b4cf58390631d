import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Database, Db } from '#server/database/db.ts'
import { beginLeaving } from '#server/flows/web/leave.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { aParty, aSentPlan } from '#test/support/given/actions.ts'
import { makeHandles } from '#test/support/given/handles/make.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

class Killed extends Error {}

/** A database whose user dies at the nth write: it is rolled back, or committed and never heard of. */
function dyingAt(database: Database, nth: number, committed: boolean): Database {
  let writes = 0
  return {
    read: (owner, work, last) => database.read(owner, work, last),
    run: (statement, account) => database.run(statement, account),
    runOnBuckets: (asked, account) => database.runOnBuckets(asked, account),
    isDistributed: () => database.isDistributed(),
    close: () => database.close(),
    async write(owner, steps) {
      writes += 1
      if (writes < nth) return database.write(owner, steps)
      if (writes > nth) throw new Killed()
      if (committed) {
        await database.write(owner, steps)
        throw new Killed()
      }
      return database.write(owner, {
        ...steps,
        async work(db: Db, first) {
          await steps.work(db, first as never)
          throw new Killed()
        },
      })
    },
  }
}

test('a worker that dies at any write of a deletion leaves what another goes on with', async () => {
  const { sam, ada, friends } = await aParty(world)
  await makeHandles(sam)
  const idea = await anIdea(sam, 'Silent film')
  await aList(sam, { name: 'Rainy', person_handles: [friends.ada], idea_handles: [idea] })
  const like = { subject: { kind: 'idea', handle: idea }, people_handles: [friends.ada] }
  await answer(sam, 'likes.mutate', { operation: 'save', ...like })
  await aSentPlan(sam, [friends.ada, friends.jonas], { scheduled_at: inHours(30 * 24) })
  const asked = { tells: false, request_id: randomUUID() }
  await beginLeaving(world.service.runtime, sam.owner, asked)
  await letPass(world.superuser_url, '7 days 1 hour')
  const run = (database: Database) =>
    deletionJob({
      database,
      seal: world.service.runtime.seal,
      base_url: () => world.url,
    }).run(sam.owner)
  // Every run dies one write later than it can; each write is lost once, and done but not heard of once.
  let deaths = 0
  for (let nth = 1; nth < 200; nth += 1) {
    const left = await superuser.query('select 1 from accounts where owner_id = $1', [sam.owner])
    if (left.rows.length === 0) break
    const committed = nth % 2 === 0
    const died = await run(dyingAt(world.database, Math.ceil(nth / 2), committed)).then(
      () => false,
      (error: unknown) => error instanceof Killed,
    )
    if (died) deaths += 1
  }
  expect(deaths).toBeGreaterThan(50)
  expect(await run(world.database)).toBeNull()
  expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
  expect(await rowsNaming(world.superuser_url, ada.owner)).not.toEqual({})
}, 240_000)
