import type { Capability, Model, Schema } from '#codegen/model.ts'
import { mapSchemas, neededTypes, references, standard } from '#codegen/emit/defs.ts'
import { deprecationText } from '#codegen/lifecycle.ts'
import { opening } from '#codegen/emit/mcp/prose.ts'

/** If the root has one of these, some clients drop the tool, and some models' APIs refuse the whole list. */
const rootRules = ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentRequired']

/** A reference costs about this many characters; a smaller type is written out. */
const worthNaming = 60

/** The tool's arguments: the input, self-contained and with short descriptions, and the key of a write. */
export function inputSchema(model: Model, capability: Capability): Schema {
  const root: { [keyword: string]: unknown } = { ...terse(capability.input.schema) }
  for (const rule of rootRules) delete root[rule]
  const properties: { [name: string]: unknown } = { ...(root.properties as Schema | undefined) }
  const required = new Set(root.required as string[] | undefined)
  if (capability.idempotency_key) {
    const maxLength = model.service.limits.idempotency_key_length ?? 191
    properties.idempotency_key = { type: 'string', minLength: 1, maxLength }
    required.add('idempotency_key')
  }
  return selfContained(model, {
    type: 'object',
    properties,
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(root.additionalProperties === false ? { additionalProperties: false } : {}),
  })
}

/**
 * What a model needs in order to fill it in. Lengths and patterns are omitted, because the service
 * names every violation at once; a list of tools with them costs every conversation a fifth more.
 */
function terse(schema: unknown): Schema {
  const short = mapSchemas(standard(schema), (one) => {
    const {
      description,
      examples,
      title,
      default: _,
      minLength,
      maxLength,
      pattern,
      minItems,
      maxItems,
      ...rest
    } = one
    return rest
  })
  return short as Schema
}

/** The schema with what the fields' descriptions add to their names, as far as it fits into `length` characters. */
export function withDescriptions(schema: Schema, capability: Capability, length: number): Schema {
  const properties = { ...(schema.properties as { [name: string]: Schema }) }
  for (const field of capability.input.fields) {
    const { name, about, deprecated, schema: own } = field
    if (deprecated) {
      // Never shortened: a caller who fills in the field must know it.
      properties[name] = { ...properties[name], description: deprecationText(deprecated) }
      continue
    }
    // Nothing else tells what a free-form object may have.
    const keys = /Known keys are (.+)\.$/.exec(about)?.[1]
    if (keys !== undefined && own.type === 'object') {
      properties[name] = { ...properties[name], description: `May have ${keys}` }
      continue
    }
    const said = opening(about, length)
    // A named type says the same in every tool; what several tools have, the server's instructions explain.
    if ('$ref' in own || said.length > length || properties[name]?.description !== undefined)
      continue
    properties[name] = { ...properties[name], description: said }
  }
  return { ...schema, properties }
}

/** Small types and those used once are written out; the others go into $defs. */
function selfContained(model: Model, schema: Schema): Schema {
  const types = neededTypes(model, schema)
  const compacted = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, terse(type)]),
  )
  const text = JSON.stringify([schema, compacted])
  const named = new Set(
    Object.entries(compacted).flatMap(([name, type]) => {
      const count = text.split(`"#/$defs/${name}"`).length - 1
      return count > 1 && JSON.stringify(type).length > worthNaming ? [name] : []
    }),
  )
  const inlined = (value: unknown): unknown =>
    mapSchemas(value, (one) => {
      const [, , name] = typeof one.$ref === 'string' ? one.$ref.split('/') : []
      if (name === undefined || named.has(name)) return one
      const { $ref: _, ...beside } = one
      return { ...(inlined(compacted[name]) as Schema), ...beside }
    })
  const whole = inlined(schema) as Schema
  const properties = Object.entries(whole.properties as { [name: string]: Schema })
  const root = {
    ...whole,
    properties: Object.fromEntries(properties.map(([name, one]) => [name, belowRoot(one)])),
  }
  const $defs: { [name: string]: unknown } = {}
  const open = [...references(root)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name in $defs) continue
    $defs[name] = nested(inlined(compacted[name]) as Schema)
    open.push(...references($defs[name]))
  }
  return Object.keys($defs).length > 0 ? { ...root, $defs } : root
}

/** A field of the root keeps its own bounds and its null; its inner schemas are shortened. */
function belowRoot(field: Schema): Schema {
  if (field.properties !== undefined)
    return 'required' in field ? outlined(nested(field)) : nested(field)
  return field.items === undefined
    ? field
    : { ...field, items: outlined(nested(field.items as Schema)) }
}

/** Keywords for bounds or rules over several fields; below the root only the service checks them. */
const innerRules = new Set(
  'additionalProperties dependentRequired allOf not minimum maximum minItems maxItems format'.split(
    ' ',
  ),
)

/** Below the root, null is the same as omitting the field, and only the service checks rules. */
function nested(schema: Schema): Schema {
  const short = mapSchemas(schema, (one) => {
    const { anyOf, ...rest } = Object.fromEntries(
      Object.entries(one).filter(([keyword]) => !innerRules.has(keyword)),
    ) as Schema
    const isRule = Array.isArray(anyOf) && anyOf.every((branch: Schema) => 'required' in branch)
    return withoutNulls(anyOf === undefined || isRule ? rest : { ...rest, anyOf })
  })
  return short as Schema
}

function withoutNulls(schema: Schema): Schema {
  if (schema.properties === undefined) return schema
  const required = new Set(schema.required as string[] | undefined)
  const properties = Object.entries(schema.properties as { [name: string]: Schema }).map(
    ([name, one]) => {
      const nullable = Array.isArray(one.type) && one.type.length === 2 && one.type[1] === 'null'
      return [
        name,
        nullable && !required.has(name) && !('enum' in one)
          ? { ...one, type: (one.type as string[])[0] }
          : one,
      ]
    },
  )
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** An item of a list: optional members are listed by name only, with their values if there are few. */
function outlined(schema: Schema): Schema {
  if (schema.properties === undefined) return schema
  const required = new Set(schema.required as string[] | undefined)
  const members = Object.entries(schema.properties as { [name: string]: Schema })
  const optional = members
    .filter(([name]) => !required.has(name))
    .map(([name, one]) => name + inside(one))
  if (optional.length === 0) return schema
  return {
    type: 'object',
    properties: Object.fromEntries(members.filter(([name]) => required.has(name))),
    ...(required.size > 0 ? { required: [...required] } : {}),
    description: `May have ${optional.join(', ')}`,
  }
}

/** ` (a | b)` for values, ` {x, y}` for members, nothing for the rest. */
function inside(schema: Schema): string {
  if (Array.isArray(schema.enum))
    return ` (${schema.enum.filter((value) => value !== null).join(' | ')})`
  const members = (schema.properties ?? (schema.items as Schema | undefined)?.properties) as
    | Schema
    | undefined
  if (members === undefined) return ''
  return ` {${Object.keys(members).join(', ')}}${schema.type === 'array' ? '[]' : ''}`
}
