import { expect, test } from 'vitest'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { connect } from '#test/support/given/connections.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const path = '/settings/contact'

/** Whether one account may write to another. */
async function mayWrite(from: { owner: string }, to: { owner: string }): Promise<boolean> {
  const allowed = await world.database.read(from.owner, (db) => mayContact(db, [to.owner]))
  return allowed.has(to.owner)
}

test('mail from one person is stopped and allowed again, and that of others is as it was', async () => {
  const [sam, ada, jonas] = [
    await world.account('Sam'),
    await world.account('Ada'),
    await world.account('Jonas'),
  ]
  await connect(sam, ada)
  await connect(sam, jonas)
  const client = await signedInClient(world, sam)
  const senders = async () => (await client.get(path)).json.senders
  const key = (await senders()).find(({ name }: { name: string }) => name === 'Ada')?.key
  expect((await client.submit(path, { change: 'stop', sender: key })).json).toEqual({
    changed: true,
  })
  expect([await mayWrite(ada, sam), await mayWrite(jonas, sam)]).toEqual([false, true])
  expect(await senders()).toContainEqual({ key, name: 'Ada', stopped: true })
  await client.submit(path, { change: 'resume', sender: key })
  expect(await mayWrite(ada, sam)).toBe(true)
})

test('somebody who stops all mail gets none until they allow it again', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  await connect(sam, ada)
  const client = await signedInClient(world, sam)
  await client.submit(path, { change: 'stop_all' })
  expect([await mayWrite(ada, sam), await mayWrite(sam, sam)]).toEqual([false, false])
  expect((await client.get(path)).json.all_stopped).toBe(true)
  await client.submit(path, { change: 'resume_all' })
  expect(await mayWrite(ada, sam)).toBe(true)
  await client.submit(path, { change: 'stop_own' })
  expect([await mayWrite(sam, sam), await mayWrite(ada, sam)]).toEqual([false, true])
})

test('what the page does not know is refused, and changes nothing', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  const client = await signedInClient(world, sam)
  const wrong: Record<string, string>[] = [
    { change: 'erase' },
    {},
    { change: 'stop', sender: ada.owner },
    { change: 'stop' },
  ]
  for (const fields of wrong) {
    expect((await client.submit(path, fields)).status).toBe(422)
  }
  expect(await mayWrite(ada, sam)).toBe(true)
  expect((await client.post(path, { change: 'stop_all' })).status).toBe(403)
})
