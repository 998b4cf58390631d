import type { Field, Rule, Schema, Shape, Words } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { entryOf, type Node } from '#codegen/source.ts'

/** The JSON Schema of an object: its fields, and its rules as keywords. */
export function shapeOf(fields: readonly Field[], rules: readonly Rule[], strict: boolean): Shape {
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    ...(required.length > 0 && { required }),
    ...(strict && { additionalProperties: false }),
    ...ruleKeywords(rules),
  }
  return { strict, fields, rules, schema }
}

function ruleKeywords(rules: readonly Rule[]): Schema {
  const anyOf = rules
    .filter((rule) => rule.kind === 'at_least_one_of')
    .map((rule) => ({
      anyOf: rule.fields.map((field) => having([field])),
    }))
  const not = rules
    .filter((rule) => rule.kind === 'not_together')
    .flatMap((rule) => pairs(rule.fields).map((pair) => ({ not: having(pair) })))
  const together = rules
    .filter((rule) => rule.kind === 'together')
    .flatMap((rule) =>
      rule.fields.map((field) => [field, rule.fields.filter((other) => other !== field)] as const),
    )
  const dependent: Record<string, string[]> = {}
  for (const [field, others] of together) {
    dependent[field] = [...new Set([...(dependent[field] ?? []), ...others])]
  }
  const single = anyOf.length < 2 && not.length < 2
  return {
    ...(together.length > 0 && { dependentRequired: dependent }),
    ...(single ? { ...anyOf[0], ...not[0] } : { allOf: [...anyOf, ...not] }),
  }
}

/** Present fields. Ajv's strict mode requires a definition of every required property next to it, so the schemas are empty. */
function having(fields: readonly string[]): Schema {
  return { properties: Object.fromEntries(fields.map((field) => [field, {}])), required: fields }
}

function pairs(fields: readonly string[]): [string, string][] {
  return fields.flatMap((one, index) =>
    fields.slice(index + 1).map((other): [string, string] => [one, other]),
  )
}

const annotations = ['title', 'description', 'default', 'examples', '$comment']
const keywords = [
  ...annotations,
  ...['$ref', 'type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'items',
    'minItems',
    'maxItems',
    'uniqueItems',
  ],
  ...[
    'properties',
    'required',
    'additionalProperties',
    'minProperties',
    'maxProperties',
    'dependentRequired',
  ],
  'x-words',
]
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']
const formats = ['date-time', 'date', 'uri']
const wordsOf: readonly Words[] = ['people', 'service', 'none']

/** Checks a hand-written `schema:`: known keywords only, and references to known types only. */
export function checkSchema(node: Node, reader: Reader, typeNames: ReadonlySet<string>): void {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return
  const schema = reader.mapping(node, 'a JSON Schema')
  if (!schema) return
  reader.keys(schema, keywords)
  for (const { key, value } of schema.entries) {
    if (key === '$ref') checkReference(value, reader, typeNames)
    if (['not', 'if', 'then', 'else', 'items', 'additionalProperties'].includes(key)) {
      checkSchema(value, reader, typeNames)
    }
    if (key === 'properties' && reader.mapping(value, '`properties`') && value.kind === 'mapping') {
      for (const property of value.entries) checkSchema(property.value, reader, typeNames)
    }
    if (['anyOf', 'oneOf', 'allOf'].includes(key) && value.kind === 'list') {
      for (const item of value.items) checkSchema(item, reader, typeNames)
    }
    if (key === 'x-words') reader.word(value, 'whose words', wordsOf)
    if (key === 'format') reader.word(value, 'format', formats)
    if (key === 'type' && value.kind === 'scalar') reader.word(value, 'JSON Schema type', types)
    if (key === 'type' && value.kind === 'list') reader.words(value, 'JSON Schema type', types)
    if (key === 'pattern') checkPattern(value, reader)
  }
  if (schema.entries.length > 0 && entryOf(schema, 'items') && !entryOf(schema, 'type')) {
    reader.problems.add(schema, 'a schema with `items` needs `type: array`')
  }
}

function checkReference(node: Node, reader: Reader, typeNames: ReadonlySet<string>): void {
  const reference = reader.text(node, '`$ref`')
  if (reference === null) return
  const name = /^#\/\$defs\/(.+)$/.exec(reference)?.[1]
  if (name === undefined) reader.problems.add(node, '`$ref` must be `#/$defs/<Name>`')
  else if (!typeNames.has(name)) reader.problems.unknown(node, 'type', name, typeNames)
}

function checkPattern(node: Node, reader: Reader): void {
  const pattern = reader.text(node, '`pattern`')
  if (pattern === null) return
  try {
    new RegExp(pattern, 'u')
  } catch {
    reader.problems.add(node, 'not a regular expression')
  }
}
