import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { useOften } from '#test/growth/often.ts'
import { plain } from '#test/growth/statements.ts'
import { citusUrl } from '#test/support/citus.ts'
import { fillAccount, large, usual } from '#test/support/given/account_size.ts'
import { noPlans, recordPlans } from '#test/support/recorded_plans.ts'
import { startWorld, type World } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

// Two accounts do the same, one with as much as people have who have used the service for years. Rows are counted
// wherever a statement handles them, also in what it has read before and in joins. Citus does not say what its nodes handle:
// there the two are answered, and nothing is counted.

const isMeasured = citusUrl === null

/** How much more one statement may have to do for the large account. */
const most = 20

/** Work that both accounts may have without being compared: what a page has, or what two more steps down an index cost. */
const free = 100

let world: World
let recorder: Awaited<ReturnType<typeof recordPlans>>
const work = { usual: new Map<string, number>(), large: new Map<string, number>() }

const unanswered: string[] = []

beforeAll(async () => {
  const owners = { usual: '', large: '' }
  world = await startWorld({ worker: false }, async (place) => {
    const database = openDatabase({ url: place.url, brand })
    for (const name of ['usual', 'large'] as const) {
      const email = `${name}@growth.example`
      const facts = { display_name: name, email, timezone: 'Europe/Berlin' }
      owners[name] = (await insertAccount(database, facts)).owner
    }
    await database.close()
    await fillAccount(place.superuserUrl, owners.usual, usual)
    await fillAccount(place.superuserUrl, owners.large, large)
    recorder = isMeasured ? await recordPlans(place.superuserUrl) : noPlans
  })
  for (const name of ['usual', 'large'] as const) {
    recorder.again()
    unanswered.push(...(await useOften(await world.token({ owner: owners[name] }))))
    for (const plan of recorder.plans) {
      const text = plain(plan.text)
      work[name].set(text, Math.max(work[name].get(text) ?? 0, plan.work))
    }
  }
}, 300_000)

afterAll(async () => {
  await world?.stop()
  recorder?.stop()
})

test('each call is answered', () => {
  expect(unanswered).toEqual([])
})

test.skipIf(!isMeasured)(
  `no statement has more than ${most} times as much to do for an account that has much of everything`,
  () => {
    const compared = [...work.large].flatMap(([text, much]) => {
      const little = work.usual.get(text)
      return little === undefined
        ? []
        : [{ ratio: much / Math.max(little, free), much, little, text }]
    })
    expect(compared.length).toBeGreaterThan(100)
    // A search looks at the vector of each idea, in no order of an index.
    const over = compared.filter(
      ({ ratio, much, text }) =>
        ratio > most && !(/search @@|vector @@/.test(text) && much <= 3 * large.ideas),
    )
    expect(over.sort((one, other) => other.ratio - one.ratio)).toEqual([])
  },
)
