import { compareConstraints } from '#codegen/diff/constraints.ts'
import {
  changed,
  type Direction,
  isSchema,
  nameOf,
  refOf,
  type SchemaDifference,
  typesOf,
} from '#codegen/diff/difference.ts'
import { compareBranches, compareConditions, compareProperties } from '#codegen/diff/objects.ts'
import type { RuleId } from '#codegen/diff/rules.ts'
import type { Schema } from '#codegen/model.ts'

/** The named types of both registries. */
export interface Names {
  readonly before: ReadonlyMap<string, Schema>
  readonly after: ReadonlyMap<string, Schema>
}

/** What all parts of one comparison know. */
interface Comparison {
  readonly direction: Direction
  readonly names: Names
  /** The pairs of named types that are being compared: a recursive type refers to itself. */
  readonly open: ReadonlySet<string>
}

/**
 * What differs between two schemas, rated for the direction: if callers can send fewer values, or get more,
 * that is worse. References to the same named type are equal, since its differences are reported once, where it is
 * declared; references to different names are compared by their schemas.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  direction: Direction,
  names: Names,
): SchemaDifference[] {
  return compareBoth(before, after, { direction, names, open: new Set() }, '')
}

function compareBoth(
  before: Schema,
  after: Schema,
  comparison: Comparison,
  path: string,
): SchemaDifference[] {
  const [was, is] = [parted(before), parted(after)]
  const { direction } = comparison
  return [
    ...compareNull(was.nullable, is.nullable, direction, path),
    ...compareValues(was.schema, is.schema, comparison, path),
    ...compareDefault(before, after, direction, path),
  ]
}

function compareValues(
  before: Schema,
  after: Schema,
  comparison: Comparison,
  path: string,
): SchemaDifference[] {
  const { direction, names } = comparison
  const [refBefore, refAfter] = [refOf(before), refOf(after)]
  if (refBefore !== refAfter) {
    const pair = refBefore !== null && refAfter !== null ? [`${refBefore} ${refAfter}`] : []
    if (pair.some((one) => comparison.open.has(one))) return []
    const was = refBefore === null ? before : names.before.get(refBefore)
    const is = refAfter === null ? after : names.after.get(refAfter)
    const open = new Set([...comparison.open, ...pair])
    if (was && is) return compareBoth(was, is, { ...comparison, open }, path)
    return [changed(direction, 'both', path, `was ${nameOf(before)}, is ${nameOf(after)}`)]
  }
  if (refBefore !== null) return []
  const [typeBefore, typeAfter] = [typesOf(before), typesOf(after)]
  const lost = typeBefore.filter((type) => !covers(typeAfter, type))
  const gained = typeAfter.filter((type) => !covers(typeBefore, type))
  if (lost.length > 0 || gained.length > 0) {
    const way = lost.length === 0 ? 'wider' : gained.length === 0 ? 'narrower' : 'both'
    return [changed(direction, way, path, `was ${nameOf(before)}, is ${nameOf(after)}`)]
  }
  const inner = (was: Schema, is: Schema, at: string) => compareBoth(was, is, comparison, at)
  const pair = { before, after, direction, path, inner }
  const [items, itemsNow] = [before.items, after.items]
  return [
    ...compareEnums(before, after, direction, path),
    ...compareConstraints(before, after, direction, path),
    ...(isSchema(items) && isSchema(itemsNow) ? inner(items, itemsNow, `${path}[]`) : []),
    ...compareWords(before, after, direction, path),
    ...compareProperties(pair),
    ...compareBranches(pair),
    ...compareConditions(pair),
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
  const message = is ? 'may now be null' : nullNoMore[direction]
  return [changed(direction, is ? 'wider' : 'narrower', path, message)]
}

const nullNoMore = { input: 'may no longer be null', data: 'is never null now' }

function compareEnums(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  if (was === null && is === null) return []
  const only = `is now one of ${is?.map((value) => `\`${value}\``).join(', ')}`
  if (was === null) return [changed(direction, 'narrower', path, only)]
  if (is === null) return [changed(direction, 'wider', path, 'may now have any value')]
  const added = is.filter((value) => !was.includes(value))
  const removed = was.filter((value) => !is.includes(value))
  const [gain, loss]: [RuleId, RuleId] =
    direction === 'input'
      ? ['input-widened', 'input-narrowed']
      : ['data-enum-value-added', 'data-enum-value-removed']
  return [
    ...added.map((value) => ({ rule: gain, path, message: `the value \`${value}\` is new` })),
    ...removed.map((value) => ({ rule: loss, path, message: `the value \`${value}\` is gone` })),
  ]
}

function compareDefault(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [JSON.stringify(before.default), JSON.stringify(after.default)]
  if (was === is || direction === 'data') return []
  const rule: RuleId = 'input-default-changed'
  return [{ rule, path, message: `the default was ${was ?? 'none'}, is ${is ?? 'none'}` }]
}

/** Whose words a string of an answer holds: callers that quote what others wrote read it. */
function compareWords(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [before['x-words'], after['x-words']]
  if (was === is || direction === 'input') return []
  const rule: RuleId = 'data-words-changed'
  const said = (words: unknown) => (words === undefined ? 'was not said' : `was \`${words}\``)
  const now = is === undefined ? 'is no longer said' : `is \`${is}\``
  return [{ rule, path, message: `whose words it holds ${said(was)} and ${now}` }]
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
