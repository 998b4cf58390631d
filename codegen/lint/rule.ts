import { usageOf } from '#codegen/diff/usage.ts'
import type { Capability, Field, Location, Model, NamedType, Schema } from '#codegen/model.ts'

/** A rule for the registry: something that is valid but should not be written. */
export interface LintRule {
  /** Its name on the command line, in suppressions and in the address of its page. */
  readonly id: string
  /** What it requires, in one sentence. */
  readonly what: string
  readonly why: string
  /** An entry that breaks it and one that does not, as they would appear in `file`. */
  readonly file: 'spec/capabilities/example.yaml' | 'spec/types/example.yaml' | 'spec/errors.yaml'
  readonly wrong: string
  readonly right: string
  check(model: Model): Iterable<Finding>
  /** Whether it has something to check in a registry; without this, it always has. */
  appliesTo?(model: Model): boolean
}

/** One place that breaks a rule. */
export interface Finding {
  readonly location: Location
  readonly message: string
}

/** A field and what it belongs to. */
export interface Placed {
  readonly field: Field
  /** `ideas.lists.create input` or `type Person`. */
  readonly of: string
  readonly direction: 'input' | 'data'
}

/** Every field as it is written: of inputs and data, and of named types, each place once. */
export function fieldsOf(model: Model): Placed[] {
  const sent = sentTypes(model)
  const all = [
    ...model.capabilities.flatMap(({ id, input, data }) => [
      ...input.fields.map((field) => ({ field, of: `${id} input`, direction: 'input' as const })),
      ...data.fields.map((field) => ({ field, of: `${id} data`, direction: 'data' as const })),
    ]),
    ...model.types.flatMap(({ name, shape }) =>
      (shape?.fields ?? []).map((field) => ({
        field,
        of: `type ${name}`,
        direction: sent.has(name) ? ('input' as const) : ('data' as const),
      })),
    ),
  ]
  const seen = new Set<string>()
  return all.filter(({ field: { location } }) => {
    const place = `${location.file}:${location.line}:${location.column}`
    return !seen.has(place) && seen.add(place)
  })
}

/** The named types that callers send. */
function sentTypes(model: Model): Set<string> {
  const sent = [...usageOf(model)].filter(([, ways]) => ways.has('input'))
  return new Set(sent.map(([name]) => name))
}

/** The schema with references resolved and without its null. */
export function meant(schema: Schema, types: readonly NamedType[]): Schema {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/$defs/', '')
    const named = types.find((type) => type.name === name)
    return named ? meant(named.schema, types) : schema
  }
  if (Array.isArray(schema.anyOf)) {
    const rest = schema.anyOf.filter((branch: Schema) => branch.type !== 'null')
    if (rest.length === 1) return meant(rest[0], types)
  }
  return schema
}

/** The last word of an id: `get` of `ideas.lists.get`. */
export function verbOf({ id }: Capability): string {
  return id.slice(id.lastIndexOf('.') + 1)
}
