import type { Capability, Field, Model, NamedType, Schema } from '#codegen/model.ts'
import { typesByName } from '#codegen/types_by_name.ts'
import { standard } from '#codegen/emit/defs.ts'
import { saysType } from '#codegen/emit/typescript.ts'
import { deprecationText } from '#codegen/lifecycle.ts'
import { fieldText } from '#codegen/emit/mcp/field_text.ts'

/** What every write says of its key; the server's instructions say the rest. */
const keyText = 'Unique'

/**
 * The tool's arguments: the listed fields of the input, and the key of a write. Every field has a few words. Named types are written out:
 * some clients do not follow `$defs`. The root has no rules over several fields, because some clients drop the
 * tool then, and some models' APIs refuse the whole list.
 */
export function inputSchema(model: Model, capability: Capability): Schema {
  const { input } = capability
  const root = standard(input.schema)
  const properties: { [name: string]: Schema } = Object.fromEntries(
    input.fields
      .filter(({ listed }) => listed)
      .map((field) => [field.name, argument(model, field)]),
  )
  const required = new Set(root.required as string[] | undefined)
  if (capability.idempotency_key) {
    properties.idempotency_key = { type: 'string', description: keyText }
    required.add('idempotency_key')
  }
  return {
    type: 'object',
    properties: briefly(properties, required),
    ...(required.size > 0 && { required: [...required] }),
  }
}

/** A field of the root. A deprecation is never shortened: a caller who fills in the field must know it. */
function argument(model: Model, { schema, deprecated, required }: Field): Schema {
  const shown = described(model, standard(schema), { bounds: true, within: [] }, required)
  return deprecated
    ? { ...shown, deprecated: true, description: deprecationText(deprecated) }
    : shown
}

interface Place {
  /** Whether the smallest (from 2) and the largest number are shown; below the root only the service checks them. */
  readonly bounds: boolean
  /** The named types that are being written out. */
  readonly within: readonly string[]
}

/** A field with its description. */
function described(model: Model, schema: Schema, place: Place, isRequired: boolean): Schema {
  const text = fieldText(model, schema)
  // Elsewhere null is the same as omitting the field.
  const nullable = isRequired || /\bnull\b/.test(String(schema.description ?? ''))
  const shown = written(model, schema, { ...place, nullable })
  return text === '' ? shown : { ...shown, description: text }
}

/**
 * A schema without what a model does not need in order to fill it in. Lengths, patterns and rules are omitted, because
 * the service names every violation at once.
 */
function written(model: Model, schema: Schema, place: Place & { nullable: boolean }): Schema {
  const [name] = typeof schema.$ref === 'string' ? schema.$ref.split('/').slice(2) : []
  if (name !== undefined) {
    const type = typeNamed(model, name)
    if (!type) return {}
    if (place.within.includes(name)) return type.shape ? { type: 'object' } : {}
    return written(model, standard(type.schema), { ...place, within: [...place.within, name] })
  }
  const { type, enum: values, items, properties, format, minimum, maximum } = schema
  const branches = ((schema.anyOf ?? schema.oneOf) as Schema[] | undefined) ?? []
  const isRule = branches.length === 0 || branches.every((branch) => 'required' in branch)
  if (!isRule) return ofBranches(model, schema, branches, place)
  const parts = ((schema.allOf ?? []) as Schema[]).filter(saysType)
  if (parts.length > 0 && properties === undefined)
    return { allOf: parts.map((part) => written(model, part, place)) }
  return {
    ...(type !== undefined && { type: place.nullable ? type : withoutNull(type) }),
    ...(values !== undefined && { enum: values }),
    ...('const' in schema && { const: schema.const }),
    ...(format !== undefined && { format }),
    ...('default' in schema && { default: schema.default }),
    ...(place.bounds && Number(minimum ?? 0) > 1 && { minimum }),
    ...(place.bounds && maximum !== undefined && { maximum }),
    ...(items !== undefined && { items: item(model, items as Schema, place) }),
    ...(properties !== undefined && members(model, schema, place)),
  }
}

/** A choice between schemas; of a schema and null only the schema where null means nothing. */
function ofBranches(
  model: Model,
  schema: Schema,
  branches: readonly Schema[],
  place: Place & { nullable: boolean },
): Schema {
  const shown = branches.filter((branch) => place.nullable || branch.type !== 'null')
  const all = shown.map((branch) => written(model, branch, place))
  const fallback = 'default' in schema ? { default: schema.default } : {}
  if (all.length === 1) return { ...all[0], ...fallback }
  const [one, other] = all
  // A schema that has a type takes null as another one.
  if (all.length === 2 && other?.type === 'null' && typeof one?.type === 'string' && !one.enum)
    return { ...one, type: [one.type, 'null'], ...fallback }
  return { anyOf: all, ...fallback }
}

function withoutNull(type: unknown): unknown {
  if (!Array.isArray(type)) return type
  const others = type.filter((one) => one !== 'null')
  return others.length === 1 ? others[0] : others
}

function members(model: Model, schema: Schema, place: Place): Schema {
  const required = new Set(schema.required as string[] | undefined)
  const below = { ...place, bounds: false }
  return {
    properties: Object.fromEntries(
      Object.entries(schema.properties as { [name: string]: Schema }).map(([name, one]) => [
        name,
        described(model, one, below, required.has(name)),
      ]),
    ),
    ...(required.size > 0 && { required: [...required] }),
  }
}

/** Items of a list that cost more characters than this are outlined. */
const worthOutlining = 1_400

/** An item of a list. Of a large one the optional members that have members themselves are listed by name only. */
function item(model: Model, schema: Schema, place: Place): Schema {
  const shown = written(model, schema, { ...place, bounds: false, nullable: false })
  if (shown.properties === undefined || JSON.stringify(shown).length < worthOutlining) return shown
  const required = new Set(shown.required as string[] | undefined)
  const all = Object.entries(shown.properties as { [name: string]: Schema })
  const outlined = all.filter(([name, one]) => !required.has(name) && membersOf(one).length > 0)
  const said = outlined.map(
    ([name, one]) => `${name} {${membersOf(one).join(', ')}}${one.type === 'array' ? '[]' : ''}`,
  )
  return {
    type: 'object',
    properties: Object.fromEntries(all.filter((member) => !outlined.includes(member))),
    ...(required.size > 0 && { required: [...required] }),
    ...(said.length > 0 && { description: `May have ${said.join(', ')}` }),
  }
}

/** Of arguments that cost more characters together, optional lists and objects that cost more than these have their members in words. */
const worthShortening = 1_000
const worthWords = { list: 200, object: 400 }

/**
 * The arguments of a dear tool, of which the optional ones with many members say them in words: schemas cost twice as much. Nothing
 * of what is said of a member is left out.
 */
function briefly(
  properties: { [name: string]: Schema },
  required: ReadonlySet<string>,
): { [name: string]: Schema } {
  if (JSON.stringify(properties).length < worthShortening) return properties
  const said: Said = new Map()
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const most = schema.items === undefined ? worthWords.object : worthWords.list
      const isLong = JSON.stringify(schema).length > most && membersOf(schema).length > 0
      return [name, isLong && !required.has(name) ? inWords(name, schema, said) : schema]
    }),
  )
}

/** What arguments of a tool say of their members: the first argument that says it, by the members' names, or by a member and its words. */
type Said = Map<string, string>

/** An object, or a list of objects, whose members are in its description, optional ones with a `?`. */
function inWords(name: string, schema: Schema, said: Said): Schema {
  const { type, description, items } = schema
  const object = (items ?? schema) as Schema
  const all = membersOf(object).join(' ')
  const before = said.get(all)
  said.set(all, name)
  // Of members that another argument has as well, only which are required may differ.
  const required = ((object.required ?? []) as string[]).join(', ')
  const members =
    before === undefined
      ? `{${wordsOf(object, { name, said })}}`
      : `Members as in ${before}; required: ${required || 'none'}`
  const more =
    items === undefined || object.description === undefined ? '' : `. ${object.description}`
  return {
    type,
    ...(items !== undefined && { items: { type: 'object' } }),
    description: `${description}. ${members}${more}`,
  }
}

/**
 * Members in words; those of which the same is said stand together. Of the members of an argument, those that another argument
 * explains in the same words are named only, with where that is.
 */
function wordsOf({ properties, required }: Schema, of?: { name: string; said: Said }): string {
  const needed = new Set(required as string[] | undefined)
  const names = new Map<string, string[]>()
  for (const [name, one] of Object.entries((properties ?? {}) as { [name: string]: Schema })) {
    const shown = `${name}${needed.has(name) ? '' : '?'}`
    const words = memberWords(one)
    const before = of && one.description !== undefined ? of.said.get(`${shown}${words}`) : undefined
    if (of && before === undefined) of.said.set(`${shown}${words}`, of.name)
    const told = before === undefined ? words : ` as in ${before}`
    names.set(told, [...(names.get(told) ?? []), shown])
  }
  return [...names].map(([words, all]) => `${all.join(', ')}${words}`).join('; ')
}

/** What a member is: its type where it is no string, its values, its members, and what it means. */
function memberWords(schema: Schema): string {
  const { type, format, description, items, properties } = schema
  const inner = (items ?? schema) as Schema
  const list = items === undefined ? '' : '[]'
  const values = (inner.enum as unknown[] | undefined)?.join('|')
  const members = properties || inner.properties ? `{${wordsOf(inner)}}` : undefined
  const plain = String(format ?? inner.type ?? type)
  const isPlain = plain === 'string' && items === undefined
  const kind = values ?? members ?? (isPlain ? '' : plain.replace(',', ' or '))
  const what = `${kind}${list}`
  // What can only be one value needs no explanation.
  const isOne = (inner.enum as unknown[] | undefined)?.length === 1 && items === undefined
  const about = description === undefined || isOne ? '' : ` (${description})`
  return `${what === '' ? '' : ` ${what}`}${about}`
}

/** The names of the members of an object, or of the objects in a list. */
function membersOf({ properties, items }: Schema): string[] {
  return Object.keys(properties ?? (items as Schema | undefined)?.properties ?? {})
}

/** A named type of the model. */
export function typeNamed(model: Model, name: string): NamedType | undefined {
  return typesByName(model).get(name)
}
