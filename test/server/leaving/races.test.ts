import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { beginLeaving } from '#server/flows/web/leave.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { connectedPeople as peopleThere } from '#test/support/given/connections.ts'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aFeed, calendarJob } from '#test/support/given/calendar_job.ts'
import { aCalendar, hours } from '#test/support/given/free_time.ts'
import { type Hold, makeHold } from '#test/server/leaving/hold.ts'
import {
  aParty,
  aPreparedSend,
  aSentPlan,
  commit,
  type Party,
} from '#test/support/given/actions.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { letPass } from '#test/support/given/time.ts'
import { citusUrl } from '#test/support/citus.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What others do at the very moment at which an account ends.

vi.setConfig({ testTimeout: 120_000 })

const world = useWorld({ worker: false })
let hold: Hold

// Citus has no triggers on tables that it distributes.
const onPostgres = test.skipIf(citusUrl !== null)

beforeAll(async () => {
  if (citusUrl !== null) return
  hold = await makeHold(world.superuser_url)
})
afterAll(async () => {
  if (citusUrl === null) await hold.close()
})

const run = (account: Account) =>
  deletionJob({
    database: world.database,
    seal: world.service.runtime.seal,
    base_url: () => world.url,
  }).run(account.owner)

/** Runs the job until nothing is left to do; what another holds is waited for. */
async function runToEnd(account: Account): Promise<void> {
  for (let runs = 0; runs < 100; runs += 1) {
    const next = await run(account).catch(() => 'again')
    if (next === null) return
    await pause(20)
  }
  throw new Error('The deletion does not end.')
}

/** What somebody does, and the account into which they write. */
interface Scene {
  readonly into: Account
  /** Gets somebody ready, with a token that still works after seven days; then they act. */
  ready(host: Account): Promise<() => Promise<unknown>>
}

/** What happens to Ada's account where it ends while a transaction that began before is in the middle of its work. */
async function race({ ada, sam }: Party, { into, ready }: Scene) {
  await beginLeaving(world.service.runtime, ada.owner, { tells: false, request_id: 'r' })
  await letPass(world.superuser_url, '7 days 1 hour')
  const act = await ready(await world.token(sam))
  await hold.ask({ owner: into.owner, names: ada.owner })
  const acting = act().catch((error: unknown) => error)
  let at = ''
  try {
    at = await hold.isHeld()
    const ending = runToEnd(ada)
    await Promise.race([ending, hold.isWaitedFor()])
    await hold.release()
    await Promise.all([ending, acting])
  } finally {
    await hold.release()
  }
  await runToEnd(ada)
  return { at, rows: await rowsNaming(world.superuser_url, ada.owner) }
}

const connectedPeople = ({ owner }: Account) => world.database.read(owner, peopleThere)

const aPlan = async ({ sam }: Party, guests: string[]) =>
  (await aSentPlan(sam, guests, { scheduled_at: inHours(30 * 24) })).plan.plan_handle

const scenes: Record<string, (party: Party) => Promise<Scene>> = {
  'prepares an invitation': async ({ sam, friends }) => ({
    into: sam,
    async ready(host) {
      const plan_handle = await aReviewedDraft(host, { scheduled_at: inHours(30 * 24) })
      const send_person_handles = [friends.ada]
      return () => host.call('plans.prepare_send', { plan_handle, send_person_handles })
    },
  }),
  'sends an invitation': async ({ sam, friends }) => ({
    into: sam,
    async ready(host) {
      const { prepared } = await aPreparedSend(host, [friends.ada])
      return () => host.call('actions.commit', { action_handle: prepared?.action_handle })
    },
  }),
  'changes the checklist': async (party) => {
    const plan_handle = await aPlan(party, [party.friends.ada])
    const bread = { plan_handle, mode: 'add', item: { title: 'Bread' } }
    return {
      into: party.ada,
      ready: async (host) => () => host.call('plans.logistics.update', bread),
    }
  },
  'renames a list': async ({ sam, ada, friends }) => {
    const ideas_list_handle = await aList(sam, { name: 'Rainy Sundays' })
    const share = { ideas_list_handle, person_handle: friends.ada }
    await commit(sam, (await answer(sam, 'ideas.lists.share.prepare', share)).data)
    return {
      into: ada,
      ready: async (host) => () =>
        host.call('ideas.lists.rename', { ideas_list_handle, name: 'Dry Mondays' }),
    }
  },
  'answers their invitation': async ({ sam, ada }) => {
    const [friend] = (await connectedPeople(ada)).map(({ person_id }) =>
      toHandle('person', person_id),
    )
    await aSentPlan(ada, [friend ?? ''], { scheduled_at: inHours(30 * 24) })
    const { data } = await answer(sam, 'invites.list', {})
    const invite_handle = data.items[0]?.invite_handle
    return {
      into: ada,
      ready: async (guest) => () =>
        guest.call('invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' }),
    }
  },
  'reads what they captured': async ({ ada }) => {
    await aCapture(ada)
    return {
      into: ada,
      async ready() {
        const job = captureJob(world)
        return () => job.run(ada.owner).finally(() => job.end())
      },
    }
  },
  'reads their calendar': async ({ ada }) => {
    await aFeed(world, ada, 'http://127.0.0.1:9/calendar.ics')
    return {
      into: ada,
      async ready() {
        const job = calendarJob(world, ['127.0.0.1:9'])
        return () => job.run(ada.owner).finally(() => job.end())
      },
    }
  },
  'shares their time': async ({ sam, ada }) => ({
    into: ada,
    async ready() {
      await aCalendar(world.database, sam, { busy: [hours(2, 19, 21)] })
      await world.database.write(sam.owner, { work: (db) => updateSharing(db, 'all') })
      return () => replicateAvailability(world.database, sam.owner)
    },
  }),
  'shares a list': async ({ ada, friends }) => ({
    into: ada,
    async ready(host) {
      const ideas_list_handle = await aList(host, { name: 'Rainy Sundays' })
      const share = { ideas_list_handle, person_handle: friends.ada }
      const { data } = await answer(host, 'ideas.lists.share.prepare', share)
      return () =>
        host.call('actions.commit', { action_handle: data.prepared?.action_handle ?? '' })
    },
  }),
  'likes something with a friend': async ({ sam, ada, friends }) => {
    const handle = await anIdea(sam, 'Silent film')
    const like = {
      operation: 'save',
      subject: { kind: 'idea', handle },
      people_handles: [friends.ada],
    }
    return { into: ada, ready: async (host) => () => host.call('likes.mutate', like) }
  },
}

onPostgres.each(Object.entries(scenes))('one who %s', async (_, scene) => {
  const party = await aParty(world)
  const { at, rows } = await race(party, await scene(party))
  expect([at, rows]).toEqual([expect.stringMatching(/^\w+$/), {}])
})
