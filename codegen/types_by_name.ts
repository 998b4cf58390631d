import type { Model, NamedType } from '#codegen/model.ts'

const known = new WeakMap<Model, ReadonlyMap<string, NamedType>>()

/** The named types of a model by their names. Emitters, lint rules and tools ask for it many times. */
export function typesByName(model: Model): ReadonlyMap<string, NamedType> {
  const types = known.get(model) ?? new Map(model.types.map((type) => [type.name, type]))
  known.set(model, types)
  return types
}
