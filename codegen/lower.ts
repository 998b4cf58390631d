import type { Schema } from '#codegen/model.ts'
import { type Bounds, type Type, type Word, words } from '#codegen/notation.ts'

/** The JSON Schema of a type; `named` gives that of a name (a `$ref`, or the schema of one of its fields). */
export function lower(type: Type, named: (name: string, field: string | null) => Schema): Schema {
  switch (type.kind) {
    case 'word':
      return lowerWord(type.word, type.bounds)
    case 'enum':
      return { type: 'string', enum: type.values }
    case 'name':
      return named(type.name, type.field)
    case 'array':
      return {
        type: 'array',
        items: lower(type.of, named),
        ...bounding('minItems', 'maxItems', type.bounds),
      }
    case 'nullable':
      return nullable(lower(type.of, named))
  }
}

/** The same schema, and null. */
export function nullable(schema: Schema): Schema {
  // Generators of clients trip over an enum of several types.
  const isOneOfSome = Array.isArray(schema.enum)
  if (typeof schema.type !== 'string' || schema.$ref !== undefined || isOneOfSome)
    return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [schema.type, 'null'] }
}

/** Every name a type refers to, with where. */
export function namesIn(type: Type): readonly Extract<Type, { kind: 'name' }>[] {
  if (type.kind === 'name') return [type]
  return type.kind === 'array' || type.kind === 'nullable' ? namesIn(type.of) : []
}

function lowerWord(word: Word, bounds: Bounds | null): Schema {
  const { schema, bounds: kind } = words[word]
  const [least, most] =
    kind === 'length' ? (['minLength', 'maxLength'] as const) : (['minimum', 'maximum'] as const)
  return { ...schema, ...bounding(least, most, bounds) }
}

function bounding(least: string, most: string, bounds: Bounds | null): Schema {
  return {
    ...(bounds?.least != null && { [least]: bounds.least }),
    ...(bounds?.most != null && { [most]: bounds.most }),
  }
}
