import { typeNameOf, isHandleName } from '#codegen/build/resources.ts'
import { usageOf } from '#codegen/diff/usage.ts'
import { references } from '#codegen/emit/defs.ts'
import { isProtocol } from '#codegen/load.ts'
import type { Field, Location, Model, NamedType, Schema, Words } from '#codegen/model.ts'
import { typesByName } from '#codegen/types_by_name.ts'

/** A string of an answer that may have any content: no list of values, format or pattern limits it. */
export interface AnswerString {
  /** The name of the field that holds it, or a list of such. */
  readonly field: string
  /** What the field belongs to: `ideas.lists.get data` or `type Person`. */
  readonly of: string
  /** Whose words it holds; null where the registry does not say. */
  readonly words: Words | null
  readonly location: Location
}

type Types = ReadonlyMap<string, NamedType>

/** The types of every answer around its data. */
const around = ['Outcome', 'OutcomeError', 'Effect', 'NextAction', 'Problem', 'CapabilityFacts']

/** Of models that were asked for: tables, tools and lint rules do. */
const ofData = new WeakMap<Model, readonly AnswerString[]>()

/** The free strings of data and of candidates, each place once; handles are none. */
export function dataStrings(model: Model): readonly AnswerString[] {
  const found = ofData.get(model) ?? findDataStrings(model)
  ofData.set(model, found)
  return found
}

function findDataStrings(model: Model): AnswerString[] {
  const used = new Set(
    [...usageOf(model)].filter(([, ways]) => ways.has('data')).map(([name]) => name),
  )
  return [
    ...model.capabilities.flatMap(({ id, data }) => ofFields(model, `${id} data`, data.fields)),
    ...ofTypes(model, used),
  ].filter(firstOfItsPlace())
}

/** Those of the parts that every answer has, and of problems. */
export function protocolStrings(model: Model): AnswerString[] {
  const types = typesByName(model)
  const used = new Set<string>()
  const reach = (name: string): void => {
    const type = types.get(name)
    if (!type || used.has(name)) return
    used.add(name)
    for (const inner of references(type.schema)) reach(inner)
  }
  for (const name of around) reach(name)
  return ofTypes(model, used).filter(firstOfItsPlace())
}

/**
 * Whose words the strings of data hold, by the names of their fields; without those that hold no words. Where two
 * strings of one name say different things, which the lint rule one-name-holds-one-kind-of-words reports, people win:
 * what is quoted without need does no harm.
 */
export function wordsByField(model: Model): Map<string, Exclude<Words, 'none'>> {
  const found = new Map<string, Exclude<Words, 'none'>>()
  for (const { field, words } of dataStrings(model))
    if (words !== null && words !== 'none' && found.get(field) !== 'people') found.set(field, words)
  return found
}

/** Whether a registry says of any string of its own whose words it holds. */
export function saysWords(model: Model): boolean {
  return dataStrings(model).some(({ words, location }) => words && !isProtocol(location.file))
}

/** Whose words the strings of one field hold, without those of the fields inside of it. */
export function wordsIn(types: Types, schema: Schema): Set<Words> {
  const all = stringsIn(types, schema, '', new Set())
  return new Set(all.flatMap(({ field, words }) => (field === '' ? (words ?? []) : [])))
}

function firstOfItsPlace(): (one: AnswerString) => boolean {
  const seen = new Set<string>()
  return ({ field, location: { file, line } }) => {
    const place = `${file}:${line} ${field}`
    return !seen.has(place) && seen.add(place) !== undefined
  }
}

function ofTypes(model: Model, used: ReadonlySet<string>): AnswerString[] {
  return model.types
    .filter(({ name }) => used.has(name))
    .flatMap(({ name, shape }) => ofFields(model, `type ${name}`, shape?.fields ?? []))
}

function ofFields(model: Model, of: string, fields: readonly Field[]): AnswerString[] {
  const types = typesByName(model)
  return fields.flatMap(({ name, schema, location }) =>
    stringsIn(types, schema, name, new Set()).map((one) => ({ ...one, of, location })),
  )
}

/** The free strings of a schema by the field that holds them. The fields of an object type have their own place. */
function stringsIn(
  types: Types,
  schema: Schema,
  field: string,
  open: ReadonlySet<string>,
): Pick<AnswerString, 'field' | 'words'>[] {
  const inner = (one: unknown, name = field) =>
    isSchema(one) ? stringsIn(types, one, name, open) : []
  const name = typeof schema.$ref === 'string' ? typeNameOf(schema) : null
  if (name !== null) {
    const type = types.get(name)
    if (!type || type.shape || open.has(name) || isHandleName(name)) return []
    return stringsIn(types, type.schema, field, new Set([...open, name]))
  }
  return [
    ...(isFree(schema) ? [{ field, words: wordsOf(schema) }] : []),
    ...inner(schema.items),
    ...inner(schema.additionalProperties),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
      Array.isArray(schema[keyword]) ? schema[keyword].flatMap((one) => inner(one)) : [],
    ),
    ...Object.entries(Object(schema.properties)).flatMap(([own, one]) => inner(one, own)),
  ]
}

function isFree(schema: Schema): boolean {
  return (
    [schema.type].flat().includes('string') &&
    !['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in schema)
  )
}

function wordsOf({ 'x-words': words }: Schema): Words | null {
  return (words as Words | undefined) ?? null
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
