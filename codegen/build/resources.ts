import type { Field, NamedType, ResourceFact, Schema, Shape } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { entryOf, type Mapping } from '#codegen/source.ts'

/** Finds a named type. */
export interface TypesByName {
  get(name: string): NamedType | null
}

/** The name of the type a field refers to, directly or beside null; null where it refers to none. */
export function typeNameOf({ $ref, anyOf }: Schema): string | null {
  if (typeof $ref === 'string') return /^#\/\$defs\/([^/]+)$/.exec($ref)?.[1] ?? null
  const named = (Array.isArray(anyOf) ? anyOf : []).map(typeNameOf).filter((name) => name !== null)
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Whether a field holds a handle: its type is a named one that ends in Handle, Id or Token. */
export function isHandle({ schema }: Pick<Field, 'schema'>): boolean {
  return isHandleName(typeNameOf(schema) ?? '')
}

/** Whether a named type is one of handles, by its name. */
export function isHandleName(name: string): boolean {
  return /(Handle|Id|Token)(Long)?$/.test(name)
}

/** `resource:` of an object type, with the noun and the plural under which data keeps it. */
export function readResource(
  node: Mapping,
  fields: readonly Field[],
  reader: Reader,
): ResourceFact | null {
  const found = entryOf(node, 'resource')
  const word = (key: 'resource' | 'noun' | 'plural') => readWord(node, key, reader)
  if (!found) {
    for (const key of ['noun', 'plural']) {
      const alone = entryOf(node, key)
      if (alone) reader.problems.add(alone.at, `\`${key}\` has no meaning without \`resource\``)
    }
    return null
  }
  const kind = word('resource')
  const [handle] = fields
  // A type that is unknown is a problem of its own.
  const isBroken = handle !== undefined && Object.keys(handle.schema).length === 0
  if (!handle?.required || (!isHandle(handle) && !isBroken)) {
    reader.problems.add(
      found.at,
      'the first field of a resource is its handle: required, and of a type that ends in Handle, Id or Token',
    )
  }
  if (kind === null || !handle) return null
  return { kind, noun: word('noun') ?? kind, plural: word('plural'), handle: handle.name }
}

function readWord(node: Mapping, key: string, reader: Reader): string | null {
  const found = entryOf(node, key)
  const text = found ? reader.text(found.value, `\`${key}\``) : null
  if (found && text !== null && !/^[a-z][a-z0-9_]*$/.test(text)) {
    reader.problems.add(found.value, `\`${key}\` is one lower-case word, such as prepared_action`)
  }
  return text
}

/** `label:` of a type or a capability: the path to a field, such as `name` or `plan.title`. */
export function readLabel(
  node: Mapping,
  shape: Shape,
  types: TypesByName,
  reader: Reader,
): readonly string[] {
  const found = entryOf(node, 'label')
  const path = found ? (reader.text(found.value, '`label`') ?? '') : ''
  if (!found || path === '') return []
  const steps = path.split('.')
  let fields = shape.fields
  for (const step of steps) {
    const field = fields.find(({ name }) => name === step)
    if (!field) {
      const known = fields.map(({ name }) => name)
      reader.problems.unknown(found.value, 'field', step, known)
      return []
    }
    fields = types.get(typeNameOf(field.schema) ?? '')?.shape?.fields ?? []
  }
  return steps
}
