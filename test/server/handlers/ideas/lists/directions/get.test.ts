import { expect, test } from 'vitest'
import { aList, answer, notFound, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'ideas.lists.directions.get'

test('directions come in the order they were given, each with its status', async () => {
  const directions = ['Warm', 'Near', 'Cheap', 'Warm']
  const list = await aList(sam, { directions })
  const { data, outcome } = await answer(sam, get, { ideas_list_handle: list })
  expect(data.ideas_list_handle).toBe(list)
  expect(data.directions).toEqual(
    directions.map((text) => ({
      text,
      planning_status: 'active',
      updated_at: expect.stringMatching(/Z$/),
    })),
  )
  expect(outcome.fallback_text).toBe('“Warm places” has 4 directions.')
})

test('a list without directions has an empty answer', async () => {
  const { data } = await answer(sam, get, { ideas_list_handle: await aList(sam) })
  expect(data.directions).toEqual([])
})

test("another account's directions cannot be read", async () => {
  const list = await aList(kim, { directions: ['A secret'] })
  expect(await problem(sam, get, { ideas_list_handle: list })).toEqual(notFound())
})
