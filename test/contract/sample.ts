import { type Definitions, resolved, type Schema } from '#test/contract/schemas.ts'

export type Values = Record<string, unknown>

/** Texts that a schema calls any string, and that mean something all the same. */
const meaningful: Record<string, string> = {
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  starts_at: '2039-12-04T18:30:00+01:00',
  ends_at: '2039-12-04T19:30:00+01:00',
}

/** The least value a schema admits; `name` is the field it stands in. */
export function sample(schema: Schema, definitions: Definitions, name = ''): unknown {
  const node = resolved(schema, definitions)
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum.find((value) => value !== null)
  switch (node.type) {
    case 'string':
      return meaningful[name] ?? text(node, Math.max(node.minLength ?? 1, 1))
    case 'integer':
    case 'number':
      return Math.min(Math.max(node.minimum ?? 1, 1), node.maximum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () =>
        sample(node.items ?? {}, definitions, name),
      )
    case 'object':
      return sampleObject(node, definitions)
    default:
      return 'any'
  }
}

function sampleObject(node: Schema, definitions: Definitions): Values {
  const { atLeastOne } = rulesOf(node)
  const needed = [...(node.required ?? []), ...atLeastOne.flatMap((fields) => fields.slice(0, 1))]
  return needed.reduce<Values>(
    (object, field) => withField(node, definitions, object, field, undefined),
    {},
  )
}

/** A string of `length` characters that keeps the format and pattern of its schema. */
export function text({ format, pattern }: Schema, length: number): string {
  if (format === 'date-time') return '2039-12-04T19:30:00+01:00'
  if (format === 'date') return '2039-12-04'
  if (pattern?.includes('[0-5][0-9]')) return '19:30'
  const begin = format === 'uri' || pattern === '^https?://' ? 'https://a.test/' : ''
  return begin.padEnd(length, 'x')
}

/** The rules over several fields of one object, wherever they stand in its schema. */
export function rulesOf(node: Schema): {
  atLeastOne: string[][]
  apart: string[][]
  together: [string, string[]][]
} {
  const parts = [node, ...(node.allOf ?? [])]
  return {
    atLeastOne: parts.flatMap(({ anyOf }) =>
      anyOf?.[0]?.required ? [anyOf.flatMap(({ required }) => required ?? [])] : [],
    ),
    apart: parts
      .flatMap(({ not }) => (not ? [not, ...(not.anyOf ?? [])] : []))
      .flatMap(({ required }) => (required ? [required] : [])),
    together: parts.flatMap(({ dependentRequired }) => Object.entries(dependentRequired ?? {})),
  }
}

/**
 * The object with one field set, and the others changed only as far as the rules over several fields want
 * it. Without a value the field gets its least one, or keeps what it has.
 */
export function withField(
  node: Schema,
  definitions: Definitions,
  object: Values,
  field: string,
  value: unknown,
): Values {
  const { apart, together } = rulesOf(node)
  const least = (name: string) => sample(node.properties?.[name] ?? {}, definitions, name)
  const changed: Values = {
    ...object,
    [field]: value === undefined ? (object[field] ?? least(field)) : value,
  }
  const needed = together.flatMap(([one, others]) => (one === field ? others : []))
  for (const other of needed) changed[other] ??= least(other)
  const wanted = [field, ...needed]
  for (const fields of apart) {
    if (!fields.some((one) => wanted.includes(one))) continue
    if (!fields.every((one) => one in changed)) continue
    for (const other of fields) if (!wanted.includes(other)) delete changed[other]
  }
  return changed
}
