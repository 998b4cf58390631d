import { expect } from 'vitest'
import type { Step } from '#test/paired_databases/step.ts'
import { keptAs, type Twin, type Values } from '#test/paired_databases/twin.ts'
import { failCapture, stagesOf } from '#test/support/given/captures.ts'
import type { Account } from '#test/support/world.ts'

const sauna = 'Ostsee Sauna, Seestraße 9, 18119 Rostock'
const cafes = [{ title: 'Café Botanico' }, { title: 'Distrikt Coffee' }]
const id = (name: string) => ({ [name]: 'data.capture_public_id' })

/** What Sam captures, while others capture the same. */
export const captures: readonly Step[] = [
  othersCapture,
  ['ideas.lists.create', { name: 'Captured' }, { captured: 'data.list.ideas_list_handle' }],
  ['ideas.capture', { text: sauna, target_ideas_list_handle: '$captured' }, id('sauna')],
  ended('sauna'),
  ['ideas.capture.get', { capture_public_id: '$sauna' }],
  ['ideas.capture', { text: sauna, target_feed_text: 'Elsewhere' }, id('again')],
  ['ideas.capture.get', { capture_public_id: '$again' }],
  ['planning.brief.get', {}],
  [
    'ideas.capture',
    { capture_public_id: '$again', clarification_answer: 'none', expected_state_version: 2 },
  ],
  ended('again'),
  ['ideas.capture.get', { capture_public_id: '$again' }],
  ['ideas.capture', { text: sauna, target_ideas_list_handle: '$foreign list' }],
  ['ideas.capture.get', { capture_public_id: '$foreign capture' }],
  [
    'ideas.capture',
    { source_url: 'https://field.test/', target_person_text: 'Jonas' },
    id('field'),
  ],
  failed('field'),
  ['ideas.capture.get', { capture_public_id: '$field' }],
  ['ideas.capture.retry', { capture_public_id: '$field', expected_state_version: 2 }],
  ['ideas.saved.query', {}],
  [
    'ideas.roundup.mutate',
    // One of them: ideas that are saved at the same time have no order.
    { operation: 'create', items: cafes, selected_items: ['Café Botanico'] },
    { cafes: 'data.public_id' },
  ],
  ['ideas.roundup.get', { public_id: '$cafes' }],
  [
    'ideas.roundup.mutate',
    {
      ...{ operation: 'assign_destination', public_id: '$cafes', expected_generation: 1 },
      target_ideas_list_handle: '$captured',
    },
  ],
  roundedUp,
  ['ideas.lists.get', { ideas_list_handle: '$captured' }],
  ['ideas.roundup.get', { public_id: '$cafes', after_cursor: 1_000 }],
]

/** Where much goes on, others have captured the same, and have the idea already. */
async function othersCapture(twin: Twin): Promise<void> {
  const { busy, ada, jonas, sam, kept } = twin
  for (const account of busy ? [ada, jonas] : [ada]) {
    const { body } = await account.call('ideas.capture', { text: busy ? sauna : 'A museum' })
    kept['foreign capture'] = body.data.capture_public_id
    await untilEnded(account, 'ideas.capture.get', body.data)
  }
  expect(sam.owner).not.toBe(ada.owner)
}

/** Waits until a capture of Sam's has ended. */
function ended(name: string): Step {
  return async function captureEnds(twin: Twin) {
    await untilEnded(twin.sam, 'ideas.capture.get', { capture_public_id: keptAs(twin, name) })
  }
}

/** Lets a capture of Sam's fail after its first attempt. */
function failed(name: string): Step {
  return async function captureFails(twin: Twin) {
    const handle = keptAs(twin, name)
    const tried = expect.poll(() => stagesOf(twin.sam, handle), { timeout: 20_000, interval: 100 })
    await tried.toContain('attempt_failed')
    await failCapture(twin.sam, handle)
  }
}

async function roundedUp(twin: Twin): Promise<void> {
  await untilEnded(twin.sam, 'ideas.roundup.get', { public_id: keptAs(twin, 'cafes') })
}

async function untilEnded(
  account: Account,
  capability: 'ideas.capture.get' | 'ideas.roundup.get',
  input: object,
): Promise<void> {
  const { capture_public_id, public_id } = input as Values
  const which = capability === 'ideas.capture.get' ? { capture_public_id } : { public_id }
  const status = async () => (await account.call(capability, which)).body.status
  await expect.poll(status, { timeout: 30_000, interval: 100 }).not.toBe('accepted')
}
