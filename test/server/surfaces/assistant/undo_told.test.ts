import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { say } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

test('each answer that changed something says how it is taken back, in the language of the message, and other answers do not', async () => {
  const channel = randomUUID()
  const replyTo = async (message: string) => (await say(sam, message, { channel })).body.reply.text
  await sam.call('ideas.structured_create', { kind: 'place', title: 'Ice skating' })
  expect(await replyTo('create a list Autumn')).toContain('“Undo” does not take this back')
  expect(await replyTo('put Ice skating on Autumn')).toContain('Say “undo” to take it back.')
  expect(await replyTo('setz Ice skating auf die Liste Autumn')).not.toMatch(/undo|rückgängig/i)
  expect(await replyTo('nimm Ice skating von der Liste Autumn')).toContain(
    'Mit „rückgängig“ nehme ich es zurück.',
  )
  expect(await replyTo('show my lists')).not.toMatch(/undo/i)
})

test('a name that was changed is the one before after an undo, which offers no other', async () => {
  const channel = randomUUID()
  await sam.call('ideas.lists.create', { name: 'Winter days' })
  const { body } = await say(sam, 'rename the list Winter days to Snow', { channel })
  expect(body.reply.text).toContain('Say “undo” to take it back.')
  const undone = await say(sam, 'undo', { channel })
  expect(undone.body).toMatchObject({
    calls: [{ capability: 'ideas.lists.rename', status: 'completed' }],
  })
  expect(undone.body.reply.text).not.toMatch(/undo/i)
  const { data } = (await sam.call('ideas.lists.query', { query: 'Winter days' })).body
  expect(data.items).toMatchObject([{ name: 'Winter days' }])
})

test('a draft that got a time has none again after an undo', async () => {
  const channel = randomUUID()
  await sam.call('ideas.structured_create', { kind: 'place', title: 'Planetarium' })
  await say(sam, 'draft a plan for Planetarium', { channel })
  const { body } = await say(sam, 'move Planetarium to Friday at 8pm', { channel })
  expect(body.calls.at(-1)).toMatchObject({ capability: 'plans.draft.update' })
  expect(body.reply.text).toContain('Say “undo” to take it back.')
  const undone = await say(sam, 'undo', { channel })
  expect(undone.body.calls).toMatchObject([
    { capability: 'plans.draft.update', input: { scheduled_at: null }, status: 'completed' },
  ])
})
