import type { Schema } from '#codegen/model.ts'
import type { RuleId } from '#codegen/diff/rules.ts'

/** The direction of values: callers send an input and get data. */
export type Direction = 'input' | 'data'

/** One difference between two schemas of one value. */
export interface SchemaDifference {
  readonly rule: RuleId
  /** Below the schema: `[]` for the items of an array, `.name` for a property. */
  readonly path: string
  readonly message: string
}

/** The named types of both registries. */
export interface Names {
  readonly before: ReadonlyMap<string, Schema>
  readonly after: ReadonlyMap<string, Schema>
}

/** The named type a schema refers to. Differences inside a named type are reported once, where it is declared. */
const refOf = (schema: Schema): string | null =>
  typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : null

interface Bound {
  readonly keyword: string
  /** Whether a greater number allows more values. */
  readonly upper: boolean
}

const bounds: readonly Bound[] = [
  { keyword: 'minimum', upper: false },
  { keyword: 'exclusiveMinimum', upper: false },
  { keyword: 'minLength', upper: false },
  { keyword: 'minItems', upper: false },
  { keyword: 'minProperties', upper: false },
  { keyword: 'maximum', upper: true },
  { keyword: 'exclusiveMaximum', upper: true },
  { keyword: 'maxLength', upper: true },
  { keyword: 'maxItems', upper: true },
  { keyword: 'maxProperties', upper: true },
]

/**
 * What differs between two schemas, rated for the direction: if callers can send fewer values, or get more,
 * that is worse. References to the same named type are equal; references to different names are compared by their schemas.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  direction: Direction,
  names: Names,
  path = '',
): SchemaDifference[] {
  const [was, is] = [parted(before), parted(after)]
  return [
    ...compareNull(was.nullable, is.nullable, direction, path),
    ...compareValues(was.schema, is.schema, direction, names, path),
    ...compareDefault(before, after, direction, path),
  ]
}

function compareValues(
  before: Schema,
  after: Schema,
  direction: Direction,
  names: Names,
  path: string,
): SchemaDifference[] {
  const [refBefore, refAfter] = [refOf(before), refOf(after)]
  if (refBefore !== null && refBefore === refAfter) return []
  if (refBefore !== refAfter) {
    const was = refBefore === null ? before : names.before.get(refBefore)
    const is = refAfter === null ? after : names.after.get(refAfter)
    if (was && is) return compareSchemas(was, is, direction, names, path)
    return [changed(direction, 'both', path, `was ${nameOf(before)}, is ${nameOf(after)}`)]
  }
  const [typeBefore, typeAfter] = [typesOf(before), typesOf(after)]
  const lost = typeBefore.filter((type) => !covers(typeAfter, type))
  const gained = typeAfter.filter((type) => !covers(typeBefore, type))
  if (lost.length > 0 || gained.length > 0) {
    const way = lost.length === 0 ? 'wider' : gained.length === 0 ? 'narrower' : 'both'
    return [changed(direction, way, path, `was ${nameOf(before)}, is ${nameOf(after)}`)]
  }
  return [
    ...compareEnums(before, after, direction, path),
    ...bounds.flatMap((bound) => compareBound(bound, before, after, direction, path)),
    ...compareText(before, after, direction, path),
    ...compareItems(before, after, direction, names, path),
    ...compareBranches(before, after, direction, path),
  ]
}

/** A schema without its null, and whether it had one. */
function parted(schema: Schema): { schema: Schema; nullable: boolean } {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf)) {
    const rest = anyOf.filter((branch: Schema) => branch.type !== 'null')
    if (rest.length === anyOf.length) return { schema, nullable: false }
    const { anyOf: _, ...others } = schema
    const only = rest.length === 1 ? rest[0] : { anyOf: rest }
    return { schema: { ...others, ...only }, nullable: true }
  }
  if (Array.isArray(type) && type.includes('null')) {
    const rest = type.filter((one) => one !== 'null')
    const values = Array.isArray(schema.enum)
      ? { enum: schema.enum.filter((one) => one !== null) }
      : {}
    return {
      schema: { ...schema, type: rest.length === 1 ? rest[0] : rest, ...values },
      nullable: true,
    }
  }
  return { schema, nullable: false }
}

function compareNull(was: boolean, is: boolean, direction: Direction, path: string) {
  if (was === is) return []
  return [
    changed(
      direction,
      is ? 'wider' : 'narrower',
      path,
      is ? 'may be null' : 'may no longer be null',
    ),
  ]
}

function compareEnums(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  if (was === null && is === null) return []
  if (was === null) return [changed(direction, 'narrower', path, `only ${is?.join(', ')}`)]
  if (is === null) return [changed(direction, 'wider', path, 'any value')]
  const added = is.filter((value) => !was.includes(value))
  const removed = was.filter((value) => !is.includes(value))
  const [gain, loss]: [RuleId, RuleId] =
    direction === 'input'
      ? ['input-widened', 'input-narrowed']
      : ['data-enum-value-added', 'data-enum-value-removed']
  return [
    ...added.map((value) => ({ rule: gain, path, message: `the value ${value} was added` })),
    ...removed.map((value) => ({ rule: loss, path, message: `the value ${value} was removed` })),
  ]
}

function compareBound(
  { keyword, upper }: Bound,
  before: Schema,
  after: Schema,
  direction: Direction,
  path: string,
): SchemaDifference[] {
  const none = upper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const was = typeof before[keyword] === 'number' ? before[keyword] : none
  const is = typeof after[keyword] === 'number' ? after[keyword] : none
  if (was === is) return []
  const looser = upper ? is > was : is < was
  const say = (value: number) => (Number.isFinite(value) ? String(value) : 'none')
  return [constrained(direction, looser, path, `${keyword} was ${say(was)}, is ${say(is)}`)]
}

function compareText(before: Schema, after: Schema, direction: Direction, path: string) {
  return ['pattern', 'format', 'uniqueItems'].flatMap((keyword) => {
    const [was, is] = [before[keyword], after[keyword]]
    if (was === is) return []
    // It is unknown which of two patterns allows more values, so a changed pattern counts as the worse case.
    const looser = is === undefined || is === false || (was !== undefined && direction === 'data')
    const message = `${keyword} was ${was ?? 'none'}, is ${is ?? 'none'}`
    return [constrained(direction, looser, path, message)]
  })
}

function compareItems(
  before: Schema,
  after: Schema,
  direction: Direction,
  names: Names,
  path: string,
) {
  const [was, is] = [before.items, after.items]
  if (!isSchema(was) || !isSchema(is)) return []
  return compareSchemas(was, is, direction, names, `${path}[]`)
}

function compareBranches(before: Schema, after: Schema, direction: Direction, path: string) {
  return [
    'anyOf',
    'oneOf',
    'allOf',
    'not',
    'const',
    'properties',
    'required',
    'additionalProperties',
  ].flatMap((keyword) => {
    const [was, is] = [JSON.stringify(before[keyword]), JSON.stringify(after[keyword])]
    return was === is ? [] : [changed(direction, 'both', path, `${keyword} has changed`)]
  })
}

function compareDefault(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [JSON.stringify(before.default), JSON.stringify(after.default)]
  if (was === is || direction === 'data') return []
  const rule: RuleId = 'input-default-changed'
  return [{ rule, path, message: `the default was ${was ?? 'none'}, is ${is ?? 'none'}` }]
}

function changed(
  direction: Direction,
  way: 'wider' | 'narrower' | 'both',
  path: string,
  message: string,
): SchemaDifference {
  // A change in both directions gets the worse rating.
  const wider = way === 'wider' || (way === 'both' && direction === 'data')
  return { rule: `${direction}-${wider ? 'widened' : 'narrowed'}`, path, message }
}

function constrained(
  direction: Direction,
  looser: boolean,
  path: string,
  message: string,
): SchemaDifference {
  return { rule: `${direction}-constraint-${looser ? 'loosened' : 'tightened'}`, path, message }
}

function typesOf({ type, enum: values }: Schema): string[] {
  if (Array.isArray(type)) return type
  if (typeof type === 'string') return [type]
  return Array.isArray(values) ? [...new Set(values.map((value) => typeof value as string))] : []
}

/** An integer is a number, and a schema without a type allows everything. */
function covers(types: readonly string[], type: string): boolean {
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  )
}

function valuesOf({ enum: values, const: only }: Schema): string[] | null {
  if (Array.isArray(values)) return values.map(String)
  return only === undefined ? null : [String(only)]
}

function nameOf(schema: Schema): string {
  return refOf(schema) ?? (typesOf(schema).join(' or ') || 'anything')
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
