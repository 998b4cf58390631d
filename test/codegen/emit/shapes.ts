import type { Field, NamedType, Schema, Shape } from '#codegen/model.ts'

/** Where everything of the small registry stands. */
export const location = { file: 'spec/test.yaml', line: 1, column: 1 }

/** A field as the registry would give it; a name that ends in `?` may be left out. */
export function field(
  name: string,
  schema: Schema,
  about = `About ${name.replace('?', '')}.`,
): Field {
  const required = !name.endsWith('?')
  return {
    name: name.replace(/\?$/, ''),
    required,
    about,
    carry: true,
    listed: true,
    since: null,
    deprecated: null,
    values: [],
    schema,
    location,
  }
}

/** An object shape, its schema lowered as the registry's is. */
export function shape(
  fields: Field[],
  options: { strict?: boolean; rules?: Shape['rules'] } = {},
): Shape {
  const { strict = false, rules = [] } = options
  const required = fields.filter((one) => one.required).map((one) => one.name)
  const choices = rules.filter((rule) => rule.kind === 'at_least_one_of')
  const properties = Object.fromEntries(
    fields.map((one) => [one.name, { ...one.schema, description: one.about }]),
  )
  const schema: Schema = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(strict ? { additionalProperties: false } : {}),
    ...(choices[0]
      ? {
          anyOf: choices[0].fields.map((name) => ({
            properties: { [name]: {} },
            required: [name],
          })),
        }
      : {}),
  }
  return { strict, fields, rules, schema }
}

/** A named type: an object when it is given a shape, else an alias. */
export function named(name: string, about: string, of: Shape | Schema): NamedType {
  const isShape = 'fields' in of && Array.isArray(of.fields)
  const schema = (isShape ? (of as Shape).schema : of) as Schema
  return {
    name,
    area: 'test',
    about,
    schema: { ...schema, description: about },
    shape: isShape ? (of as Shape) : null,
    resource: null,
    label: [],
    values: [],
    location,
  }
}

export const text = { type: 'string' }
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
