import { expect, test } from 'vitest'
import { useDemo } from '#test/support/demo_account.ts'
import { undocumented } from '#test/support/documented.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const demo = useDemo(world)
const at = '/api/v2/assistant'

test.each([
  ['what waits for me', 'when are Ada and I free at the weekend', 'what could we do', 'draft it'],
  ['show my lists', 'open the third', 'the first', 'delete it', 'no', 'more', 'undo'],
  ['who are my friends', 'show my plans', 'save the idea: ramen at Cocolo', 'is it ready?'],
  ['create a list Autumn', 'delete the list Autumn', 'yes', 'undo', 'share the list Autumn'],
  ['gibberish of mine', 'https://example.com/party', 'yes', 'invite Ada', 'never mind', 'help'],
  ['was wartet auf mich', 'zeig meine Listen', 'öffne die erste', 'lade Ada ein', 'am Freitag'],
])('what is answered to “%s” and what follows is what the document says', async (...said) => {
  const sam = demo.account()
  for (const channel of [`app:${said[0]}`, `sms:${said[0]}`].map((one) => one.replaceAll(' ', '-')))
    for (const message of said) {
      const { body } = await say(sam, message, { channel })
      expect([message, undocumented(`${at}/turns`, 'post', 'responses/200', body)]).toEqual([
        message,
        null,
      ])
    }
})

test('so are an approval, its replay, a list and a conversation', async () => {
  const sam = demo.account()
  const { body } = await say(sam, 'send the invitations for the trio night')
  expect(undocumented(`${at}/turns`, 'post', 'responses/200', body)).toBeNull()
  const path = `${at}/prepared-actions/{handle}/commit`
  for (const key of ['one', 'one', 'two']) {
    const sent = await approve(sam, body.approval?.action_handle, { key })
    expect(sent.status).toBe(200)
    expect(undocumented(path, 'post', 'responses/200', sent.body)).toBeNull()
  }
  const { conversation_handle } = body.conversation
  for (const [shown, as] of [
    ['', ''],
    [`/${conversation_handle}`, '/{handle}'],
  ]) {
    const response = await sam.request(`${at}/conversations${shown}`)
    expect(response.status).toBe(200)
    const read = await response.json()
    expect(undocumented(`${at}/conversations${as}`, 'get', 'responses/200', read)).toBeNull()
  }
})
