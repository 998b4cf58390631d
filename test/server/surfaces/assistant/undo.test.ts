import { describe, expect, test } from 'vitest'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say, talk } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

describe('undo', () => {
  test('brings back a list that was deleted', async () => {
    const { body } = await talk(sam, 'create a list Autumn', 'delete the list Autumn', 'yes')
    expect(body).toMatchObject({ error: null, calls: [{ capability: 'ideas.lists.delete' }] })
    const undone = await say(sam, 'undo')
    expect(undone.body).toMatchObject({
      error: null,
      calls: [
        { capability: 'ideas.object.mutate', input: { operation: 'undo' }, status: 'completed' },
      ],
    })
    const { data } = (await sam.call('ideas.lists.query', { query: 'Autumn' })).body
    expect(data.items).toMatchObject([{ name: 'Autumn' }])
  })

  test('brings back a place and an idea that were archived', async () => {
    await sam.call('places.private.create', { name: 'Cabin' })
    await sam.call('ideas.structured_create', { kind: 'place', title: 'Ice skating' })
    for (const [message, kind] of [
      ['archive the place Cabin', 'places.private.archive'],
      ['archive the idea Ice skating', 'ideas.created.archive'],
    ] as const) {
      const { body } = await talk(sam, message, 'yes')
      expect(body.calls).toMatchObject([{ capability: kind, status: 'completed' }])
      const { body: undone } = await say(sam, 'undo')
      expect(undone.reply.text).toMatch(/^Undone: “(Cabin|Ice skating)” is active/)
    }
  })

  test('takes a like back', async () => {
    await sam.call('ideas.structured_create', { kind: 'place', title: 'Planetarium' })
    const { body } = await say(sam, 'I like Planetarium')
    expect(body.calls.at(-1)).toMatchObject({ capability: 'likes.mutate', status: 'completed' })
    const undone = await say(sam, 'undo')
    expect(undone.body.calls).toMatchObject([
      { capability: 'likes.mutate', input: { operation: 'undo' }, status: 'completed' },
    ])
  })

  test('does not take back something older in the place of what cannot be taken back', async () => {
    const channel = 'older'
    await say(sam, 'create a list Winter', { channel })
    const { body } = await say(sam, 'undo', { channel })
    expect(body).toMatchObject({
      calls: [],
      reply: { text: expect.stringContaining('cannot take') },
    })
  })

  test('of what was prepared ends that it is offered', async () => {
    const { sam: host } = await aParty(world)
    await aReviewedDraft(host, { title_override: 'Pottery' })
    const { body } = await say(host, 'invite Ada to Pottery')
    expect(body.approval).not.toBeNull()
    const undone = await say(host, 'undo')
    expect(undone.body).toMatchObject({ approval: null, calls: [], status: 'completed' })
    expect(await rowsOf(world, host, 'outgoing')).toEqual([])
  })
})

test.each(['no', 'nein'])(
  'a question that is answered with “%s” is closed, and nothing was done',
  async (message) => {
    const { sam: host } = await aParty(world)
    await host.call('ideas.lists.create', { name: 'Summer' })
    expect((await say(host, 'delete the list Summer')).body.question).toMatchObject({
      kind: 'confirm',
    })
    const { body } = await say(host, message)
    expect(body).toMatchObject({ question: null, calls: [], status: 'completed', error: null })
    expect(body.reply.text).toMatch(/leave it|lasse es/)
  },
)

test('the yes after a review of a friendship makes its link, and the reply has it', async () => {
  const { sam: host } = await aParty(world)
  await host.call('relationships.people.ensure', { people: ['Mira'] })
  const { body: asked } = await say(host, 'connect me with Mira')
  expect(asked).toMatchObject({ status: 'needs_input', question: { kind: 'confirm' } })
  const { body } = await say(host, 'yes')
  expect(body.calls).toMatchObject([
    { capability: 'relationships.friendship.apply', status: 'completed' },
  ])
  expect(body.reply.text).toMatch(/https?:\/\/\S+\/c\//)
})

test('more shows the rest of a list before its next page', async () => {
  const { sam: host } = await aParty(world)
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
    await host.call('ideas.lists.create', { name })
  expect((await say(host, 'show my lists')).body.reply.text).toContain('and 2 more')
  const { body } = await say(host, 'more')
  expect(body.reply.text).toMatch(/^6\. \w+\n7\. \w+$/)
  expect((await say(host, 'more')).body.reply.text).toBe('That was all.')
})

describe('an approval that waits', () => {
  const prepared = async () => {
    const { sam: host } = await aParty(world)
    const plan_handle = await aReviewedDraft(host, { title_override: 'Pottery' })
    const { body } = await say(host, 'invite Ada to Pottery')
    if (body.approval === null) throw new Error(body.reply.text)
    return { host, plan_handle, approval: body.approval }
  }

  test.each(['no', 'never mind'])('is no longer offered after “%s”', async (message) => {
    const { host } = await prepared()
    const { body } = await say(host, message)
    expect(body).toMatchObject({ approval: null, status: 'completed' })
    expect((await say(host, 'yes')).body).toMatchObject({
      approval: null,
      error: { code: 'not_understood' },
    })
  })

  test('is no longer offered once it was refused because something has changed', async () => {
    const { host, plan_handle, approval } = await prepared()
    await host.call('plans.draft.update', { plan_handle, title_override: 'Clay' })
    const refused = await approve(host, approval.action_handle)
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_checksum'])
    expect((await say(host, 'yes')).body.approval).toBeNull()
  })

  test('is no longer offered once its draft was changed in the conversation, and the reply says so', async () => {
    const { host } = await prepared()
    const { body } = await say(host, 'rename the draft Pottery to Clay')
    expect(body.calls.at(-1)).toMatchObject({
      capability: 'plans.draft.update',
      status: 'completed',
    })
    expect(body.approval).toBeNull()
    expect(body.reply.text).toContain('can no longer be approved')
  })
})

test('the word of an approval stands in a text message, however long the review is', async () => {
  const { sam: host } = await aParty(world)
  for (const letter of ['a', 'ж']) {
    const title_override = `Pottery ${letter.repeat(100)}`
    await aReviewedDraft(host, { title_override, description_override: letter.repeat(900) })
    const { body } = await say(host, `invite Ada to Pottery ${letter.repeat(100)}`, {
      channel: 'sms:+4915100000001',
    })
    const { text, truncated } = body.reply
    expect(body.approval).not.toBeNull()
    expect(truncated).toBe(true)
    expect(text.endsWith(String(body.approval?.reply_word))).toBe(true)
    expect(text.length).toBeLessThanOrEqual(letter === 'a' ? 459 : 201)
  }
})

test('the host who removes the only guest hears what to do instead', async () => {
  const { sam: host } = await aParty(world)
  await aReviewedDraft(host, { title_override: 'Pottery' })
  const { body } = await say(host, 'invite Ada to Pottery')
  await approve(host, body.approval?.action_handle)
  const { body: left } = await say(host, 'remove Ada from Pottery')
  expect(left.reply.text).toContain('Nobody else is invited to “Pottery”')
  expect(left.calls.filter(({ effect }) => effect !== 'read')).toEqual([])
})

test('a draft that is moved says its new day and time', async () => {
  const { sam: host } = await aParty(world)
  await aReviewedDraft(host, { title_override: 'Pottery' })
  const { body } = await say(host, 'move Pottery to 24 December 2027 at 19:00')
  expect(body.reply.text).toContain('Friday, 24 December 2027, 19:00')
  const german = await say(
    host,
    'verschieb den Entwurf Pottery auf den 23. Dezember 2027 um 20 Uhr',
  )
  expect(german.body.reply.text).toContain('Donnerstag, 23. Dezember 2027, 20 Uhr')
})
