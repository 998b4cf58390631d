import type { Names } from '#codegen/emit/docs/names.ts'
import type { Model, Schema } from '#codegen/model.ts'

/** For each named type the first value that an example of the registry has for it. */
export function exampleValues(model: Model, names: Names): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  const visit = (schema: Schema, value: unknown): void => {
    if (value === null || value === undefined) return
    if (typeof schema.$ref === 'string') {
      const type = names.types.get(schema.$ref.split('/')[2] ?? '')
      if (!type) return
      // An empty object says nothing; a later one may.
      if (!found.has(type.name) && JSON.stringify(value) !== '{}') found.set(type.name, value)
      visit(type.schema, value)
      return
    }
    for (const choice of (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Schema[])
      visit(choice, value)
    if (Array.isArray(value)) {
      for (const item of value) if (schema.items) visit(schema.items as Schema, item)
    } else if (typeof value === 'object') {
      const properties = (schema.properties ?? {}) as { [name: string]: Schema }
      for (const [name, part] of Object.entries(value)) {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined
        if (property) visit(property, part)
      }
    }
  }
  const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
  for (const { examples, input, data } of model.capabilities) {
    for (const { input: given, answer } of examples) {
      visit(data.schema, answer.data)
      visit(input.schema, given)
      visit(ref('Outcome'), answer.outcome)
      visit(ref('OutcomeError'), answer.error)
      visit({ items: ref('Effect') }, answer.effects)
    }
  }
  return found
}
