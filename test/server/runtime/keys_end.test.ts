import { expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { answer } from '#test/support/given/lists.ts'
import { meet } from '#test/support/meet.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// A key is repeated at the moment at which it ends.

const world = useWorld({ worker: false })

const deleteKeys = ({ owner }: Account) => ({
  text: `delete from idempotency_keys where owner_id = '${owner}' and key = 'k'`,
  values: [],
})

const create = (account: Account, key: string) =>
  account.call('ideas.lists.create', { name: 'Winter' }, { key })

async function count(account: Account): Promise<number> {
  return (await answer(account, 'ideas.lists.query', {})).data.items.length
}

test('a repetition while its key is being deleted waits, and is a new call', async () => {
  const ada = await world.account('Ada')
  const first = await create(ada, 'k')
  const [again] = await meet(world, deleteKeys(ada), [() => create(ada, 'k')])
  expect(again?.body).toMatchObject({ status: 'completed' })
  expect(again?.body.replayed).toBeUndefined()
  expect(again?.body.execution_id).not.toBe(first.body.execution_id)
  expect(await count(ada)).toBe(2)
})

test('a repetition whose key is deleted after it was found taken is a new call, once', async () => {
  const ada = await world.account('Ada')
  await create(ada, 'k')
  // The claim of the first has failed, and its work waits; the second only shows that it does.
  const [again, other] = await meet(world, { text: 'lock table lists in share mode', values: [] }, [
    () => create(ada, 'k'),
    async () => {
      await asSuperuser(world.superuser_url, deleteKeys(ada).text)
      return create(ada, 'other')
    },
  ])
  expect([again?.body.status, other?.body.status]).toEqual(['completed', 'completed'])
  expect(again?.body.replayed).toBeUndefined()
  expect(await count(ada)).toBe(3)
  const later = await create(ada, 'k')
  expect(later.body).toMatchObject({ replayed: true, execution_id: again?.body.execution_id })
})
