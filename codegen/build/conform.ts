import type { Schema } from '#codegen/model.ts'
import { type Guess, guess } from '#codegen/nearest.ts'
import { type Edit, quoted } from '#codegen/repair.ts'
import { entryOf, type Mapping, type Node, plain, type Spot } from '#codegen/source.ts'

/** One place in an example that does not match its schema. */
export interface Violation {
  readonly spot: Spot
  readonly message: string
  readonly suggestion: Guess | null
  /** The edit that repairs it, besides that of the suggestion; null where there is more than one. */
  readonly repair: Edit | null
}

type Types = ReadonlyMap<string, Schema>

/**
 * What in a located value breaks a schema. Reads the schema instead of compiling it: a registry has few
 * examples and many schemas, and compiling them all costs a second. It knows the keywords that
 * `checkSchema` lets through; the tests compare its results with Ajv's.
 */
export function violations(node: Node, schema: Schema, types: Types): Violation[] {
  const found = [
    referred(node, schema, types),
    ofType(node, schema),
    ofValue(node, schema),
    ofText(node, schema),
    ofNumber(node, schema),
    ofList(node, schema, types),
    ofMapping(node, schema, types),
    ofBranches(node, schema, types),
  ]
  return found.some((some) => some.length > 0) ? found.flat() : []
}

function referred(node: Node, schema: Schema, types: Types): Violation[] {
  if (typeof schema.$ref !== 'string') return []
  const target = types.get(schema.$ref.replace('#/$defs/', ''))
  return target ? violations(node, target, types) : []
}

function ofType(node: Node, schema: Schema): Violation[] {
  if (schema.type === undefined) return []
  const wanted = ([] as unknown[]).concat(schema.type)
  const type = typeOf(node)
  const fits = wanted.includes(type) || (type === 'integer' && wanted.includes('number'))
  if (fits) return []
  const message = `expected ${wanted.join(' or ')}, not ${type}`
  const isText = wanted.includes('string') && ['integer', 'number', 'boolean'].includes(type)
  return isText
    ? [{ ...wrong(node, `${message}: put it in quotes`), repair: quoted(node) }]
    : [wrong(node, message)]
}

function typeOf(node: Node): string {
  if (node.kind === 'list') return 'array'
  if (node.kind === 'mapping') return 'object'
  if (node.value === null) return 'null'
  return Number.isInteger(node.value) ? 'integer' : typeof node.value
}

function ofValue(node: Node, schema: Schema): Violation[] {
  const allowed = Array.isArray(schema.enum) ? (schema.enum as unknown[]) : null
  const options = allowed ?? ('const' in schema ? [schema.const] : null)
  if (!options) return []
  const value = JSON.stringify(plain(node))
  if (options.some((option) => JSON.stringify(option) === value)) return []
  const words = options.map(String)
  const near = node.kind === 'scalar' ? guess(String(node.value), words) : null
  return [wrong(node, `expected ${words.join(', ')}`, near)]
}

function ofText(node: Node, schema: Schema): Violation[] {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return []
  const { value } = node
  const { minLength, maxLength, pattern, format, [prefixed]: prefix } = schema
  const length = [...value].length
  const found: Violation[] = []
  if (length < Number(minLength ?? 0)) {
    found.push(wrong(node, `has ${length} characters, fewer than ${minLength}`))
  }
  if (length > Number(maxLength ?? length)) {
    found.push(wrong(node, `has ${length} characters, more than ${maxLength}`))
  }
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    found.push(wrong(node, `does not match ${pattern}`))
  }
  if (typeof prefix === 'string') found.push(...ofHandle(node, value, prefix))
  if (typeof format === 'string' && !(formats[format]?.(value) ?? true)) {
    found.push(wrong(node, `is not a valid ${format}`))
  }
  return found
}

/** A keyword of our own: the prefix of a handle. No written or published schema has it. */
const prefixed = 'handlePrefix'

/** The schema of a handle's type, by which examples are held to its prefix. */
export function withPrefix(schema: Schema, prefix: string | undefined): Schema {
  return prefix === undefined ? schema : { ...schema, [prefixed]: prefix }
}

/**
 * Handles that do not begin as those in fields of their name do. It looks everywhere, the parts included that have
 * no schema of their own, such as the candidates of a failure.
 */
export function handleViolations(node: Node, prefixes: ReadonlyMap<string, string>): Violation[] {
  if (node.kind === 'list') return node.items.flatMap((item) => handleViolations(item, prefixes))
  if (node.kind === 'scalar') return []
  return node.entries.flatMap(({ key, value }) => {
    const prefix = prefixes.get(key)
    const named = value.kind === 'list' ? value.items : [value]
    const own = named.flatMap((one) =>
      prefix !== undefined && one.kind === 'scalar' && isWord(one.value)
        ? ofHandle(one, one.value, prefix)
        : [],
    )
    return [...own, ...handleViolations(value, prefixes)]
  })
}

/** A field of such a name may hold a sentence about the handle instead. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && !/\s/.test(value)
}

function ofHandle(node: Node, value: string, prefix: string): Violation[] {
  if (isHandle(value, prefix)) return []
  const meant = prefix + value.slice(prefix.length)
  const near = isHandle(meant, prefix) ? { word: meant, certain: false } : null
  return [wrong(node, `expected a handle: ${prefix} and 26 characters`, near)]
}

/** Whether a text is a prefix and 26 characters of Crockford's base32, of which the first holds three bits. */
function isHandle(text: string, prefix: string): boolean {
  return text.startsWith(prefix) && /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text.slice(prefix.length))
}

const formats: Record<string, (text: string) => boolean> = {
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  'date-time': (text) => {
    const [day = '', time = ''] = text.split(/[Tt]/)
    const clock = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/
    return clock.test(time) && /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day)
  },
  uri: (text) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text) && URL.canParse(text),
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function ofNumber(node: Node, schema: Schema): Violation[] {
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return []
  const { value } = node
  const found: Violation[] = []
  if (value < Number(schema.minimum ?? value))
    found.push(wrong(node, `is less than ${schema.minimum}`))
  if (value > Number(schema.maximum ?? value))
    found.push(wrong(node, `is more than ${schema.maximum}`))
  if (schema.exclusiveMinimum !== undefined && value <= Number(schema.exclusiveMinimum)) {
    found.push(wrong(node, `is not more than ${schema.exclusiveMinimum}`))
  }
  if (schema.exclusiveMaximum !== undefined && value >= Number(schema.exclusiveMaximum)) {
    found.push(wrong(node, `is not less than ${schema.exclusiveMaximum}`))
  }
  if (schema.multipleOf !== undefined && !Number.isInteger(value / Number(schema.multipleOf))) {
    found.push(wrong(node, `is not a multiple of ${schema.multipleOf}`))
  }
  return found
}

function ofList(node: Node, schema: Schema, types: Types): Violation[] {
  if (node.kind !== 'list') return []
  const { minItems, maxItems, uniqueItems, items } = schema
  const count = node.items.length
  const found: Violation[] = []
  if (count < Number(minItems ?? 0))
    found.push(wrong(node, `has ${count} items, fewer than ${minItems}`))
  if (count > Number(maxItems ?? count))
    found.push(wrong(node, `has ${count} items, more than ${maxItems}`))
  const distinct = new Set(node.items.map((item) => JSON.stringify(plain(item))))
  if (uniqueItems === true && distinct.size < count)
    found.push(wrong(node, 'has the same item twice'))
  if (isSchema(items)) found.push(...node.items.flatMap((item) => violations(item, items, types)))
  return found
}

function ofMapping(node: Node, schema: Schema, types: Types): Violation[] {
  if (node.kind !== 'mapping') return []
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const found = missing(node, schema)
  const count = node.entries.length
  if (count < Number(schema.minProperties ?? 0)) found.push(wrong(node, 'has too few fields'))
  if (count > Number(schema.maxProperties ?? count)) found.push(wrong(node, 'has too many fields'))
  for (const { key, at, value } of node.entries) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (isSchema(property)) found.push(...violations(value, property, types))
    else if (property === undefined && schema.additionalProperties === false) {
      found.push(wrong(at, `unknown field \`${key}\``, guess(key, Object.keys(properties))))
    } else if (property === undefined && isSchema(schema.additionalProperties)) {
      found.push(...violations(value, schema.additionalProperties, types))
    }
  }
  return found
}

function missing(node: Mapping, schema: Schema): Violation[] {
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : []
  const dependent = isSchema(schema.dependentRequired) ? schema.dependentRequired : {}
  const needed = Object.entries(dependent)
    .filter(([key]) => entryOf(node, key))
    .flatMap(([, others]) => others as string[])
  return [...new Set([...required, ...needed])]
    .filter((name) => !entryOf(node, name))
    .map((name) => wrong(node.entries[0]?.at ?? node, `field \`${name}\` is missing`))
}

/** Keywords that `ofBranches` reads. Most schemas have none of them. */
const branching = ['allOf', 'not', 'if', 'anyOf', 'oneOf']

function ofBranches(node: Node, schema: Schema, types: Types): Violation[] {
  if (!branching.some((keyword) => schema[keyword] !== undefined)) return []
  const found: Violation[] = []
  const of = (branch: unknown) => (isSchema(branch) ? violations(node, branch, types) : [])
  for (const branch of listOf(schema.allOf)) found.push(...of(branch))
  if (isSchema(schema.not) && of(schema.not).length === 0) {
    const named = ([] as unknown[]).concat(schema.not.required ?? [])
    found.push(
      wrong(node, named.length > 0 ? `${named.join(' and ')} exclude one another` : 'is excluded'),
    )
  }
  if (isSchema(schema.if)) found.push(...of(of(schema.if).length === 0 ? schema.then : schema.else))
  for (const [keyword, most] of [
    ['anyOf', Number.POSITIVE_INFINITY],
    ['oneOf', 1],
  ] as const) {
    const branches = listOf(schema[keyword])
    if (branches.length === 0) continue
    const failed = branches.map(of).filter((branch) => branch.length > 0)
    const fitting = branches.length - failed.length
    if (fitting > most) found.push(wrong(node, 'fits more than one of the alternatives'))
    if (fitting === 0) found.push(...closest(node, branches, failed))
  }
  return found
}

/** Of several failing branches the one that says most: not that of null, and rather inside than at the top. */
function closest(
  node: Node,
  branches: readonly unknown[],
  failed: readonly Violation[][],
): Violation[] {
  const telling = failed.filter((_, index) => {
    const branch = branches[index]
    return !(isSchema(branch) && branch.type === 'null')
  })
  if (telling.length === 1) return telling[0] ?? []
  const names = branches.map((branch) =>
    isSchema(branch) ? ([] as unknown[]).concat(branch.required ?? []) : [],
  )
  const fields = names.flat().join(', ')
  return [
    wrong(
      node,
      fields === '' ? 'fits none of the alternatives' : `at least one of ${fields} is needed`,
    ),
  ]
}

function wrong(spot: Spot, message: string, suggestion: Guess | null = null): Violation {
  return { spot, message, suggestion, repair: null }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
