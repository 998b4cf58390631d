import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSentPlan, commit, rsvp } from '#test/support/given/actions.ts'
import {
  aFeed,
  calendarJob,
  storedCalendar,
  storedRuns,
  type TestCalendarJob,
} from '#test/support/given/calendar_job.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let feed: FeedServer
let job: TestCalendarJob

beforeAll(async () => {
  feed = await startFeed()
  job = calendarJob(world, [feed.allow])
})

afterAll(async () => {
  await job.end()
  await feed.close()
})

/** How many events and busy runs an account has whose calendar is this. */
async function takenFrom(calendar: string, account: Account) {
  feed.answer(calendar)
  const source_id = await aFeed(world, account, feed.url)
  await job.run(account.owner)
  const { events } = await storedCalendar(world, account, source_id)
  return { events, runs: (await storedRuns(world, account, source_id)).length }
}

test('an invitation in a calendar counts only for those whose account does not know the plan', async () => {
  const [sam, ada, jonas] = await Promise.all(
    ['Sam', 'Ada', 'Jonas'].map((one) => world.account(one)),
  )
  if (!sam || !ada || !jonas) throw new Error('There are no accounts.')
  const { first } = await connect(sam, ada)
  const [mira = ''] = await people(sam, 'Mira')
  const { plan, share_links } = await aSentPlan(sam, [first, mira], { scheduled_at: inHours(72) })
  const { data } = await answer(sam, 'plans.update.prepare', {
    plan_handle: plan.plan_handle,
    changes: { scheduled_ends_at: inHours(75) },
  })
  await commit(sam, data)
  await world.service.runtime.replicate(sam.owner)
  await rsvp(ada, 'declined')
  const invitation = await (await fetch(`${share_links?.[0]?.url}/calendar.ics`)).text()

  // Jonas may be the guest behind the link, who has connected their calendar later.
  expect(await takenFrom(invitation, jonas)).toEqual({ events: 1, runs: 1 })
  expect(await takenFrom(invitation, sam)).toEqual({ events: 0, runs: 0 })
  // Ada declined here, whatever her calendar says.
  expect(await takenFrom(invitation, ada)).toEqual({ events: 0, runs: 0 })
})
