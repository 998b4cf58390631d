import { describe, expect, test } from 'vitest'
import { Failure } from '#server/domain/basics/failure.ts'
import { readRoundupCall } from '#server/domain/roundup/call.ts'
import type { RoundupInput } from '#server/domain/roundup/input.ts'

const items = [{ title: 'Café Botanico' }, { title: 'House of Small Wonder' }]
const known = { public_id: 'ro_1', expected_generation: 1 }
const page = 'https://example.test/brunch'

describe('a call is refused with a violation for each field', () => {
  const refused: [string, RoundupInput, Record<string, string>][] = [
    ['without an operation', {}, { '/operation': 'required' }],
    ['that creates from nothing', { operation: 'create' }, { '': 'required' }],
    [
      'that creates from a blank text',
      { operation: 'create', source_text: ' \n' },
      { '': 'required' },
    ],
    [
      'that creates one that is there',
      { operation: 'create', items, ...known },
      { '/public_id': 'rule', '/expected_generation': 'rule' },
    ],
    [
      'of another kind of address',
      { operation: 'create', source_url: 'ftp://example.test/a' },
      { '/source_url': 'format' },
    ],
    [
      'of a point',
      { operation: 'create', source_url: 'geo:52.5,13.4' },
      { '/source_url': 'format' },
    ],
    [
      'with a blank title',
      { operation: 'create', items: [{ title: ' ' }, { title: 'A' }] },
      { '/items/0/title': 'blank' },
    ],
    [
      'with a title twice',
      { operation: 'create', items: [{ title: 'Café' }, { title: 'Bar' }, { title: 'CAFE' }] },
      { '/items/2/title': 'duplicate' },
    ],
    [
      'with a position twice',
      {
        operation: 'create',
        items: [
          { title: 'A', position: 2 },
          { title: 'B', position: 2 },
        ],
      },
      { '/items/1/position': 'duplicate' },
    ],
    [
      'with a position beyond all sources',
      { operation: 'create', items: [{ title: 'A', position: 2 ** 40 }, { title: 'B' }] },
      { '/items/0/position': 'too_large' },
    ],
    [
      'that selects what is not there',
      { operation: 'create', items, selected_items: ['Café Botanico', 'Tea'] },
      { '/selected_items/1': 'rule' },
    ],
    [
      'that wants all and some',
      { operation: 'create', items, scope: 'all', selected_items: ['#1'] },
      { '/selected_items': 'rule' },
    ],
    [
      'that wants the whole and some',
      { operation: 'create', source_url: page, scope: 'general_source', selected_items: ['#1'] },
      { '/selected_items': 'rule' },
    ],
    [
      'that names some and saves all',
      { operation: 'create', items, selected_items: ['#1'], selection_policy: 'save_all' },
      { '/selection_policy': 'rule' },
    ],
    [
      'that wants the whole of items',
      { operation: 'create', items, scope: 'general_source' },
      { '/scope': 'rule' },
    ],
    [
      'that recommends the whole',
      { operation: 'create', source_url: page, mode: 'recommendation', scope: 'general_source' },
      { '/scope': 'rule' },
    ],
    [
      'with a context that nothing is recommended for',
      { operation: 'create', items, recommendation_context: {} },
      { '/recommendation_context': 'rule' },
    ],
    [
      'with a context that is not known',
      {
        operation: 'create',
        items,
        mode: 'recommendation',
        recommendation_context: {
          activitys: ['Ramen'],
          people: 'Ada',
          objective: 7,
          neighborhoods: [''],
        },
      },
      {
        '/recommendation_context/activitys': 'unknown_field',
        '/recommendation_context/people': 'type',
        '/recommendation_context/objective': 'type',
        '/recommendation_context/neighborhoods/0': 'blank',
      },
    ],
    [
      'with 51 requirements',
      { operation: 'create', items, explicit_requirements: Array(51).fill('vegan') },
      { '/explicit_requirements': 'too_many' },
    ],
    [
      'that goes on without saying with what',
      { operation: 'resolve_scope' },
      { '/public_id': 'required', '/expected_generation': 'required', '/scope': 'required' },
    ],
    [
      'that resolves the scope and names a source',
      { operation: 'resolve_scope', ...known, scope: 'all', source_url: page, items },
      { '/source_url': 'rule', '/items': 'rule' },
    ],
    [
      'that assigns nothing',
      { operation: 'assign_destination', ...known, target_feed_text: ' ' },
      { '': 'required' },
    ],
    [
      'that selects nothing',
      { operation: 'select_items', ...known },
      { '/selected_items': 'required' },
    ],
    [
      'that selects a blank',
      { operation: 'select_items', ...known, selected_items: ['#1', ' '] },
      { '/selected_items/1': 'blank' },
    ],
    [
      'that retries with something else',
      { operation: 'retry', ...known, target_feed_text: 'Brunch', scope: 'all' },
      { '/target_feed_text': 'rule', '/scope': 'rule' },
    ],
    [
      'that archives with something else',
      { operation: 'archive', ...known, mode: 'capture' },
      { '/mode': 'rule' },
    ],
  ]

  test.each(refused)('%s', (_, input, expected) => {
    const errors = violationsOf(input)
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual(expected)
    expect(errors).toHaveLength(Object.keys(expected).length)
  })

  test('what was probably meant is suggested', () => {
    const [wrong] = violationsOf({ operation: 'create', items, selected_items: ['Botanica Café'] })
    expect(wrong?.suggestion).toBe('Café Botanico')
  })
})

describe('a call is read', () => {
  test('items without a position take those that are free, in the order of the array', () => {
    const call = readRoundupCall({
      operation: 'create',
      items: [
        { title: ' C ' },
        { title: 'A', position: 1 },
        { title: 'D' },
        { title: 'B', position: 2 },
      ],
    })
    expect(call).toMatchObject({
      items: [
        { position: 1, title: 'A' },
        { position: 2, title: 'B' },
        { position: 3, title: 'C' },
        { position: 4, title: 'D' },
      ],
    })
  })

  test('user info is cut off an address, and blank texts are absent', () => {
    expect(
      readRoundupCall({
        operation: 'create',
        source_url: 'https://sam:secret@example.test/a',
        source_text: ' ',
        target_feed_text: '',
        target_person_text: 'Ada',
        explicit_requirements: ['vegan', ' '],
      }),
    ).toEqual({
      operation: 'create',
      targets: { list_handle: null, feed_text: null, person_text: 'Ada' },
      source_url: 'https://example.test/a',
      source_text: null,
      items: null,
      mode: 'capture',
      scope: null,
      policy: null,
      selected: null,
      requirements: ['vegan'],
      context: null,
    })
  })
})

function violationsOf(input: RoundupInput) {
  try {
    readRoundupCall(input)
  } catch (error) {
    if (error instanceof Failure && error.code === 'input_invalid') return error.detail.errors ?? []
    throw error
  }
  return []
}
