import { expect, test } from 'vitest'
import { jobOf } from '#test/support/given/discovery.ts'
import { anIdea } from '#test/support/given/lists.ts'
import { say } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

test('a search that has ended is gone on from with what is said of it, as it is now', async () => {
  await anIdea(sam, 'Brücke-Museum')
  const { body: begun } = await say(sam, 'do some research on small museums')
  expect(begun).toMatchObject({ status: 'accepted', calls: [{ capability: 'ideas.discover' }] })
  const { run_handle } = begun.data as unknown as { readonly run_handle: string }
  await jobOf(world).run(sam.owner)
  const { body } = await say(sam, 'only the ones near Moabit')
  const input = { parent_run_handle: run_handle, query: 'only the ones near Moabit' }
  expect(body.calls.at(-1)).toMatchObject({ capability: 'ideas.discover.refine', input })
  expect(body).toMatchObject({ status: 'accepted', error: null })
})

const other = { channel: 'other' }

test('a search that still goes on is told of, and nothing else is begun', async () => {
  const { body: begun } = await say(sam, 'research chess clubs', other)
  expect(begun.status).toBe('accepted')
  const { body } = await say(sam, 'same but cheaper', other)
  expect(body.calls).toMatchObject([{ capability: 'ideas.discover.refine' }])
  expect(body.status).toBe('failed')
})
