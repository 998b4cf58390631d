import { expect, test } from 'vitest'
import { useDemo } from '#test/support/demo_account.ts'
import { approve, say, type TurnAnswer } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const demo = useDemo(world)

/** Says something, and expects the calls that it leads to, look-ups left out. */
async function said(message: string, calls: readonly string[]): Promise<TurnAnswer['body']> {
  const { status, body } = await say(demo.account(), message, { channel: 'ten:minutes' })
  expect([message, status, body.error]).toEqual([message, 200, null])
  const made = body.calls.map(({ capability }) => capability)
  expect(made.filter((one) => !one.endsWith('.query') || calls.includes(one))).toEqual(calls)
  return body
}

test('the first ten minutes go from what waits to what was taken back', async () => {
  const brief = await said('what waits for me', ['planning.brief.get'])
  expect(brief.reply.text).toContain('Night swim at the Stadtbad')

  const free = await said('when are Ada and I free at the weekend', ['availability.query'])
  expect(free.calls[0]?.input).toMatchObject({ person_names: ['Ada'] })

  const ideas = await said('what could we do', ['ideas.recommendations.get'])
  expect(ideas.cards.length).toBeGreaterThan(5)

  await said('draft it', ['plans.draft.create'])
  const asked = await said('invite her', ['plans.invitation.prepare'])
  expect(asked.question).toMatchObject({ kind: 'time' })
  expect((await said('on Friday', [])).question).toMatchObject({ kind: 'time' })
  const { approval } = await said('at 8pm', ['plans.draft.update', 'plans.invitation.prepare'])
  expect(approval).toMatchObject({ recipients: ['Ada'], reply_word: 'SEND 47' })
  expect(approval?.review_text).toMatch(/^Invite Ada to .*Friday, .*20:00/s)

  const sent = await approve(demo.account(), approval?.action_handle, { channel: 'ten:minutes' })
  expect(sent.body).toMatchObject({ status: 'completed', approval: null })
  const answers = await said('who has answered?', ['plans.get'])
  expect(answers.reply.text).toContain('Ada')

  await said('save the idea: ramen at Cocolo', ['ideas.capture'])
  const shown = await said('show my lists', ['ideas.lists.query'])
  expect(shown.cards.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3])
  const opened = await said('open the third', ['ideas.lists.get'])
  expect(opened.reply.text).toContain(shown.cards[2]?.title)
  await said('the first', ['ideas.object.get'])
  await said('put it on Evenings with Jonas', ['ideas.lists.items.update'])
  const undone = await said('undo', ['ideas.lists.items.update'])
  expect(undone.calls[0]?.input).toMatchObject({ mode: 'remove' })
  // Before that the idea was saved: it is archived again, unless it is still being read.
  const { body } = await say(demo.account(), 'undo', { channel: 'ten:minutes' })
  expect(body.reply.text).toMatch(/^Undone: “Ramen at Cocolo”|still being read/i)
})
