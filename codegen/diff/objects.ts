import {
  changed,
  type Direction,
  fieldAdded,
  fieldRemoved,
  isSchema,
  nameOf,
  requirement,
  type SchemaDifference,
} from '#codegen/diff/difference.ts'
import { standard } from '#codegen/emit/defs.ts'
import type { Schema } from '#codegen/model.ts'

/** Two schemas of one value, and where it is. */
export interface Pair {
  readonly before: Schema
  readonly after: Schema
  readonly direction: Direction
  /** Below the field or the type: `[]` for the items of an array, `.name` for a property. */
  readonly path: string
  /** What differs between two schemas inside of these. */
  inner(before: Schema, after: Schema, path: string): SchemaDifference[]
}

/** What differs between the fields of two object schemas, each at its own path. */
export function compareProperties(pair: Pair): SchemaDifference[] {
  const { before, after, direction, path, inner } = pair
  const [was, is] = [propertiesOf(before), propertiesOf(after)]
  const [needed, needs] = [requiredOf(before), requiredOf(after)]
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])]
  return [
    ...names.flatMap((name): SchemaDifference[] => {
      const at = `${path}.${name}`
      const [old, now] = [was[name], is[name]]
      if (!now) return [{ ...fieldRemoved(direction), path: at }]
      if (!old) return [{ ...fieldAdded(direction, needs.has(name)), path: at }]
      const same = needed.has(name) === needs.has(name)
      const found = inner(old, now, at)
      return same ? found : [...found, { ...requirement(direction, needs.has(name)), path: at }]
    }),
    ...compareOthers(pair),
  ]
}

/** What differs for fields without a description: an answer may have more of them at any time. */
function compareOthers(pair: Pair): SchemaDifference[] {
  const { before, after, direction, path, inner } = pair
  const [was, is] = [before.additionalProperties, after.additionalProperties]
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const at = `${path}.*`
  if (isSchema(was) && isSchema(is)) return inner(was, is, at)
  if (is === false) {
    const message = 'other fields are now refused'
    return [{ ...changed(direction, 'narrower', path, message), ...strictness(direction, true) }]
  }
  if (was === false) {
    const message = 'other fields are now ignored'
    return [{ ...changed(direction, 'wider', path, message), ...strictness(direction, false) }]
  }
  const message = `was ${isSchema(was) ? nameOf(was) : 'anything'}, is ${isSchema(is) ? nameOf(is) : 'anything'}`
  return [changed(direction, isSchema(is) ? 'narrower' : 'wider', at, message)]
}

function strictness(direction: Direction, strict: boolean) {
  if (direction === 'data') return { rule: 'data-narrowed' } as const
  return { rule: strict ? 'input-made-strict' : 'input-made-open' } as const
}

/** What differs between what a value may be one of: a branch that only one of them has, or the only one that differs. */
export function compareBranches(pair: Pair): SchemaDifference[] {
  const { before, after, direction, path, inner } = pair
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const [was, is] = [branchesOf(before[keyword]), branchesOf(after[keyword])]
    if (was === null && is === null) return []
    const said = (one: readonly Schema[] | null) => one?.map(nameOf).join(' or ') ?? 'anything'
    if (was === null || is === null) {
      const way = was === null ? 'narrower' : 'wider'
      return [changed(direction, way, path, `was ${said(was)}, is ${said(is)}`)]
    }
    const [lost, gained] = [without(was, is), without(is, was)]
    const [old, now] = [lost[0], gained[0]]
    const isOne = lost.length === 1 && gained.length === 1
    if (isOne && old && now && old.$ref === undefined && now.$ref === undefined)
      return inner(old, now, path)
    return [
      ...gained.map((one) => changed(direction, 'wider', path, `may now be ${nameOf(one)}`)),
      ...lost.map((one) => changed(direction, 'narrower', path, `is never ${nameOf(one)} now`)),
    ]
  })
}

/** What only a schema that was written as JSON Schema has, and is compared as a whole. */
export function compareConditions(pair: Pair): SchemaDifference[] {
  const { direction, path } = pair
  const [before, after] = [standard(pair.before), standard(pair.after)]
  return ['allOf', 'not', 'if', 'then', 'else', 'dependentRequired'].flatMap((keyword) => {
    const [was, is] = [JSON.stringify(before[keyword]), JSON.stringify(after[keyword])]
    if (was === is) return []
    const way = was === undefined ? 'narrower' : is === undefined ? 'wider' : 'both'
    return [changed(direction, way, path, `the condition “${keyword}” of JSON Schema has changed`)]
  })
}

function without(some: readonly Schema[], others: readonly Schema[]): Schema[] {
  const known = new Set(others.map(textOf))
  return some.filter((one) => !known.has(textOf(one)))
}

/** Without what only describes the values. */
function textOf({ description: _, title: __, examples: ___, ...schema }: Schema): string {
  return JSON.stringify(standard(schema))
}

function branchesOf(value: unknown): Schema[] | null {
  return Array.isArray(value) ? value.filter(isSchema) : null
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  return isSchema(properties) ? (properties as Record<string, Schema>) : {}
}

function requiredOf({ required }: Schema): ReadonlySet<unknown> {
  return new Set(Array.isArray(required) ? required : [])
}
