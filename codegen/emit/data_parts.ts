import type { Capability, Model, NamedType, OutputFile, Schema } from '#codegen/model.ts'
import { typesByName } from '#codegen/types_by_name.ts'
import { typeNameOf } from '#codegen/build/resources.ts'
import { withoutProse } from '#codegen/emit/defs.ts'
import { flatLiteral, madeBy, propertyName, quoted } from '#codegen/emit/text.ts'

/** An object of an answer's data, as far as it is about a resource or has one inside. */
interface Part {
  /** The field of its handle where all that it says is of one resource; null where it says more, or is of none. */
  readonly handle: string | null
  /** The names of the parts in its fields, or in the lists there. */
  readonly parts: { readonly [field: string]: string }
}

type Parts = { readonly [field: string]: string }

/** Emits server/data_parts.ts: where the data of answers has resources, however deep, and nothing but them. */
export function emitDataParts(model: Model): OutputFile {
  const found = new Map<string, Part>()
  const byName = typesByName(model)
  /** The name of the part that a schema describes; null where it is no object, or where it may be several. */
  const nameOf = (schema: Schema, at: string): string | null => {
    const named = typeNameOf(schema)
    if (named !== null) {
      const type = byName.get(named)
      if (type) add(named, type.schema, handleOf(type, model.types))
      return type && found.has(named) ? named : type ? nameOf(itemsOf(type.schema), named) : null
    }
    const items = itemsOf(schema)
    if (items !== schema) return nameOf(items, at)
    if (schema.properties === undefined) return null
    add(at, schema, null)
    return at
  }
  const add = (name: string, schema: Schema, handle: string | null): void => {
    if (found.has(name) || schema.properties === undefined) return
    // Known before what is in it, which may have it inside again.
    found.set(name, { handle, parts: {} })
    found.set(name, { handle, parts: partsOf(schema, name) })
  }
  const partsOf = (schema: Schema, at: string): Parts =>
    Object.fromEntries(
      Object.entries((schema.properties ?? {}) as { [field: string]: Schema }).flatMap(
        ([field, one]) => {
          const name = nameOf(one, `${at}.${field}`)
          return name === null ? [] : [[field, name]]
        },
      ),
    )
  const rows = model.capabilities.map(
    ({ id, data }: Capability) => [id, partsOf(data.schema, id)] as const,
  )
  const telling = tellingIn(found)
  const shown = (parts: Parts) =>
    Object.fromEntries(Object.entries(parts).filter(([, name]) => telling.has(name)))
  const named = [...found]
    .filter(([name]) => telling.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, { handle, parts }]) =>
        `  ${propertyName(name)}: ${flatLiteral({ handle, parts: shown(parts) })},\n`,
    )
  const all = rows.map(([id, parts]) => `  ${quoted(id)}: ${flatLiteral(shown(parts))},\n`)
  return { path: 'server/data_parts.ts', text: written(named.join(''), all.join('')) }
}

/** What the entries of a list are; anything else as it is. */
function itemsOf(schema: Schema): Schema {
  const { items, anyOf } = schema
  if (items !== null && typeof items === 'object') return items as Schema
  const lists = (Array.isArray(anyOf) ? anyOf : []).filter((one) => one?.items !== undefined)
  return lists.length === 1 ? (lists[0].items as Schema) : schema
}

/**
 * The field of the handle of a type that is a resource, or that has only fields of one: it says nothing of the resource that is not
 * so wherever it stands. Null for any other type.
 */
function handleOf({ resource, shape }: NamedType, types: readonly NamedType[]): string | null {
  if (resource) return resource.handle
  const fields = shape?.fields ?? []
  const whole = types.find(
    (one) =>
      one.resource !== null &&
      fields.some(({ name }) => name === one.resource?.handle) &&
      fields.every(({ name, schema }) =>
        one.shape?.fields.some((own) => own.name === name && isSame(own.schema, schema)),
      ),
  )
  return whole?.resource?.handle ?? null
}

function isSame(one: Schema, other: Schema): boolean {
  const [name, named] = [typeNameOf(one), typeNameOf(other)]
  if (name !== null || named !== null) return name === named
  return JSON.stringify(withoutProse(one)) === JSON.stringify(withoutProse(other))
}

/** The parts that are a resource, or have one inside. */
function tellingIn(found: ReadonlyMap<string, Part>): ReadonlySet<string> {
  const telling = new Set([...found].filter(([, { handle }]) => handle !== null).map(([n]) => n))
  for (let before = -1; before !== telling.size; ) {
    before = telling.size
    for (const [name, { parts }] of found)
      if (Object.values(parts).some((inner) => telling.has(inner))) telling.add(name)
  }
  return telling
}

function written(named: string, capabilities: string): string {
  return `// ${madeBy}
import type { CapabilityId } from '../types.ts'

/** An object of an answer's data that is a resource, or has one inside. */
export interface DataPart {
  /** The field of its handle where all that it says is of one resource; null where it says more, or is of none. */
  readonly handle: string | null
  /** By the field what is in it, or in the entries of its list. */
  readonly parts: { readonly [field: string]: string }
}

export const dataParts: { readonly [name: string]: DataPart } = {
${named}}

/** By the field of data what is in it, or in the entries of its list. */
export const partsOfData: { readonly [Id in CapabilityId]: { readonly [field: string]: string } } = {
${capabilities}}
`
}
