import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { checkAnswer } from '#server/runtime/check.ts'
import type { Envelope } from '#server/runtime/outcome.ts'

const facts = capabilities['ideas.lists.rename']

const good: Envelope = {
  contract: 'service.capability-outcome.v1',
  status: 'completed',
  outcome: {
    kind: 'ideas_list.renamed',
    facts: {},
    resources: [],
    disclosures: [],
    next_actions: [],
    fallback_text: 'Renamed.',
  },
  data: {
    list: {
      ideas_list_handle: 'il_x',
      name: 'A',
      item_count: 0,
      people_count: 0,
      share_link_count: 0,
      updated_at: '2026-11-21T10:00:00Z',
    },
  },
  error: null,
  errors: [],
  effects: [],
  next_actions: [],
  capability: { name: facts.id, version: facts.version },
}
const check = (envelope: Envelope) => () => checkAnswer(facts, envelope, JSON.stringify(envelope))

test('an answer as the registry describes it passes', () => {
  expect(check(good)).not.toThrow()
})

test('one that breaks its schema does not, and the pointer says where', () => {
  expect(check({ ...good, data: { list: {} } })).toThrow(/ideas\.lists\.rename.*\/data/)
  expect(check({ ...good, status: 'accepted' })).toThrow('/status')
})

test('one with a code the entry does not declare does not', () => {
  const error = { code: 'plan_full', message: 'x', retryable: false } as const
  expect(check({ ...good, status: 'failed', data: null, error, errors: [error] })).toThrow(
    'plan_full, which its entry does not declare',
  )
})

test('one that shows what a licence covers, where the entry does not say that it may, does not', () => {
  const list = { ...Object(good.data).list, attribution: '© OpenStreetMap contributors' }
  expect(check({ ...good, data: { list } })).toThrow('add inventory.attribution')
})
