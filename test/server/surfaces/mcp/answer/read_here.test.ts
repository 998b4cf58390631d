import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { inWords } from '#server/runtime/told/read_here.ts'
import { textOf } from '#server/runtime/told/text.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { exampleAnswers } from '#test/contract/schemas.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const tool = (id: CapabilityId, input: Values = {}) =>
  callTool(id, input, { url: world.url, token: sam.token, key: randomUUID() })

test('the brief says each thing twice, with its handle, and not in a sentence as well', async () => {
  const titles = ['Boat trip', 'Night walk']
  for (const title_override of titles)
    await aDraft(sam, { title_override, scheduled_at: inHours(200) })
  const { text, body } = await tool('planning.brief.get')
  const [summary] = text.split('\n')
  expect(summary).toBe('Needs attention: drafts (2).')
  expect(Object(body.outcome).fallback_text).toBe(summary)
  for (const title of titles) expect(text.split(title)).toHaveLength(3)
  // The API says it in sentences.
  const { body: whole } = await sam.call('planning.brief.get')
  expect(whole.outcome.fallback_text).toBe('2 drafts not sent.')
})

test('an empty brief says so', async () => {
  const ada = await world.account('Ada')
  const { text } = await callTool('planning.brief.get', {}, { url: world.url, token: ada.token })
  expect(text).toContain('Nothing needs your attention right now.')
})

describe('the steps of a capture', () => {
  test('are shown until it has ended, and after that only where they are asked for', async () => {
    const job = captureJob(world, null)
    const capture_public_id = await aCapture(sam)
    const early = await tool('ideas.capture.get', { capture_public_id })
    expect(early.text).toContain('stage=persisted')
    while ((await readCapture(sam, capture_public_id)).status === 'accepted')
      await job.run(sam.owner)
    const { text, body } = await tool('ideas.capture.get', { capture_public_id })
    expect(body.status).toBe('completed')
    expect(text).not.toContain('stage=')
    expect(body.data).not.toHaveProperty('updates')
    const asked = await tool('ideas.capture.get', { capture_public_id, after_cursor: 0 })
    expect(asked.text).toContain('stage=persisted')
    expect(Object(asked.body.data).updates.length).toBeGreaterThan(1)
    await job.end()
  })
})

test('the people of intentions have their names, and a change of a like has them, too', async () => {
  const [mira = '', ada = ''] = await people(sam, 'Mira', 'Anna Lena')
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Sauna' })
  const subject = { kind: 'idea', handle: data.idea.idea_handle }
  const changed = await tool('likes.mutate', {
    subject,
    operation: 'save',
    intentions: [[mira, ada]],
  })
  const read = await tool('likes.query', {})
  for (const { text } of [changed, read])
    expect(text).toContain(`intentions [["Mira" ${mira}, "Anna Lena" ${ada}]]`)
  const [like] = Object(read.body.data).items
  expect(like.intentions).toEqual([
    [
      { person_handle: mira, display_name: 'Mira' },
      { person_handle: ada, display_name: 'Anna Lena' },
    ],
  ])
  // The API has handles alone.
  const { data: whole } = await answer(sam, 'likes.query', {})
  expect(whole.items[0]?.intentions).toEqual([[mira, ada]])
})

describe('how many people come', () => {
  test('is told in words', async () => {
    const { plan } = await aDraft(sam, { capacity_min: 3 })
    const { text, body } = await tool('plans.get', { plan_handle: plan.plan_handle })
    expect(text).toContain('turnout (with_host=1, capacity_min=3, enough=not_yet)')
    expect(text).not.toContain('tip (')
    expect(Object(body.data).plan.tip).toEqual({ capacity_min: 3, have: 1, state: 'open' })
  })

  test.each([
    [{ capacity_min: null, have: 2, state: 'open' }, { with_host: 2 }],
    [
      { capacity_min: 2, have: 2, state: 'tipped' },
      { with_host: 2, capacity_min: 2, enough: 'yes' },
    ],
    [
      { capacity_min: 3, have: 2, state: 'missed' },
      { with_host: 2, capacity_min: 3, enough: 'no_and_too_late' },
    ],
  ])('%j', (tip, turnout) => {
    expect(inWords({ items: [{ tip }] })).toEqual({ items: [{ turnout }] })
  })

  test('is told in words wherever it stands, in an answer inside of an answer too', () => {
    const sent = exampleAnswers('plans.get')[0]?.answer ?? {}
    const plan = Object(sent.data).plan
    const tip = { capacity_min: 3, have: 2, state: 'open' }
    const data = { items: [{ plan: { ...plan, tip } }] }
    for (const shown of [data, { answer: { ...sent, data } }]) {
      const text = textOf({ ...sent, data: shown } as unknown as GivenEnvelope, 'UTC')
      expect(text).toContain('turnout (with_host=2, capacity_min=3, enough=not_yet)')
      expect(text).not.toContain('tip (')
    }
  })
})
