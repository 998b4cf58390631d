import type { Model, Schema } from '#codegen/model.ts'
import { typesByName } from '#codegen/types_by_name.ts'

/**
 * The fields of an input whose values another capability's answers give, however deep: by their names joined by `/`,
 * without positions in lists, and that capability.
 */
export function sourcesIn(model: Model, input: Schema): { [path: string]: string } {
  const { sources } = model.service
  return fieldsOf(model, input, (type) => sources[type])
}

/** As `sourcesIn`, and what the handles begin with that each field takes, joined by a space: first those of its type. */
export function prefixesIn(model: Model, input: Schema): { [path: string]: string } {
  const { handles, handles_taken } = model.service
  return fieldsOf(model, input, (type) => {
    const all = [handles[type] ?? [], handles_taken[type] ?? []].flat()
    return all.length === 0 ? undefined : all.join(' ')
  })
}

function fieldsOf(
  model: Model,
  input: Schema,
  factOf: (type: string) => string | undefined,
): { [path: string]: string } {
  const found: { [path: string]: string } = {}
  look(model, input, [], { found, within: [], factOf })
  return found
}

/** The named type of a field, of its items, or of what it is if it is not null; null if it has none. */
export function namedType({ $ref, items, anyOf }: Schema): string | null {
  if (typeof $ref === 'string') return $ref.split('/')[2] ?? null
  const inner = [items, ...(Array.isArray(anyOf) ? anyOf : [])] as (Schema | undefined)[]
  for (const one of inner) {
    const name = one === undefined ? null : namedType(one)
    if (name !== null) return name
  }
  return null
}

interface Looking {
  readonly found: { [path: string]: string }
  /** The named types that are being looked through. */
  readonly within: readonly string[]
  /** What is looked for: something of the named type of a field. */
  readonly factOf: (type: string) => string | undefined
}

function look(model: Model, schema: Schema, path: readonly string[], at: Looking): void {
  const name = namedType(schema)
  const fact = name === null ? undefined : at.factOf(name)
  if (fact !== undefined && path.length > 0) at.found[path.join('/')] = fact
  const type = name === null ? undefined : typesByName(model).get(name)
  if (name !== null && type && !at.within.includes(name))
    look(model, type.schema, path, { ...at, within: [...at.within, name] })
  if (schema.items !== undefined) look(model, schema.items as Schema, path, at)
  for (const [field, one] of Object.entries(
    (schema.properties ?? {}) as { [name: string]: Schema },
  ))
    look(model, one, [...path, field], at)
}
