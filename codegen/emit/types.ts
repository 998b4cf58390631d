import type { Capability, Field, Model, NamedType, OutputFile, Schema } from '#codegen/model.ts'
import { fieldsWithCandidates } from '#codegen/emit/candidates.ts'
import { typeNameOf } from '#codegen/build/resources.ts'
import { lifecycleTags, valuesText } from '#codegen/lifecycle.ts'
import { docComment, madeBy, pascal, quoted } from '#codegen/emit/text.ts'
import { interfaceOf, typeOf } from '#codegen/emit/typescript.ts'

/** The base of the envelope's types; spec/types/envelope.yaml has their fields. */
const envelopeTypes = ['Outcome', 'OutcomeError', 'Effect', 'NextAction']

/** Emits types.ts: every named type, every capability's input and data, and the table over them. */
export function emitTypes(model: Model): OutputFile[] {
  const handles = handlesOf(model)
  const text = [
    `// ${madeBy}\n`,
    named,
    ...model.types.map((type) => namedType(model, type, handles)),
    ...model.capabilities.map(capabilityTypes),
    capabilityTable(model),
    candidates(model),
    lookups,
    envelope(model),
  ].join('\n')
  return [{ path: 'types.ts', text }]
}

function namedType(model: Model, type: NamedType, handles: ReadonlySet<string>): string {
  if (type.shape !== null) {
    const fields = fieldsWithCandidates(model, type.name, type.shape.fields)
    return interfaceOf(type.name, [type.about], fields)
  }
  const { name, about, values, schema } = type
  const base = name.replace(/Long$/, '')
  const kind = handles.has(base) ? ` & Named<${quoted(base)}>` : ''
  return `${docComment([about, valuesText(values)])}export type ${name} = ${typeOf(schema)}${kind}\n`
}

/** The types of handles of one kind of resource: a handle of another kind in its place is a mistake. */
function handlesOf({ types }: Model): ReadonlySet<string> {
  const firsts = types.map(({ resource, shape }) => (resource ? shape?.fields[0] : undefined))
  return new Set(firsts.flatMap((field) => (field && typeNameOf(field.schema)) ?? []))
}

const named = `${docComment([
  'A text that identifies something of one kind. Any text can be passed for it, but not a handle of another kind.',
])}export interface Named<Kind extends string> {
  /** Only for the compiler: it is never there. */
  readonly [kindOf]?: Kind
}
declare const kindOf: unique symbol
`

function capabilityTypes(capability: Capability): string {
  const name = pascal(capability.id)
  const parts = [
    interfaceOf(
      `${name}Input`,
      [`Input of \`${capability.id}\` ${capability.version}.`],
      capability.input.fields,
    ),
    interfaceOf(
      `${name}Data`,
      [`\`data\` of an answer of \`${capability.id}\`.`],
      capability.data.fields,
    ),
  ]
  if (capability.earlier.length > 0) {
    const about = `Input of \`${capability.id}\` in any accepted version, as its handler sees it.`
    parts.splice(1, 0, interfaceOf(`${name}AnyInput`, [about], anyInput(capability)))
  }
  return parts.join('\n')
}

/** The fields of all accepted versions: required only where every version requires them. */
function anyInput(capability: Capability): Field[] {
  const versions = [capability.input, ...capability.earlier.map((earlier) => earlier.input)]
  const merged = new Map<string, Field>()
  for (const shape of versions) {
    for (const field of shape.fields) {
      const known = merged.get(field.name)
      merged.set(
        field.name,
        known === undefined ? field : { ...known, schema: either(known.schema, field.schema) },
      )
    }
  }
  return [...merged.values()].map((field) => ({
    ...field,
    required: versions.every((shape) =>
      shape.fields.some((other) => other.name === field.name && other.required),
    ),
  }))
}

function either(one: Schema, other: Schema): Schema {
  return typeOf(one) === typeOf(other) ? one : { anyOf: [one, other] }
}

function capabilityTable(model: Model): string {
  const rows = model.capabilities.map((capability) => {
    const name = pascal(capability.id)
    const statuses = capability.statuses.map(quoted).join(' | ')
    return [
      docComment([`${capability.summary}.`, ...lifecycleTags(capability)], '  '),
      `  ${quoted(capability.id)}: {\n`,
      `    input: ${name}${capability.earlier.length > 0 ? 'AnyInput' : 'Input'}\n`,
      `    request: ${name}Input\n`,
      `    data: ${name}Data\n`,
      `    effect: ${quoted(capability.effect)}\n`,
      `    status: ${statuses}\n`,
      '  }\n',
    ].join('')
  })
  const about = 'Every capability: what its handler gets, what callers send, what comes back.'
  return `${docComment([about])}export interface Capabilities {\n${rows.join('')}}\n`
}

/** For each code whose answers have candidates, the type of one. */
function candidates({ errors }: Model): string {
  const rows = errors.flatMap(({ code, candidates: type }) =>
    type === null ? [] : `  ${code}: ${type}\n`,
  )
  const about = 'What the caller may choose from, by the code of the error that has it.'
  return `${docComment([about])}export interface Candidates {\n${rows.join('')}}\n`
}

const lookups = `export type CapabilityId = keyof Capabilities

/** The input of a handler: the current input, with the fields that only earlier versions have as optional ones. */
export type Input<Id extends CapabilityId> = Capabilities[Id]['input']

/** The input that a caller sends, in the current version. */
export type Request<Id extends CapabilityId> = Capabilities[Id]['request']

export type Data<Id extends CapabilityId> = Capabilities[Id]['data']

export type Status<Id extends CapabilityId = CapabilityId> = Capabilities[Id]['status']
`

function envelope(model: Model): string {
  const known = new Set(model.types.map((type) => type.name))
  const [outcome, error, effect, next] = envelopeTypes.map((name) =>
    known.has(name) ? name : 'unknown',
  )
  return `/** What every answer with HTTP status 200 carries beside its status, data and error. */
export interface Envelope {
  contract: ${quoted(model.service.contract)}
  outcome: ${outcome}
  /** The error again, and any that came with it. */
  errors: ${error}[]
  /** The effects, confirmed or not. Absent if there can be none. */
  effects?: ${effect}[]
  next_actions: ${next}[]
  /** The durable execution; every write has one. */
  execution_id?: string
  /** True if this is the stored answer to an earlier request with the same key. */
  replayed?: boolean
  request_id: string
  capability: { name: CapabilityId; version: string }
}

/** The whole answer of one capability. It has data unless its status is needs_input or failed. */
export type Answer<Id extends CapabilityId> = Envelope &
  (
    | {
        status: Extract<Status<Id>, 'completed' | 'unchanged' | 'accepted'>
        data: Data<Id>
        error: null
      }
    | {
        status: Extract<Status<Id>, 'needs_input' | 'failed'>
        data: Data<Id> | null
        error: ${error}
      }
  )
`
}
