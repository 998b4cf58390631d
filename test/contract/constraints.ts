import { type Case, isValues, misspelt, type Place } from '#test/contract/case.ts'
import { objectCases } from '#test/contract/object_constraints.ts'
import { type InputSchema, resolved } from '#test/contract/schemas.ts'
import { sample, text, type Values, withField } from '#test/contract/sample.ts'

/** For every constraint of an input schema, at every depth, an input just beyond it and one just at it. */
export function casesOf({ schema, definitions }: InputSchema, good: Values): Case[] {
  const root: Place = {
    schema: resolved(schema, definitions),
    definitions,
    pointer: '',
    value: good,
    with: (value) => value as Values,
  }
  return casesAt(root)
}

function casesAt(place: Place): Case[] {
  return [...ownCases(place), ...innerPlaces(place).flatMap(casesAt)]
}

function innerPlaces(place: Place): Place[] {
  const { schema, definitions, pointer, value } = place
  if (schema.type === 'array' && schema.items) {
    const least = schema.minItems ?? 0
    const rest = Array.isArray(value) ? value : []
    const item = rest[0] ?? sample(schema.items, definitions)
    const filled = [
      ...rest,
      ...Array.from({ length: Math.max(least, 1) - rest.length }, () => item),
    ]
    return [
      {
        schema: resolved(schema.items, definitions),
        definitions,
        pointer: `${pointer}/0`,
        value: item,
        with: (inner) => place.with([inner, ...filled.slice(1)]),
      },
    ]
  }
  const object = isValues(value) ? value : {}
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    schema: resolved(property, definitions),
    definitions,
    pointer: `${pointer}/${name}`,
    value: object[name] ?? sample(property, definitions, name),
    with: (inner) => place.with(withField(schema, definitions, object, name, inner)),
  }))
}

function ownCases(place: Place): Case[] {
  const { schema, pointer } = place
  const beyond = (what: string, code: string, value: unknown, suggestion?: string): Case => ({
    what,
    at: pointer,
    input: place.with(value),
    refused: { pointer, code, ...(suggestion !== undefined && { suggestion }) },
  })
  const at = (what: string, value: unknown): Case => ({
    what,
    at: pointer,
    input: place.with(value),
    refused: null,
  })
  if (schema.type === 'object') return [...typeCases(place, beyond, at), ...objectCases(place)]
  return [
    ...typeCases(place, beyond, at),
    ...lengthCases(place, beyond, at),
    ...numberCases(place, beyond, at),
    ...countCases(place, beyond, at),
    ...wordCases(place, beyond, at),
    ...formatCases(place, beyond, at),
  ]
}

type Beyond = (what: string, code: string, value: unknown, suggestion?: string) => Case
type At = (what: string, value: unknown) => Case

const wrong: Record<string, unknown[]> = {
  string: [12_345, ['x']],
  integer: ['1', 1.5],
  number: ['1', true],
  boolean: ['true', 0],
  array: ['x', {}],
  object: ['x', []],
}

function typeCases({ schema, pointer }: Place, beyond: Beyond, at: At): Case[] {
  const { type, nullable } = schema
  if (pointer === '' || typeof type !== 'string') return []
  const refused = (wrong[type] ?? []).map((value) =>
    beyond(`type ${type}, given ${JSON.stringify(value)}`, 'type', value),
  )
  return [...refused, nullable ? at('null', null) : beyond('no null', 'type', null)]
}

function lengthCases({ schema }: Place, beyond: Beyond, at: At): Case[] {
  const { maxLength, minLength, format, pattern } = schema
  const cases: Case[] = []
  if (maxLength !== undefined) {
    const plain = !format && !pattern
    cases.push(at(`maxLength ${maxLength}`, text(schema, maxLength)))
    cases.push(beyond(`maxLength ${maxLength}`, 'too_long', text(schema, maxLength + 1)))
    // A character is a code point, however many UTF-16 units or bytes it takes.
    if (plain && maxLength <= 10_000) {
      cases.push(at(`maxLength ${maxLength} of emoji`, '🍵'.repeat(maxLength)))
      cases.push(beyond(`maxLength ${maxLength} of emoji`, 'too_long', '🍵'.repeat(maxLength + 1)))
    }
  }
  if (minLength !== undefined && minLength > 0) {
    cases.push(at(`minLength ${minLength}`, text(schema, minLength)))
    cases.push(beyond(`minLength ${minLength}`, 'too_short', text(schema, minLength - 1)))
  }
  return cases
}

function numberCases({ schema }: Place, beyond: Beyond, at: At): Case[] {
  const { minimum, maximum, type } = schema
  const step = type === 'integer' ? 1 : 0.001
  return [
    ...(maximum === undefined
      ? []
      : [
          at(`maximum ${maximum}`, maximum),
          beyond(`maximum ${maximum}`, 'too_big', maximum + step),
        ]),
    ...(minimum === undefined
      ? []
      : [
          at(`minimum ${minimum}`, minimum),
          beyond(`minimum ${minimum}`, 'too_small', minimum - step),
        ]),
  ]
}

function countCases({ schema, definitions, value }: Place, beyond: Beyond, at: At): Case[] {
  const { minItems, maxItems, items = {} } = schema
  const [given] = Array.isArray(value) ? value : []
  const many = (count: number) =>
    Array.from({ length: count }, () => given ?? sample(items, definitions))
  return [
    ...(maxItems === undefined
      ? []
      : [
          at(`maxItems ${maxItems}`, many(maxItems)),
          beyond(`maxItems ${maxItems}`, 'too_many', many(maxItems + 1)),
        ]),
    ...(minItems
      ? [
          at(`minItems ${minItems}`, many(minItems)),
          beyond(`minItems ${minItems}`, 'too_few', many(minItems - 1)),
        ]
      : []),
  ]
}

function wordCases({ schema }: Place, beyond: Beyond, at: At): Case[] {
  const words = (schema.enum ?? []).filter((word) => typeof word === 'string')
  const [first] = [...words].sort((one, other) => other.length - one.length)
  if (first === undefined) return []
  return [
    ...words.map((word) => at(`enum has ${word}`, word)),
    beyond('enum, misspelt', 'not_in_enum', misspelt(first), first),
    beyond('enum, in other case', 'not_in_enum', first.toUpperCase()),
    beyond('enum', 'not_in_enum', ''),
  ]
}

const badFormats: Record<string, string[]> = {
  'date-time': [
    'tomorrow',
    '2026-12-05',
    '2026-13-05T19:30:00Z',
    '2026-02-30T19:30:00Z',
    '2026-12-05T19:30:00',
    '2026-12-05T25:30:00Z',
  ],
  date: ['tomorrow', '2026-13-05', '2026-02-30', '05.12.2026'],
  uri: ['no uri', 'example.test/a', 'https://a.test/ b'],
}

const goodFormats: Record<string, string[]> = {
  'date-time': [
    '2039-12-05T18:30:00Z',
    '2039-12-05T19:30:00.250+01:00',
    '2040-02-29T00:00:00-11:30',
  ],
  date: ['2040-02-29'],
  uri: ['https://example.test/a?b=c#d'],
}

function formatCases({ schema }: Place, beyond: Beyond, at: At): Case[] {
  const { format = '', pattern } = schema
  const cases = [
    ...(badFormats[format] ?? []).map((bad) =>
      beyond(`format ${format}, given ${bad}`, 'format', bad),
    ),
    ...(goodFormats[format] ?? []).map((good) => at(`format ${format}, given ${good}`, good)),
  ]
  if (pattern === undefined) return cases
  if (pattern === '^https?://') {
    return [
      ...cases,
      beyond('http(s) only', 'pattern', 'ftp://a.test/'),
      at('http(s)', 'http://a.test/'),
    ]
  }
  const bad = [
    '7:30',
    '19:60',
    '25:00',
    '19:30:00',
    ' 19:30',
    ...(pattern.includes('24:00') ? [] : ['24:00']),
  ]
  const good = ['00:00', '23:59', ...(pattern.includes('24:00') ? ['24:00'] : [])]
  return [
    ...cases,
    ...bad.map((time) => beyond(`time, given ${time}`, 'pattern', time)),
    ...good.map((time) => at(`time, given ${time}`, time)),
  ]
}
