import { expect, test } from 'vitest'
import type { LogisticsItem } from '#generated/types.ts'
import { costsOf } from '#server/domain/plans/costs.ts'

const pay: LogisticsItem = {
  item_handle: 'li_00000000000000000000000000',
  kind: 'payment_expectation',
  action_type: 'other',
  phase: 'before_arrival',
  actor_type: 'all_guests',
  visibility: 'guest',
  status: 'pending',
  title: 'The room',
  target_url: null,
  amount_note: null,
}

test.each([
  ['12 €', 12, 12, 'EUR', null],
  ['€12.50', 12.5, 12.5, 'EUR', null],
  ['12,50 EUR each', 12.5, 12.5, 'EUR', 'per_person'],
  ['about 10–15 GBP per person', 10, 15, 'GBP', 'per_person'],
  ['£10 to £15', 10, 15, 'GBP', null],
  ['up to 20 CHF', null, 20, 'CHF', null],
  ['from 8 €', 8, null, 'EUR', null],
  ['$5', 5, 5, null, null],
  ['12', 12, 12, null, null],
])('%s is read as a price', (amount_note, minimum_amount, maximum_amount, currency, scope) => {
  expect(costsOf([{ ...pay, amount_note }])).toEqual([
    { label: `The room (${amount_note})`, minimum_amount, maximum_amount, currency, scope },
  ])
})

test.each([
  '1.200 €',
  '1,200',
  '15–10 €',
  '12 € or 5 £',
  '€12 to £15',
  '12 ABC',
  '5 all',
  '2 beers',
  'half of it',
  '-5 €',
  '12 € and a bottle of wine',
])('%s stays a text', (amount_note) => {
  expect(costsOf([{ ...pay, amount_note }])).toMatchObject([
    { minimum_amount: null, maximum_amount: null, currency: null },
  ])
})

test('what each guest pays is per person, and what is dismissed or no payment costs nothing', () => {
  const each = { ...pay, actor_type: 'each_guest' as const }
  expect(costsOf([each])).toMatchObject([{ label: 'The room', scope: 'per_person' }])
  expect(
    costsOf([
      { ...pay, status: 'dismissed' },
      { ...pay, kind: 'guest_requirement' },
    ]),
  ).toEqual([])
})
