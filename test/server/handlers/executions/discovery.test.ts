import { expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { bringOver, openStage } from '#test/contract/examples/stage.ts'
import { jobOf } from '#test/support/given/discovery.ts'
import { answer } from '#test/support/given/lists.ts'
import { type AnswerBody, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })

test('a like that was taken back is in no result of an earlier search any more', async () => {
  const { sam, friend, idea } = await openStage(world)
  const own = await idea('Evening of quiet songs')
  const { account: ada } = await friend('Ada')
  const { items } = (await answer(ada, 'relationships.people.query', {})).data
  const liked = await answer(ada, 'ideas.structured_create', {
    ...{ kind: 'place', title: 'Night of quiet songs' },
  })
  const subject = { kind: 'idea', handle: liked.data.idea.idea_handle }
  const people_handles = items.map(({ person_handle }) => person_handle)
  await answer(ada, 'likes.mutate', { operation: 'save', subject, people_handles })
  await bringOver(ada)
  const asked = { query: 'quiet songs', semantic_subject: 'quiet songs' }
  const { execution_id } = await answer(sam, 'ideas.discover', asked)
  await jobOf(world).run(sam.owner)
  const read = async () => {
    const { data } = await answer(sam, 'executions.get', { execution_id })
    return data.execution.result as unknown as AnswerBody<Data<'ideas.discover'>>
  }
  const before = await read()
  const titles = before.data.candidates?.map(({ title }) => title)
  expect(titles?.sort()).toEqual(['Evening of quiet songs', 'Night of quiet songs'])
  expect(JSON.stringify(before)).toContain('Ada likes it')
  await answer(ada, 'likes.mutate', { operation: 'unlike', subject })
  await bringOver(ada)
  const after = await read()
  expect(after.data.candidates?.map(({ title }) => title)).toEqual([own.title])
  expect(JSON.stringify(after)).not.toMatch(/Ada|Night of/)
  const [kept] = after.data.candidates ?? []
  const ids = before.data.candidates?.map(({ candidate_id }) => candidate_id)
  expect(ids).toContain(kept?.candidate_id)
})
