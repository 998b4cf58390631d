import { expect, test } from 'vitest'
import { invite, inviteOf, makePlan, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const { post, textOf } = visitorOf(() => world)

test('an answer from a page that shows an earlier time is not saved, and the page asks again', async () => {
  const plan_id = await makePlan(world, sam.owner)
  const { path, invite_id } = await invite(world, sam.owner, plan_id, 'Ada')
  const seenOn = async () => /name="seen" value="([^"]+)"/.exec(await textOf(path))?.[1] ?? ''
  const old = await seenOn()
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update plans
      set scheduled_at = (scheduled_at at time zone 'UTC' + interval '1 hour') at time zone 'UTC'
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  })
  const refused = await post(path, { answer: 'accepted', seen: old })
  expect(refused.headers.get('location')).toBe(`${path}?moved`)
  expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'pending' })
  expect(await textOf(`${path}?moved`)).toContain('has changed since you opened this page')
  const taken = await post(path, { answer: 'accepted', seen: await seenOn() })
  expect(taken.headers.get('location')).toBe(`${path}?answered`)
  expect(await textOf(`${path}?moved`)).not.toContain('since you opened this page')
})
