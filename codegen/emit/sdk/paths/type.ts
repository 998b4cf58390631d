import type { Schema } from '#codegen/model.ts'
import { objectOf } from '#codegen/emit/sdk/paths/read.ts'

/** A TypeScript type as text. `form` says where it needs parentheses. */
export interface Type {
  readonly text: string
  readonly form: 'plain' | 'union' | 'intersection' | 'list'
}

/** Where a type is written. */
export interface Place {
  /** The spaces before its closing brace. */
  readonly indent: string
  /** The part of the document that a reference names; null if it names nothing. */
  readonly resolve: (ref: string) => Schema | null
}

/** The place of the members of a type. */
export function within({ indent, resolve }: Place): Place {
  return { indent: `${indent}    `, resolve }
}

export const plain = (text: string): Type => ({ text, form: 'plain' })

export const unknownType = plain('unknown')
export const neverType = plain('never')
export const nullType = plain('null')

/** The types that openapi-typescript does not repeat in a union or an intersection. */
const keywords = new Set(['string', 'number', 'boolean', 'null', 'never'])

export function isKeyword({ text, form }: Type): boolean {
  return form === 'plain' && keywords.has(text)
}

export function union(types: readonly Type[]): Type {
  return joined(types, 'union', ' | ')
}

export function intersection(types: readonly Type[]): Type {
  return joined(types, 'intersection', ' & ')
}

function joined(types: readonly Type[], form: 'union' | 'intersection', by: string): Type {
  const [only = neverType] = types
  if (types.length < 2) return only
  const different = types.filter(
    (type, at) =>
      !isKeyword(type) ||
      !types.slice(0, at).some((one) => isKeyword(one) && one.text === type.text),
  )
  return { text: different.map(closed).join(by), form }
}

export function listType(item: Type): Type {
  return { text: `${closed(item)}[]`, form: 'list' }
}

/** A type that can stand before `[]`, and next to `|` and `&`. */
function closed({ text, form }: Type): string {
  return form === 'union' || form === 'intersection' ? `(${text})` : text
}

/** The type of one JSON value. */
export function literalType(value: unknown, place: Place): Type {
  const inner = within(place)
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner.indent}${literalType(item, inner).text}`)
    const text = items.length === 0 ? 'never[]' : `[\n${items.join(',\n')}\n${place.indent}]`
    return { text, form: 'list' }
  }
  const object = objectOf(value)
  if (object === null) return plain(JSON.stringify(value))
  const members = Object.entries(object).map(([name, item]) =>
    member(name, literalType(item, inner), inner),
  )
  return members.length === 0 ? plain('Record<string, never>') : block(members, place)
}

/** A type of members in braces. */
export function block(members: readonly string[], { indent }: Place): Type {
  return plain(members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`)
}

/** One member of a type, on lines of its own. */
export function member(
  name: string,
  { text }: Type,
  { indent }: Place,
  mark: '' | '?' = '',
): string {
  const isBare = /^[A-Za-z_$][\w$]*$/.test(name) || String(Math.abs(Number(name))) === name
  return `${indent}${isBare ? name : JSON.stringify(name)}${mark}: ${text};\n`
}
