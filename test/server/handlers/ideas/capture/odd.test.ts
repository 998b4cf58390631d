import { expect, test } from 'vitest'
import { alterCapture, capture, failCapture, readCapture } from '#test/support/given/captures.ts'
import { aList } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const odd = [
  '\u202e',
  'a\u202eb',
  'İ',
  'ﷺ'.repeat(160).slice(0, 160),
  '👩‍👩‍👧‍👦'.repeat(14),
  '%_\\',
  `'; drop table captures; --`,
  '{"a": 1}',
  '<script>alert(1)</script>',
  '= 1 + 1',
  '\u00ad\u200b',
  '\\u0000',
  'il_00000000000000000000000000',
  'x'.repeat(160),
]

test('odd texts are answered, kept and read, never an error of the service', async () => {
  await aList(sam, { name: 'Rainy %_ Sundays' })
  for (const text of odd) {
    for (const field of [
      'text',
      'raw_text',
      'subject_text',
      'target_feed_text',
      'target_person_text',
    ]) {
      const input = { source_url: 'https://example.test/a', [field]: text }
      const { status, body } = await sam.call('ideas.capture', input)
      expect(status, `${field} ${text}`).toBe(200)
      expect(['accepted', 'needs_input']).toContain(body.status)
      const { capture_public_id } = body.data
      const read = await readCapture(sam, capture_public_id)
      expect(read.data.state).toBe(body.data.state)
      if (body.status === 'accepted') continue
      const again = await sam.call('ideas.capture', {
        capture_public_id,
        clarification_answer: text,
      })
      expect([200, 422], `${field} ${text}`).toContain(again.status)
    }
  }
})

test.each(['\u0000', 'a\u0000b', '\ud800', 'a\udc00'])('%j is refused', async (text) => {
  for (const field of ['text', 'target_feed_text', 'target_person_text', 'clarification_answer']) {
    const other =
      field === 'clarification_answer' ? { capture_public_id: 'ca_1' } : { raw_text: 'x' }
    const { status } = await sam.call('ideas.capture', { ...other, [field]: text })
    expect(status, field).toBe(422)
  }
})

test('the longest of everything is kept, and read back', async () => {
  const text = `Ostsee Sauna ${'ä'.repeat(9_980)}`
  const raw_text = `Cinema ${'ö'.repeat(9_980)}`
  const asked = await capture(sam, {
    text,
    raw_text,
    subject_text: 'ü'.repeat(10_000),
    source_url: `https://example.test/${'a'.repeat(2_027)}`,
    target_feed_text: 'f'.repeat(160),
    target_person_text: 'p'.repeat(160),
  })
  const { capture_public_id } = asked.data
  expect(asked.data.clarification?.kind).toBe('source')
  for (const clarification_answer of ['2', 'none', 'nobody']) {
    await capture(sam, { capture_public_id, clarification_answer })
  }
  const read = await readCapture(sam, capture_public_id)
  expect(read.status).toBe('accepted')
  await failCapture(sam, capture_public_id)
  const failed = await readCapture(sam, capture_public_id)
  expect(failed.data.retry?.source).toEqual({ kind: 'text', text })
})

test('a question whose source can no longer be opened ends, and says so', async () => {
  const { data } = await capture(sam, { text: 'save this' })
  const { capture_public_id } = data
  await alterCapture(sam, capture_public_id, `kept = 'sealed with a key that is gone'`)
  expect((await readCapture(sam, capture_public_id)).status).toBe('needs_input')
  const ended = await capture(sam, { capture_public_id, clarification_answer: 'Sauna' })
  expect(ended.status).toBe('failed')
  expect(ended.error.code).toBe('source_unsupported')
  expect((await readCapture(sam, capture_public_id)).data.retry).toBeNull()
})
