import type { Field, Model, Schema } from '#codegen/model.ts'

/** The type of the errors of answers. Its field `candidates` says only that there are objects. */
const errorType = 'OutcomeError'

/**
 * The types that candidates may have, each with the codes that have them; null if no code of the registry has any.
 * Schemas of single capabilities do not have them: every one of them would carry all of the types along.
 */
function candidateTypes({ errors }: Model): Schema | null {
  const asking = errors.filter(({ candidates }) => candidates !== null)
  const choices = [...Map.groupBy(asking, ({ candidates }) => candidates)].map(([name, codes]) => ({
    description: `With ${codes.map(({ code }) => code).join(', ')}.`,
    $ref: `#/$defs/${name}`,
  }))
  const [only = null] = choices
  // Linters refuse a choice between one.
  return choices.length > 1 ? { anyOf: choices } : only
}

/** The named types, with the types of the candidates in the error of an answer. */
export function withCandidates(
  model: Model,
  types: { [name: string]: Schema },
): { [name: string]: Schema } {
  const error = types[errorType]
  const items = candidateTypes(model)
  const properties = (error?.properties ?? {}) as { [name: string]: Schema }
  const { candidates } = properties
  if (!error || !candidates || !items) return types
  const typed = { ...properties, candidates: { ...candidates, items } }
  return { ...types, [errorType]: { ...error, properties: typed } }
}

/** The fields of a named type, with the types of the candidates if it is the error of an answer. */
export function fieldsWithCandidates(
  model: Model,
  name: string,
  fields: readonly Field[],
): readonly Field[] {
  const items = name === errorType ? candidateTypes(model) : null
  if (!items) return fields
  return fields.map((field) =>
    field.name === 'candidates' ? { ...field, schema: { ...field.schema, items } } : field,
  )
}
