import { beforeAll, expect, test } from 'vitest'
import { searchJob } from '#server/jobs/search.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let sam: Account
let ada: Account
let jonas: Account

beforeAll(async () => {
  const place = { id: 'bude', name: 'Würfelbude', leisure: 'adult_gaming_centre' }
  await importText(world, featureLines([place]), { source: 'dice' })
  ;[sam, ada, jonas] = await Promise.all([
    world.account('Sam'),
    world.account('Ada'),
    world.account('Jonas'),
  ])
  const { first: toAda } = await connect(sam, ada)
  const { first: toJonas } = await connect(sam, jonas)
  const [mira = ''] = await people(sam, 'Mira')
  const { items } = await completed(sam, 'ideas.search', { query: 'Würfelbude' })
  const scheduled_at = inHours(72)
  await aSentPlan(sam, [toAda, toJonas, mira], { place_handle: items[0]?.handle, scheduled_at })
  await aSentPlan(sam, [toAda], { scheduled_at })
  await world.service.runtime.replicate(sam.owner)
})

interface Copy {
  place_attribution: string | null
  place_name: string | null
  version: number
  updated_at: Date
}

function copies(account: Account): Promise<Copy[]> {
  return world.database.read(
    account.owner,
    (db) => db.sql`
      select place_attribution, place_name, version, updated_at
      from invite_cards where owner_id = ${db.owner} order by invite_id`,
  )
}

/** Leaves the copies of an account as a release wrote them that knew no attribution. */
async function asBefore(account: Account, change: Partial<Copy> = {}): Promise<void> {
  await world.database.write(account.owner, {
    async work(db) {
      const all = db.table('invite_cards').where({ owner_id: account.owner })
      await all.update({ place_attribution: null, ...change })
    },
  })
}

async function attributions(account: Account): Promise<(string | undefined)[]> {
  const { items } = await completed(account, 'invites.list', {})
  return items
    .map(({ plan }) => (plan.place as { attribution?: string } | null)?.attribution)
    .sort((one = '', other = '') => other.localeCompare(one))
}

test('copies of earlier releases get the attribution of their place from their host, and change in nothing else', async () => {
  const before = await copies(ada)
  expect(before.map((one) => one.place_attribution)).toEqual(
    expect.arrayContaining(['© Test', null]),
  )
  await asBefore(ada)
  expect(await attributions(ada)).toEqual([undefined, undefined])
  await searchJob(world.database).run(sam.owner)
  expect(await copies(ada)).toEqual(before)
  expect(await attributions(ada)).toEqual(['© Test', undefined])
})

test('a copy of another version is left to the replication that is under way', async () => {
  const [copy] = await copies(jonas)
  await asBefore(jonas, { version: (copy?.version ?? 0) + 1 })
  await searchJob(world.database).run(sam.owner)
  expect((await copies(jonas))[0]?.place_attribution).toBeNull()
})
