import { expect, test } from 'vitest'
import { compare } from '#codegen/diff/compare.ts'
import { rules } from '#codegen/diff/rules.ts'
import { built, edited } from '#test/codegen/edit.ts'
import type { Edit } from '#test/codegen/diff/table.ts'

const shelves = 'spec/capabilities/shelves.yaml'
const types = 'spec/types/shelves.yaml'

/** What a change of the small registry is said to be, and how it is rated. */
function said(before: readonly Edit[], after: readonly Edit[]): string[] {
  return compare(built(edited(before)), built(edited(after)))
    .filter(({ rule }) => rule !== 'type-added' && rule !== 'type-removed')
    .map(({ rule, place, message }) => `${rule} | ${place}: ${message}`)
}

test.each(Object.entries(rules))(
  '%s says what a caller does about it, if and only if it breaks something',
  (_, { ratings, adapt }) => {
    expect(adapt !== null).toBe(Object.values(ratings).includes('breaking'))
    expect(adapt ?? 'Nothing.').toMatch(/^[A-Z].*\.$/)
  },
)

/** A field of the data whose type has these fields. */
function board(name: string, fields: string): Edit[] {
  return [
    [types, 'Filters:\n', `${name}: {about: A board., fields: {${fields}}}\nFilters:\n`],
    [
      types,
      '    name: string -- Its name.\n',
      `    name: string -- Its name.\n    board: ${name}\n`,
    ],
    [
      'spec/examples/shelves.create.yaml',
      '{shelf: {shelf_handle: sh_1, name: Novels}}',
      '{shelf: {shelf_handle: sh_1, name: Novels, board: {wood: Oak, board: null, parts: []}}}',
    ],
    [
      'spec/examples/shelves.query.yaml',
      '[{shelf_handle: sh_1, name: Novels}]',
      '[{shelf_handle: sh_1, name: Novels, board: {wood: Oak, board: null, parts: []}}]',
    ],
  ]
}

test('a field that gets another type is compared field by field, also where both types contain themselves', () => {
  const before = board(
    'Board',
    'wood: "string -- Of what.", board: "Board | null", parts: "Board[] -- Its."',
  )
  const after = board(
    'Plank',
    'wood?: "string(..40) | null -- Of what.", board: "Plank | null", parts: "Plank[] -- Its.", age?: "integer -- In years."',
  )
  expect(said(before, after)).toEqual([
    'data-widened | type Shelf board.wood: may now be null',
    'data-constraint-tightened | type Shelf board.wood: the greatest number of characters was not limited, is 40',
    'data-field-optional | type Shelf board.wood: may now be left out',
    'data-field-added | type Shelf board.age: is new',
  ])
  expect(said(after, before)).toEqual([
    'data-narrowed | type Shelf board.wood: is never null now',
    'data-constraint-loosened | type Shelf board.wood: the greatest number of characters was 40, is not limited',
    'data-field-required | type Shelf board.wood: is now always there',
    'data-field-removed | type Shelf board.age: is gone',
  ])
})

/** A field of the input that is written as JSON Schema. */
const input = (schema: string): Edit[] => [
  [
    shelves,
    '    book_author?: string -- Who wrote it.\n',
    `    book_author?: string -- Who wrote it.\n    size?: {about: How big., schema: ${schema}}\n`,
  ],
]

test.each([
  [
    '{anyOf: [{type: string}, {type: integer}]}',
    '{anyOf: [{type: string}, {type: boolean}, {type: integer}]}',
    ['input-widened | shelves.create input size: may now be boolean'],
    ['input-narrowed | shelves.create input size: is never boolean now'],
  ],
  [
    '{type: object, properties: {width: {type: integer}}, required: [width]}',
    '{type: object, properties: {width: {type: integer}, depth: {type: integer}}, required: [width, depth]}',
    ['required-input-field-added | shelves.create input size.depth: is new and required'],
    ['input-field-removed | shelves.create input size.depth: is gone'],
  ],
  [
    '{type: object, properties: {width: {type: integer}}, additionalProperties: false}',
    '{type: object, properties: {width: {type: integer}}}',
    ['input-made-open | shelves.create input size: other fields are now ignored'],
    ['input-made-strict | shelves.create input size: other fields are now refused'],
  ],
  [
    '{type: array, items: {type: string}, uniqueItems: true}',
    '{type: array, items: {type: string}}',
    ['input-constraint-loosened | shelves.create input size: items may now be equal'],
    ['input-constraint-tightened | shelves.create input size: items must now differ'],
  ],
  [
    '{type: object, additionalProperties: {type: string}}',
    '{type: object, additionalProperties: {type: [string, "null"]}}',
    ['input-widened | shelves.create input size.*: may now be null'],
    ['input-narrowed | shelves.create input size.*: may no longer be null'],
  ],
])('%s that becomes %s is named by what is different', (before, after, there, back) => {
  expect(said(input(before), input(after))).toEqual(there)
  expect(said(input(after), input(before))).toEqual(back)
})

/** A rule over fields of shelves.create, which then has `book_year`; the earlier version lifts it. */
const rule = (kind: string, fields: string): Edit[] => [
  [
    shelves,
    '    book_author?: string -- Who wrote it.\n',
    '    book_author?: string -- Who wrote it.\n    book_year?: integer -- When.\n',
  ],
  [shelves, 'without: [book_author]', 'without: [book_author, book_year]'],
  [shelves, '  together: [book_title, book_author]', `  ${kind}: [${fields}]`],
  [shelves, 'lift: [together]', `lift: [${kind}]`],
]
const three = 'book_title, book_author, book_year'

test.each([
  [
    rule('together', three),
    rule('together', 'book_author, book_title'),
    ['`book_author` and `book_title` can now be given without `book_year`'],
    ['`book_title`, `book_author` and `book_year` must now be given together or not at all'],
  ],
  [
    rule('not_together', three),
    rule('not_together', 'book_title, book_author'),
    ['`book_year` can now be given with `book_title` or `book_author`'],
    ['at most one of `book_title`, `book_author` and `book_year` can now be given'],
  ],
  [
    rule('at_least_one_of', 'name, book_title'),
    rule('at_least_one_of', 'name, book_title, book_year'),
    ['`book_year` can now be given instead of `name` or `book_title`'],
    ['at least one of `name` and `book_title` is now required'],
  ],
  [
    rule('together', 'book_author, book_title'),
    rule('together', 'book_title, book_author'),
    [],
    [],
  ],
])('a rule that is implied by the one before breaks nothing (%#)', (before, after, there, back) => {
  const at = 'shelves.create input: '
  expect(said(before, after)).toEqual(there.map((one) => `input-rule-removed | ${at}${one}`))
  expect(said(after, before).slice(0, 1)).toEqual(
    back.map((one) => `input-rule-added | ${at}${one}`),
  )
})
