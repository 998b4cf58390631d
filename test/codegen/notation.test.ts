import { describe, expect, test } from 'vitest'
import { lower, nullable } from '#codegen/lower.ts'
import { NotationError, parseNotation } from '#codegen/notation.ts'

const named = (name: string, field: string | null) =>
  field === null
    ? { $ref: `#/$defs/${name}` }
    : { type: 'string', description: `${name}'s ${field}` }

describe('each notation is one JSON Schema', () => {
  test.each([
    ['string', { type: 'string' }],
    ['string(..120)', { type: 'string', maxLength: 120 }],
    ['string(1..)', { type: 'string', minLength: 1 }],
    ['string(1..120)', { type: 'string', minLength: 1, maxLength: 120 }],
    ['string(26)', { type: 'string', minLength: 26, maxLength: 26 }],
    ['integer', { type: 'integer' }],
    ['integer(1..)', { type: 'integer', minimum: 1 }],
    ['integer(1..25)', { type: 'integer', minimum: 1, maximum: 25 }],
    ['number(0..1)', { type: 'number', minimum: 0, maximum: 1 }],
    ['number(-90..90.5)', { type: 'number', minimum: -90, maximum: 90.5 }],
    ['boolean', { type: 'boolean' }],
    ['object', { type: 'object' }],
    ['date-time', { type: 'string', format: 'date-time' }],
    ['date', { type: 'string', format: 'date' }],
    ['uri', { type: 'string', format: 'uri' }],
    ['uri(..2048)', { type: 'string', format: 'uri', maxLength: 2048 }],
    ['http-uri(..2048)', { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2048 }],
    ['time', { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }],
    ['enum(place, event)', { type: 'string', enum: ['place', 'event'] }],
    ['enum(this week, next two weeks)', { type: 'string', enum: ['this week', 'next two weeks'] }],
    ['IdeasListHandle', { $ref: '#/$defs/IdeasListHandle' }],
    ['Plan.title', { type: 'string', description: "Plan's title" }],
    ['string[]', { type: 'array', items: { type: 'string' } }],
    [
      'string(..64)[..25]',
      { type: 'array', items: { type: 'string', maxLength: 64 }, maxItems: 25 },
    ],
    ['Idea[1..]', { type: 'array', items: { $ref: '#/$defs/Idea' }, minItems: 1 }],
    [
      'Idea[2..100]',
      { type: 'array', items: { $ref: '#/$defs/Idea' }, minItems: 2, maxItems: 100 },
    ],
    [
      'string[..3][..2]',
      {
        type: 'array',
        items: { type: 'array', items: { type: 'string' }, maxItems: 3 },
        maxItems: 2,
      },
    ],
    ['string(..80) | null', { type: ['string', 'null'], maxLength: 80 }],
    ['enum(a, b) | null', { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] }],
    ['Plan | null', { anyOf: [{ $ref: '#/$defs/Plan' }, { type: 'null' }] }],
    ['string[] | null', { type: ['array', 'null'], items: { type: 'string' } }],
  ])('%s', (text, schema) => {
    expect(lower(parseNotation(text).type, named)).toEqual(schema)
  })

  test('a schema without a type of its own is joined with null by anyOf', () => {
    const either = { anyOf: [{ type: 'string' }, { type: 'integer' }] }
    expect(nullable(either)).toEqual({ anyOf: [either, { type: 'null' }] })
  })
})

test('a default and a description follow the type', () => {
  const notation = parseNotation('integer(1..25) = 25 -- How many -- at most.')
  expect(notation).toMatchObject({ default: { value: 25 }, about: 'How many -- at most.' })
  expect(parseNotation('enum(a, b) = b').default?.value).toBe('b')
  expect(parseNotation('string = two words').default?.value).toBe('two words')
  expect(parseNotation('string | null = null').default?.value).toBe(null)
  expect(parseNotation('string[] = ["a"]').default?.value).toEqual(['a'])
  expect(parseNotation('boolean').about).toBe(null)
})

describe('an error is reported at its position', () => {
  test.each([
    ['strng', 0, 5, 'unknown type `strng`', 'string'],
    ['datetime', 0, 8, 'unknown type `datetime`', 'date-time'],
    ['string(..120', 12, 13, 'expected `)`', null],
    ['string()', 7, 8, 'expected bounds such as 1..25, ..25 or 25', null],
    ['string(9..5)', 7, 11, '9 is more than 5', null],
    ['string(-1..5)', 7, 12, 'the bounds of a length must be whole and not negative', null],
    ['integer(1.5..)', 8, 13, 'the bounds of an integer must be whole', null],
    ['boolean(1..2)', 7, 13, '`boolean` takes no bounds', null],
    ['enum(a, b', 4, 9, '`(` is never closed', null],
    ['enum(a, a)', 7, 9, '`a` is listed twice', null],
    ['enum(a, , b)', 7, 8, 'an enum value is empty', null],
    ['enum(a, null)', 0, 13, 'write `| null` after the enum', null],
    ['Plan.', 5, 6, 'expected a field after `.`', null],
    ['Plan_Handle', 0, 11, '`Plan_Handle` is not a valid type name: letters and digits only', null],
    ['string | nil', 9, 12, 'only `null` can follow `|`', 'null'],
    ['string]', 6, 7, 'unexpected `]`', null],
    ['Place[](..20)', 7, 13, 'the bounds of a list stand in its brackets: `[..20]`', null],
    [
      'Place[]; max=20',
      7,
      15,
      'only `carry=false` and `listed=false` can follow `;`: bounds are `string(..20)` or `Name[..20]`',
      null,
    ],
    ['string[..x]', 7, 9, 'expected bounds such as 1..25, ..25 or 25', null],
    ['', 0, 1, 'expected a type', null],
    ['integer = many', 10, 14, 'the default `many` is not JSON', null],
    ['string = -- About', 7, 8, 'nothing follows `=`', null],
    ['string; carry=true', 6, 18, 'only `carry=false` and `listed=false` can follow `;`', null],
    ['string --', 6, 9, 'nothing follows `--`', null],
  ])('%s', (text, at, end, message, suggestion) => {
    let thrown: unknown
    try {
      parseNotation(text)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(NotationError)
    expect(thrown).toMatchObject({ at, end, message })
    expect((thrown as NotationError).suggestion?.word ?? null).toBe(suggestion)
  })
})
