import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { say } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

test('somebody is found by the name that they had before', async () => {
  const channel = randomUUID()
  await sam.call('relationships.people.ensure', { people: ['Mama'] })
  await say(sam, 'rename Mama to Margarete', { channel })
  const { body } = await say(sam, 'what do I know about Mama', { channel })
  expect(body.calls.at(-1)).toMatchObject({
    capability: 'relationships.person.get',
    status: 'completed',
  })
  expect(body.reply.text).toContain('Margarete')
})
