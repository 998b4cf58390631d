import type { Capability, Field, Model, Schema } from '#codegen/model.ts'
import { mapSchemas, neededTypes, references, withoutProse } from '#codegen/emit/defs.ts'
import { opening } from '#codegen/emit/mcp/prose.ts'

/** At the root some clients drop the tool over these, and some models' APIs refuse the whole list. */
const ROOT_RULES = ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else']

/** A reference costs about this many characters; a smaller type is written out. */
const WORTH_NAMING = 60

/** The tool's arguments: the input, short of prose and self-contained, and the key of a write. */
export function inputSchema(model: Model, capability: Capability): Schema {
  const root: { [keyword: string]: unknown } = { ...(compact(capability.input.schema) as Schema) }
  for (const rule of ROOT_RULES) delete root[rule]
  const properties: { [name: string]: unknown } = { ...(root.properties as Schema | undefined) }
  for (const field of capability.input.fields) {
    const about = worthSaying(model, field)
    if (about !== '') properties[field.name] = { ...(properties[field.name] as Schema), description: about }
  }
  const required = [...((root.required as string[] | undefined) ?? [])]
  if (capability.idempotency_key && !('idempotency_key' in properties)) {
    properties.idempotency_key = { type: 'string', minLength: 1, maxLength: 191 }
  }
  if (capability.idempotency_key) required.push('idempotency_key')
  const { type: _type, properties: _properties, required: _required, ...rest } = root
  const schema = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...rest,
  }
  return selfContained(model, schema)
}

function compact(schema: unknown): unknown {
  return withoutProse(schema)
}

/** What a field's description adds to its name; what a named type says of itself is left out. */
function worthSaying(model: Model, field: Field): string {
  const type = typeof field.schema.$ref === 'string' ? field.schema.$ref.split('/')[2] : undefined
  const named = model.types.find((one) => one.name === type)
  if (named?.about === field.about) return ''
  return opening(field.about, 60)
}

/** Small types and those used once are written out; the others go into $defs. */
function selfContained(model: Model, schema: Schema): Schema {
  const types = neededTypes(model, schema)
  const compacted = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, compact(type)]))
  const uses = JSON.stringify([schema, compacted])
  const named = new Set(
    Object.entries(compacted).flatMap(([name, type]) => {
      const count = uses.split(`"#/$defs/${name}"`).length - 1
      return count > 1 && JSON.stringify(type).length > WORTH_NAMING ? [name] : []
    }),
  )
  const inlined = (value: unknown): unknown =>
    mapSchemas(value, (one) => {
      const [, , name] = typeof one.$ref === 'string' ? one.$ref.split('/') : []
      if (name === undefined || named.has(name)) return one
      const { $ref: _, ...beside } = one
      return { ...(inlined(compacted[name]) as Schema), ...beside }
    })
  const root = inlined(schema) as Schema
  const $defs: { [name: string]: unknown } = {}
  const open = [...references(root)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name in $defs) continue
    $defs[name] = inlined(compacted[name])
    open.push(...references($defs[name]))
  }
  return Object.keys($defs).length > 0 ? { ...root, $defs } : root
}
