import type { Schema } from '#codegen/model.ts'
import { guess } from '#codegen/nearest.ts'
import type { Node } from '#codegen/source.ts'
import type { Violation } from '#codegen/build/conform.ts'

type Types = ReadonlyMap<string, Schema>

/**
 * Fields of a located value that its schema does not name, although it lets them through: callers may send what a newer
 * version knows, and an example of it would be a mistake. Free-form objects have no unknown fields, and those of a strict
 * one are violations already.
 */
export function unknownFields(node: Node, schema: Schema, types: Types): Violation[] {
  if (node.kind === 'scalar') return []
  const all = alternatives(schema, types)
  if (node.kind === 'list') {
    const items = { anyOf: all.flatMap((one) => one.items ?? []) }
    return node.items.flatMap((item) => unknownFields(item, items, types))
  }
  const shapes = all.filter(({ properties }) => properties !== undefined)
  const isClosed = shapes.every(({ additionalProperties }) => additionalProperties === undefined)
  const fields = Map.groupBy(
    shapes.flatMap(({ properties }) => Object.entries(properties as { [name: string]: Schema })),
    ([name]) => name,
  )
  return node.entries.flatMap(({ key, at, value }) => {
    const known = fields.get(key)
    if (known) return unknownFields(value, { anyOf: known.map(([, one]) => one) }, types)
    if (shapes.length === 0 || !isClosed) return []
    return [
      {
        spot: at,
        message: `unknown field \`${key}\``,
        suggestion: guess(key, [...fields.keys()]),
        repair: null,
      },
    ]
  })
}

/** A part of a path that names no field, and the fields that are there. */
export interface UnknownPart {
  readonly part: string
  readonly known: readonly string[]
}

/** The first part of a path, such as `items/0/name`, that a schema cannot have; null if it can have all of it. */
export function unknownPart(
  [part, ...rest]: readonly string[],
  schema: Schema,
  types: Types,
): UnknownPart | null {
  if (part === undefined) return null
  const all = alternatives(schema, types)
  const shapes = all.filter(({ properties }) => properties !== undefined)
  const items = all.flatMap(({ items: some }) => some ?? []) as Schema[]
  if (items.length > 0 && /^\d+$/.test(part)) return unknownPart(rest, { anyOf: items }, types)
  const isOpen = all.some(
    (one) => one.type === 'object' && (!one.properties || one.additionalProperties !== undefined),
  )
  const named = shapes.flatMap(({ properties }) => Object.entries(properties as Schema))
  const found = named.flatMap(([name, one]) => (name === part ? [one as Schema] : []))
  if (found.length > 0) return unknownPart(rest, { anyOf: found }, types)
  if (isOpen && items.length === 0 && (shapes.length === 0 || !isClosed(shapes))) return null
  return { part, known: items.length > 0 ? ['0'] : named.map(([name]) => name) }
}

function isClosed(shapes: readonly Schema[]): boolean {
  return shapes.every(({ additionalProperties: more }) => more === undefined || more === false)
}

/** A schema, what it refers to, and the parts that it combines. */
function alternatives(schema: Schema, types: Types): Schema[] {
  const { $ref } = schema
  const target = typeof $ref === 'string' ? types.get($ref.replace('#/$defs/', '')) : undefined
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) =>
    Array.isArray(some) ? (some as Schema[]) : [],
  )
  return [schema, ...(target ? [target] : []), ...parts].flatMap((one) =>
    one === schema ? [one] : alternatives(one, types),
  )
}
