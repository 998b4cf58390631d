import { expect, test } from 'vitest'
import { listConnections } from '#server/data/connections/list.ts'
import { disconnect } from '#server/flows/friendship/connect.ts'
import { lockAccounts } from '#server/data/accounts/lock.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { connect, connectedPeople } from '#test/support/given/connections.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('a connection is two rows that mirror each other, and disconnecting undoes both', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const { first, second } = await connect(sam, ada)
  const adaOfSam = parseHandle('person', first) ?? ''
  const samOfAda = parseHandle('person', second) ?? ''
  const seen = (owner: string) => world.database.read(owner, connectedPeople)
  expect(await seen(sam.owner)).toEqual([
    { person_id: adaOfSam, peer_owner: ada.owner, peer_person_id: samOfAda },
  ])
  expect(await seen(ada.owner)).toEqual([
    { person_id: samOfAda, peer_owner: sam.owner, peer_person_id: adaOfSam },
  ])
  const { body } = await sam.call('relationships.people.query', { classification: 'connected' })
  expect(body.data.items).toEqual([
    { person_handle: first, display_name: 'Ada', classification: 'connected' },
  ])

  await world.database.write(ada.owner, {
    work: async (db) => {
      await lockAccounts(db, [sam.owner])
      await disconnect(db, samOfAda)
      expect(await disconnect(db, samOfAda)).toBeNull()
    },
  })
  expect(await seen(sam.owner)).toEqual([])
  expect(await seen(ada.owner)).toEqual([])
  const { body: after } = await sam.call('relationships.people.query')
  expect(after.data.items).toMatchObject([{ classification: 'friend_in_mind' }])
  const found = await world.database.read(sam.owner, (db) => listConnections(db, [adaOfSam]))
  expect(found.size).toBe(0)
})
