import fc from 'fast-check'
import { type Definitions, resolved, type Schema } from '#test/contract/schemas.ts'
import { anyHandle, openObject } from '#test/fuzz/open_objects.ts'
import { brokenTexts, hostileName, hostileText, oddTexts } from '#test/fuzz/hostile.ts'

/** How often, of a thousand values, one is replaced by something hostile. */
export type Hostility = 0 | 60

/** Words that mean something to the service, by what a field's name ends in. */
const words: [RegExp, readonly string[]][] = [
  [
    /activit(y|ies)|activity_names?$/,
    ['Table Tennis', 'Swimming', 'Sauna', 'Bouldring', 'swimming '],
  ],
  [/neighborhood/, ['Neukölln', 'Kreuzberg', 'neukolln', 'Nowhere']],
  [
    /(people|names|person_names?|display_name)$/,
    ['Ada', 'Jonas', 'Mira', 'ada', ' Ada  ', 'Ada Lovelace'],
  ],
  [/timezone$/, ['Europe/Berlin', 'UTC', 'America/New_York', 'Mars/Base']],
  [/^when$/, ['friday evening', 'this weekend', 'soon', 'morgen um 19 uhr', '2027-01-02']],
  [
    /^(starts_at|ends_at|starts_after|starts_before|requested_start_at|requested_end_at)$/,
    [
      ...[
        '2027-01-02T18:00',
        '2027-01-02T21:00',
        '2027-01-02T18:00:00+01:00',
        '2027-01-03',
        'then',
      ],
      ...['0001-01-01T00:00:00Z', '2526-01-01', '9999-12-31T22:00:00Z', '9999-12-31T23:59:59Z'],
    ],
  ],
  [/^(search|user_activities|preference_terms)$/, ['tea', 'winter', 'quiet', 'sauna', '…']],
  [/^(feed|idea_list)_names$/, ['Winter evenings', 'winter', 'Nowhere']],
  [/when_preset$/, ['today', 'this-weekend', 'next-few-weeks', 'custom']],
  [/(name|title|query)$/, ['Winter evenings', 'Tea house', 'winter', '% _', 'É']],
]

/** JSON texts of values of a schema: mostly ones it admits, hostile ones as often as asked for. */
export function valueText(
  schema: Schema,
  definitions: Definitions,
  name: string,
  hostility: Hostility,
): fc.Arbitrary<string> {
  const node = resolved(schema, definitions)
  const good = node.nullable
    ? fc.oneof(
        { weight: 5, arbitrary: goodText(node, definitions, name, hostility) },
        { weight: 1, arbitrary: fc.constant('null') },
      )
    : goodText(node, definitions, name, hostility)
  if (hostility === 0) return good
  return fc.oneof(
    { weight: 1_000 - hostility, arbitrary: good },
    { weight: hostility, arbitrary: hostileText },
  )
}

function goodText(
  node: Schema,
  definitions: Definitions,
  name: string,
  hostility: Hostility,
): fc.Arbitrary<string> {
  if (node.enum) return fc.constantFrom(...node.enum).map((value) => JSON.stringify(value))
  switch (node.type) {
    case 'string':
      return stringOf(node, name, hostility).map((text) => JSON.stringify(text))
    case 'integer':
      return fc
        .integer({ min: node.minimum ?? -5, max: node.maximum ?? (node.minimum ?? 0) + 300 })
        .map(String)
    case 'number':
      return fc
        .double({ min: node.minimum ?? -1_000, max: node.maximum ?? 1_000, noNaN: true })
        .map((value) => JSON.stringify(value))
    case 'boolean':
      return fc.boolean().map(String)
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 60 } = node
      const item = valueText(items, definitions, name, hostility)
      const few = fc.array(item, {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      })
      const many = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 60) })
      return fc
        .oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: many })
        .map((all) => `[${all.join(',')}]`)
    }
    case 'object': {
      const open = node.properties ? null : openObject(name)
      return open ?? objectText(node, definitions, hostility)
    }
    default:
      return fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value))
  }
}

/** JSON texts of objects; what is required is nearly always there, the rest now and then. */
export function objectText(
  node: Schema,
  definitions: Definitions,
  hostility: Hostility,
): fc.Arbitrary<string> {
  const members = Object.entries(node.properties ?? {}).map(([name, property]) => {
    const value = valueText(property, definitions, name, hostility).map(
      (text) => `${JSON.stringify(name)}:${text}`,
    )
    const needed = node.required?.includes(name) === true
    if (needed && hostility === 0) return value
    // Of many fields that may be left out, some never go together: with half of them nearly everything is refused.
    const rarely = Object.keys(node.properties ?? {}).length > 10 ? 4 : 1
    const [left, there] = needed ? [1, 30] : hostility === 0 ? [rarely, 1] : [2, 1]
    return fc.oneof(
      { weight: there, arbitrary: value },
      { weight: left, arbitrary: fc.constant('') },
    )
  })
  const known = fc.tuple(...members)
  if (hostility === 0) return known.map((all) => `{${all.filter(Boolean).join(',')}}`)
  const extra = fc
    .tuple(hostileName, hostileText)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  const extras = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(extra, { minLength: 1, maxLength: 2 }) },
  )
  return fc
    .tuple(known, extras)
    .map(([all, more]) => `{${[...all, ...more].filter(Boolean).join(',')}}`)
}

/** Texts of a string field. `@person_handle@` is replaced by a handle of the sender. */
function stringOf(node: Schema, name: string, hostility: Hostility): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 300, format, pattern } = node
  if (format === 'date-time') return instant
  if (format === 'date') return instant.map((text) => text.slice(0, 10))
  if (pattern?.includes('[0-5][0-9]')) return fc.constantFrom('00:00', '09:30', '23:59')
  if (format === 'uri' || pattern === '^https?://')
    return fc.constantFrom(
      'https://example.test/a',
      'http://a.test/?q=1#x',
      'https://example.test/ä',
    )
  if (name === 'interaction_reference') return anyHandle
  const one = name.replace(/s$/, '')
  if (/_handle$/.test(one) || /_id$/.test(one)) return fc.constantFrom(...handlesOf(one))
  const known = words.find(([pattern]) => pattern.test(name))?.[1] ?? ['Somewhere warm']
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...(hostility > 0 ? odder : odd)) },
    {
      weight: 2,
      arbitrary: graphemes(minLength, Math.min(maxLength, 40)).map((text) =>
        [...text].slice(0, maxLength).join(''),
      ),
    },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 12_000))) },
    { weight: 1, arbitrary: fc.constant('🍵'.repeat(Math.min(maxLength, 2_000))) },
  )
}

const made = new Map<string, fc.Arbitrary<string>>()

/** Making one costs more than a hundred texts of it, and most fields have the same lengths. */
function graphemes(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const lengths = `${minLength} ${maxLength}`
  const known = made.get(lengths) ?? fc.string({ unit: 'grapheme', minLength, maxLength })
  made.set(lengths, known)
  return known
}

const odd = oddTexts.filter((text) => text !== '' && text.length < 40)
const odder = [...odd, ...brokenTexts, ...brokenTexts]

const instant = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .date({ min: new Date('2026-11-01'), max: new Date('2027-02-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2026-12-05T19:30:00+01:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2026-12-31T23:59:60Z',
      '2028-02-29T12:00:00.123456789-11:30',
    ),
  },
)

/** Nearly always one of the sender's own. */
function handlesOf(field: string): string[] {
  const own = [`@${field}@`, `@${field}@`, `@${field}@`, `@other ${field}@`, `@other ${field}@`]
  return [...own, ...own, '@foreign@', 'unknown']
}
