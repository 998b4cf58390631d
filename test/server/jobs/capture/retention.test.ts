import { expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aCapture, capture } from '#test/support/given/captures.ts'
import { aStoredFile } from '#test/support/given/media.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

test('captures of which nothing has changed for ninety days are deleted, and their ideas stay', async () => {
  const sam = await world.account('Sam')
  const job = captureJob(world)
  const completed = await aCapture(sam)
  await job.run(sam.owner)
  await job.end()
  const waiting = (await capture(sam, { text: 'save this' })).data.capture_public_id
  const accepted = await aCapture(sam, { text: 'Stadtbad Neukölln, Ganghoferstraße 3' })
  const statuses = () =>
    Promise.all(
      [completed, waiting, accepted].map(async (capture_public_id) => {
        const { status } = await sam.call('ideas.capture.get', { capture_public_id })
        return status
      }),
    )
  const visit = () => retentionJob(world.database, defaultRetention).run(sam.owner)
  const age = (days: number) =>
    asSuperuser(
      world.superuser_url,
      `update captures set updated_at = now() - interval '${days} days' where owner_id = '${sam.owner}'`,
    )
  await age(89)
  await visit()
  expect(await statuses()).toEqual([200, 200, 200])
  await age(91)
  await visit()
  expect(await statuses()).toEqual([404, 404, 200])
  const left = await world.database.read(sam.owner, async (db) => ({
    ideas: await db.run(sql`select from ideas where owner_id = ${sam.owner}`),
    updates: await db.run<{ stage: string }>(
      sql`select stage from capture_updates where owner_id = ${sam.owner}`,
    ),
  }))
  expect(left.ideas).toHaveLength(1)
  expect(left.updates.map(({ stage }) => stage)).toEqual(['persisted'])
})

test('files live as long as their capture, also while it waits, and no longer', async () => {
  const ada = await world.account('Ada')
  const job = captureJob(world)
  const [kept = '', asked = '', unused = ''] = await Promise.all(
    [1, 2, 3].map(() => aStoredFile(world, ada)),
  )
  await aCapture(ada, { media_refs: [toHandle('media', kept)] })
  await job.run(ada.owner)
  await job.end()
  const waits = await capture(ada, {
    ...{ text: 'Teehaus Linde', media_refs: [toHandle('media', asked)] },
  })
  expect(waits.status).toBe('needs_input')
  const files = () =>
    world.database.read(ada.owner, async (db) => {
      const [rows, bytes] = await Promise.all([
        db.sql<{ media_id: string }>`select media_id from media where owner_id = ${ada.owner}`,
        db.sql<{
          media_id: string
        }>`select media_id from media_bytes where owner_id = ${ada.owner}`,
      ])
      expect(bytes.length).toBe(rows.length)
      return rows.map(({ media_id }) => media_id).sort()
    })
  const visit = () => retentionJob(world.database, defaultRetention).run(ada.owner)
  const age = (days: number) =>
    asSuperuser(
      world.superuser_url,
      `update captures set updated_at = now() - interval '${days} days' where owner_id = '${ada.owner}';
       update media set expires_at = (expires_at at time zone 'UTC' - interval '${days} days') at time zone 'UTC'
       where owner_id = '${ada.owner}'`,
    )
  await visit()
  expect(await files()).toEqual([kept, asked, unused].sort())
  await age(89)
  await visit()
  expect(await files()).toEqual([kept, asked].sort())
  await age(91)
  while ((await visit()) === 'again');
  expect(await files()).toEqual([])
})
