import { describe, expect, test } from 'vitest'
import {
  aCapture,
  answerQuestion,
  capture,
  readCapture,
  stagesOf,
} from '#test/support/given/captures.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const deleteList = (ideas_list_handle: string) =>
  answer(sam, 'ideas.lists.delete', { ideas_list_handle })

async function aPerson(display_name: string): Promise<string> {
  const made = await answer(sam, 'relationships.people.manage', {
    ...{ operation: 'create', display_name },
  })
  return made.data.person?.person_handle ?? ''
}

const deletePerson = (person_handle: string) =>
  answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle })

/** A capture that asks which of two lists is meant, of which the first was deleted since. */
async function asking(words: string) {
  const gone = await aList(sam, { name: `${words} one` })
  const left = await aList(sam, { name: `${words} two` })
  const { data } = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: words })
  const choices = data.clarification?.choices ?? []
  const isFirst = choices[0]?.startsWith(`${words} one`)
  await deleteList(gone)
  return { gone, left, handle: data.capture_public_id, number: isFirst ? '1' : '2' }
}

describe('of a question that offers a list which was deleted', () => {
  test('the choice keeps its number, and is marked', async () => {
    const { left, handle, number } = await asking('Tweed')
    const { data, error } = await readCapture(sam, handle)
    const choices = data.clarification?.choices ?? []
    expect(choices).toHaveLength(3)
    expect(choices[Number(number) - 1]).toBe('Tweed one (0 ideas) – deleted')
    expect(error.message).toContain(`${number}. “Tweed one (0 ideas) – deleted”`)
    expect(error.candidates).toMatchObject([{ ideas_list_handle: left }])
  })

  test.each([
    ['number', ({ number }: { number: string }) => number],
    ['name', () => 'Denim one'],
    ['handle', ({ gone }: { gone: string }) => gone],
  ])('its %s is answered with what has become of it', async (_about, words) => {
    const asked = await asking('Denim')
    const again = await answerQuestion(sam, asked.handle, words(asked))
    expect([again.status, again.error.code]).toEqual(['needs_input', 'list_ambiguous'])
    expect(again.error.message).toMatch(
      /^The list that the answer names does not exist, or no longer\. /,
    )
    const { updates } = (await readCapture(sam, asked.handle, 2)).data
    expect(updates).toMatchObject([
      {
        stage: 'answer_not_understood',
        message:
          'The answer names a list or a person that is not there, so the question is still open.',
      },
    ])
    await deleteList(asked.left)
  })

  test('words that fit another one as well mean that one', async () => {
    const { handle, left } = await asking('Linen')
    const answered = await answerQuestion(sam, handle, 'linen')
    expect(answered.data.destination?.list?.ideas_list_handle).toBe(left)
  })

  test('and of one that was renamed, the name of now counts', async () => {
    const { handle, left, number } = await asking('Velvet')
    await answer(sam, 'ideas.lists.rename', { ideas_list_handle: left, name: 'Corduroy' })
    const { data } = await readCapture(sam, handle)
    expect(data.clarification?.choices).toContain('Corduroy (0 ideas)')
    const other = number === '1' ? '2' : '1'
    const answered = await answerQuestion(sam, handle, other)
    expect(answered.data.destination?.list?.name).toBe('Corduroy')
  })

  test('nothing is left where all are deleted, and a new list is suggested', async () => {
    const { handle, left } = await asking('Satin')
    await deleteList(left)
    const read = await readCapture(sam, handle)
    expect([read.status, read.error.code]).toEqual(['needs_input', 'destination_required'])
    expect(read.error.message).toContain('None of the lists that were offered exists any more.')
    const makes = read.next_actions.find(({ capability }) => capability === 'ideas.lists.create')
    expect(makes?.input).toEqual({ name: 'Satin' })
    await answer(sam, 'ideas.lists.create', makes?.input ?? {})
    const answered = await answerQuestion(sam, handle, 'Satin')
    expect(answered).toMatchObject({ status: 'accepted', data: { state: 'accepted' } })
    expect(answered.data.destination?.list?.name).toBe('Satin')
  })
})

test('of a question that offers a person who was deleted, that one is told to be gone', async () => {
  const gone = await aPerson('Robin')
  await aPerson('Robin')
  const handle = await aCapture(sam, { text: 'Ostsee Sauna', target_person_text: 'Robin' })
  const { error } = await readCapture(sam, handle)
  const at = error.candidates?.findIndex(
    (one) => 'person_handle' in one && one.person_handle === gone,
  )
  await deletePerson(gone)
  for (const words of [`${(at ?? 0) + 1}`, gone]) {
    const again = await answerQuestion(sam, handle, words)
    expect(again.status).toBe('needs_input')
    expect(again.error.message).toMatch(
      /^The person that the answer names is not saved, or no longer\. /,
    )
    expect(again.error.candidates).toHaveLength(1)
  }
  const last = (await readCapture(sam, handle)).data.clarification?.choices ?? []
  expect(last[at ?? 0]).toMatch(/ – deleted$/)
  expect((await answerQuestion(sam, handle, at === 0 ? '2' : '1')).status).toBe('accepted')
})

test('a capture whose list is gone when it is answered can be captured again with one call', async () => {
  const list = await aList(sam, { name: 'Doomed' })
  const handle = await aCapture(sam, { text: 'save this', target_ideas_list_handle: list })
  await deleteList(list)
  const ended = await answerQuestion(sam, handle, 'Ostsee Sauna')
  expect([ended.status, ended.error.code]).toEqual(['failed', 'access_denied'])
  expect(ended.error.message).toContain(
    'Capture it again, without that list or person, or with another.',
  )
  const [anew] = ended.next_actions
  expect(anew).toMatchObject({ capability: 'ideas.capture', input: { text: 'Ostsee Sauna' } })
  const again = await capture(sam, anew?.input ?? {})
  expect([again.status, again.data.destination]).toEqual(['accepted', null])
  expect(await stagesOf(sam, again.data.capture_public_id)).toEqual(['persisted'])
})
