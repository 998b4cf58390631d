import { expect, test, vi } from 'vitest'
import { beginLeaving } from '#server/flows/web/leave.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { mark, plantEverywhere } from '#test/server/leaving/plant.ts'
import { letPass } from '#test/support/given/time.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 240_000 })

const world = useWorld({ worker: false })

test('what was written through every capability is nowhere once the account is deleted', async () => {
  const sam = await world.account('Sam')
  const took = await plantEverywhere(sam)
  const before = await rowsNaming(world.superuser_url, mark)
  expect(took.size).toBeGreaterThan(20)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...[
        'captures',
        'executions',
        'ideas',
        'likes',
        'lists',
        'logistics_items',
        'people',
        'places',
      ],
      ...['prepared_actions', 'roundup_items', 'snapshots'],
    ]),
  )

  await beginLeaving(world.service.runtime, sam.owner, { tells: false, request_id: 'r' })
  await letPass(world.superuser_url, '7 days 1 hour')
  const job = deletionJob({
    database: world.database,
    seal: world.service.runtime.seal,
    base_url: () => world.url,
  })
  for (let runs = 0; runs < 50 && (await job.run(sam.owner)) !== null; runs += 1);
  expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
  expect(await rowsNaming(world.superuser_url, mark)).toEqual({})
})
