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
