import type { Model, Schema } from '#codegen/model.ts'

const prefix = '#/$defs/'

/** Every named type a value refers to, directly: `#/$defs/Plan/properties/state` counts as `Plan`. */
export function references(value: unknown): Set<string> {
  const found = new Set<string>()
  collect(value, found, (inner) => {
    for (const name of referencesWithin(inner)) found.add(name)
  })
  return found
}

/** Of the parts of values that were looked through: emitters ask for the same schemas, each in an object of its own. */
const known = new WeakMap<object, ReadonlySet<string>>()

function referencesWithin(value: object): ReadonlySet<string> {
  const before = known.get(value)
  if (before) return before
  const found = new Set<string>()
  const deeper = (inner: object): void => collect(inner, found, deeper)
  deeper(value)
  known.set(value, found)
  return found
}

/** Adds what a value refers to itself, and goes on with each of its parts. */
function collect(value: unknown, found: Set<string>, goOn: (inner: object) => void): void {
  if (value === null || typeof value !== 'object') return
  const parts = value as { readonly [keyword: string]: unknown }
  Object.keys(value).forEach((keyword) => {
    const inner = parts[keyword]
    if (keyword === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)) {
      found.add(inner.slice(prefix.length).split('/')[0] ?? '')
    } else if (inner !== null && typeof inner === 'object') goOn(inner)
  })
}

/** A named type with its place in the model and what it refers to itself. */
interface Known {
  readonly at: number
  readonly schema: Schema
  readonly refers: ReadonlySet<string>
}

const indexes = new WeakMap<Model, Map<string, Known>>()

function indexOf(model: Model): Map<string, Known> {
  const known =
    indexes.get(model) ??
    new Map(
      model.types.map(({ name, schema }, at) => [name, { at, schema, refers: references(schema) }]),
    )
  indexes.set(model, known)
  return known
}

/** The named types that `values` need, however deep, in the model's order. */
export function neededTypes(model: Model, values: unknown): { [name: string]: Schema } {
  const index = indexOf(model)
  const needed = new Map<string, Known>()
  const open = [...references(values)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const type = index.get(name)
    if (!type || needed.has(name)) continue
    needed.set(name, type)
    open.push(...type.refers)
  }
  const ordered = [...needed].sort(([, one], [, other]) => one.at - other.at)
  return Object.fromEntries(ordered.map(([name, { schema }]) => [name, schema]))
}

/** The same value with every `$ref` rewritten; parts without one are not copied. */
export function mapRefs<Value>(value: Value, rewrite: (ref: string) => string): Value {
  return mapped(value, rewrite) as Value
}

function mapped(value: unknown, rewrite: (ref: string) => string): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map((item) => mapped(item, rewrite))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  const old = value as { readonly [key: string]: unknown }
  let copy: { [key: string]: unknown } | null = null
  for (const key of Object.keys(value)) {
    const inner = old[key]
    const isRef = key === '$ref' && typeof inner === 'string'
    const other = isRef ? rewrite(inner) : mapped(inner, rewrite)
    if (other === inner) continue
    copy ??= { ...old }
    copy[key] = other
  }
  return copy ?? value
}

/** The address a generated schema names itself by. It identifies; nothing is fetched from it. */
export function schemaAddress(model: Model, name: string): string {
  return `https://${model.service.brand}.example/schemas/${name}.json`
}

const namedSchemas = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const dataKeywords = new Set([
  'const',
  'enum',
  'default',
  'examples',
  'required',
  'dependentRequired',
])

/** A copy in which every schema object, inner ones first, is what `change` makes of it. */
export function mapSchemas(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapSchemas(item, change))
  if (schema === null || typeof schema !== 'object') return schema
  const entries = Object.entries(schema).map(([keyword, inner]) => {
    if (dataKeywords.has(keyword)) return [keyword, inner]
    if (!namedSchemas.has(keyword)) return [keyword, mapSchemas(inner, change)]
    const named = Object.entries(inner as { [name: string]: unknown })
    return [
      keyword,
      Object.fromEntries(named.map(([name, one]) => [name, mapSchemas(one, change)])),
    ]
  })
  return change(Object.fromEntries(entries))
}

/** The same schema without what only readers need. */
export function withoutProse(schema: unknown): unknown {
  return mapSchemas(schema, ({ description, examples, title, deprecated, default: _, ...rest }) =>
    withoutOwn(rest),
  )
}

/** The same schema in JSON Schema's own keywords: strict validators refuse those that begin with `x-`. */
export function standard<Value>(schema: Value): Value {
  return isExtended(schema) ? (mapSchemas(schema, withoutOwn) as Value) : schema
}

/** Of the schemas of types, which many documents have. */
const standards = new WeakMap<Schema, Schema>()

/** Named schemas as `standard` makes them, each once. */
export function allStandard(named: { readonly [name: string]: Schema }): {
  [name: string]: Schema
} {
  const entries = Object.entries(named).map(([name, schema]): [string, Schema] => {
    const made = standards.get(schema) ?? standard(schema)
    standards.set(schema, made)
    return [name, made]
  })
  return Object.fromEntries(entries)
}

function withoutOwn(schema: Schema): Schema {
  if (!Object.keys(schema).some((keyword) => keyword.startsWith('x-'))) return schema
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keyword.startsWith('x-')))
}

/** Most registries say nothing that needs keywords of our own; then nothing has to be copied. */
function isExtended(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  const parts = value as { readonly [key: string]: unknown }
  return Object.keys(value).some((key) => key.startsWith('x-') || isExtended(parts[key]))
}
