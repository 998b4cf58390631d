import type {
  AnswerFacts,
  AnswerPart,
  Field,
  NamedType,
  ResourceFact,
  Schema,
  Shape,
} from '#codegen/model.ts'
import { isHandle, typeNameOf } from '#codegen/build/resources.ts'

/** The sources of an answer's facts. */
export interface Answering {
  /** Every accepted input, the current one first. */
  readonly inputs: readonly Shape[]
  readonly data: Shape
  /** The path to the label of the data itself. */
  readonly label: readonly string[]
}

/** Where the data of a capability's answers contains resources and handles, and which input fields next actions do not suggest. */
export function answerFacts(
  { inputs, data, label }: Answering,
  types: readonly NamedType[],
): AnswerFacts {
  const resources = resourcesIn(types)
  const nouns = new Set(resources.map(({ noun }) => noun))
  const lists = new Set(['items', ...resources.flatMap(({ plural }) => plural ?? [])])
  const part = (fields: readonly Field[], own: NamedType | null) => partOf(fields, own, types)
  const named = (schema: Schema) => types.find(({ name }) => name === typeNameOf(schema)) ?? null
  const single = data.fields.flatMap(({ name, schema }) => {
    const type = nouns.has(name) ? named(schema) : null
    const made = type?.shape ? part(type.shape.fields, type) : null
    return made ? [[name, made] as const] : []
  })
  const several = [...lists].flatMap((name) => {
    const field = data.fields.find((one) => one.name === name)
    const type = field && isSchema(field.schema.items) ? named(field.schema.items) : null
    const made = type?.shape ? listPart(type.shape.fields, type, types) : null
    return made ? [[name, made] as const] : []
  })
  const self = part(data.fields, null)
  return {
    self: self && { ...self, label },
    nouns: Object.fromEntries(single),
    lists: Object.fromEntries(several),
    own: ownFields(inputs),
  }
}

/** A list's entries: resources themselves, or each with one inside. */
function listPart(
  fields: readonly Field[],
  type: NamedType,
  types: readonly NamedType[],
): AnswerPart | null {
  const made = partOf(fields, type, types)
  if (made && made.kinds.length > 0) return made
  for (const field of fields) {
    const inner = types.find(({ name }) => name === typeNameOf(field.schema))
    if (!inner?.resource || inner.resource.noun !== field.name || !inner.shape) continue
    const found = partOf(inner.shape.fields, inner, types)
    if (found) return { ...found, handles: made?.handles ?? [], within: field.name }
  }
  return made
}

/** Null if a part is not a resource and contains no handle. */
function partOf(
  fields: readonly Field[],
  type: NamedType | null,
  types: readonly NamedType[],
): AnswerPart | null {
  const handles = fields.filter((field) => field.carry && isHandle(field)).map(({ name }) => name)
  const own = type?.resource ?? null
  const kinds = (own ? [own] : resourcesIn(types))
    .filter(({ handle }) => fields.some(({ name }) => name === handle))
    .map(({ kind, handle }) => [kind, handle] as const)
  if (kinds.length === 0 && handles.length === 0) return null
  return { kinds, label: type?.label ?? [], handles, within: null }
}

/** Each resource once: a type that includes another one is the same resource. */
function resourcesIn(types: readonly NamedType[]): ResourceFact[] {
  return [...new Set(types.flatMap(({ resource }) => resource ?? []))]
}

/** Fields with `carry: false`, in any accepted version of the input. */
function ownFields(inputs: readonly Shape[]): string[] {
  const own = inputs.flatMap(({ fields }) => fields.filter(({ carry }) => !carry))
  return [...new Set(own.map(({ name }) => name))]
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object'
}
