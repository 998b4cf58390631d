import { expect, test } from 'vitest'
import { mayContact } from '#server/data/outgoing/may_contact.ts'
import { connect } from '#test/support/given/connections.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
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
  const { text } = await openPage(client, path)
  const sender = /<option value="([^"]+)">Ada</.exec(text)?.[1] ?? ''
  const found = await openPage(client, `${path}?name=ad`)
  expect([found.text.includes('>Ada<'), found.text.includes('>Jonas<')]).toEqual([true, false])
  await followForm(client, path, path, { change: 'stop', sender })
  expect([await mayWrite(ada, sam), await mayWrite(jonas, sam)]).toEqual([false, true])
  const stopped = await openPage(client, path)
  expect(stopped.text).toContain(`name="stopped" value="${sender}"`)
  await followForm(client, path, path, { change: 'resume', stopped: sender })
  expect(await mayWrite(ada, sam)).toBe(true)
})

test('somebody who stops all mail gets none until they allow it again', async () => {
  const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
  await connect(sam, ada)
  const client = await signedInClient(world, sam)
  // What the button does is told as something that has not happened.
  const before = await openPage(client, path)
  expect(before.text).toMatch(/If you press this, nobody writes to/)
  const { text } = await followForm(client, path, path, { change: 'stop_all' })
  expect([await mayWrite(ada, sam), await mayWrite(sam, sam)]).toEqual([false, false])
  expect(text).toContain('Nobody writes to you.')
  await followForm(client, path, path, { change: 'resume_all' })
  expect(await mayWrite(ada, sam)).toBe(true)
  await followForm(client, path, path, { change: 'stop_own' })
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
    expect((await sendForm(client, path, path, fields)).status).toBe(422)
  }
  expect(await mayWrite(ada, sam)).toBe(true)
  const page = { accept: 'text/html' }
  expect((await client.post(path, { change: 'stop_all' }, page)).status).toBe(403)
  const { text } = await openPage(client, path)
  const json = await client.post(path, { ...hiddenFields(text, path), change: 'stop_all' })
  expect([json.status, await mayWrite(ada, sam)]).toEqual([406, true])
})
