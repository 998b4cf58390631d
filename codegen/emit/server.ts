import { wordsByField } from '#codegen/answer_strings.ts'
import type { Capability, Model, OutputFile, Schema, SurfaceFact } from '#codegen/model.ts'
import { emitDataParts } from '#codegen/emit/data_parts.ts'
import { bodyBytes } from '#codegen/emit/body_bytes.ts'
import { inToolNames } from '#codegen/emit/mcp/names.ts'
import { onlyPrepares } from '#codegen/emit/only_prepares.ts'
import { general } from '#codegen/emit/shared/synonyms.ts'
import { prefixesIn, sourcesIn } from '#codegen/emit/sources.ts'
import {
  camel,
  docComment,
  flatLiteral,
  literal,
  madeBy,
  propertyName,
  quoted,
} from '#codegen/emit/text.ts'
import { unlistedExamples } from '#codegen/emit/unlisted_examples.ts'
import { emitValidators } from '#codegen/emit/validators/emit.ts'

/** Emits server/: the capability table, the error table, the map of handlers, the compiled validators. */
export async function emitServer(model: Model): Promise<OutputFile[]> {
  return [...serverTables(model), ...(await emitValidators(model))]
}

/** What emitServer emits without the validators, which take most of its time. */
export function serverTables(model: Model): OutputFile[] {
  return [
    { path: 'server/capabilities.ts', text: capabilityTable(model) },
    { path: 'server/answers.ts', text: answerTable(model) },
    emitDataParts(model),
    { path: 'server/sources.ts', text: sourceTable(model) },
    { path: 'server/lifecycles.ts', text: lifecycleTable(model) },
    { path: 'server/errors.ts', text: errorTable(model) },
    { path: 'server/handlers.ts', text: handlerMap(model) },
    unlistedExamples(model),
  ]
}

/** What the server needs to know about a capability at run time. */
function facts(model: Model, capability: Capability) {
  const { input } = capability
  return {
    id: capability.id,
    version: capability.version,
    earlier_versions: capability.earlier.map((earlier) => earlier.version),
    summary: capability.summary,
    effect: capability.effect,
    ability: capability.ability,
    statuses: capability.statuses,
    status_capability: capability.status_capability,
    receipt: capability.receipt,
    idempotency_key: capability.idempotency_key,
    surfaces: capability.surfaces,
    tool: capability.tool,
    aliases: model.service.aliases[capability.id] ?? [],
    direct: capability.direct,
    only_prepares: onlyPrepares(capability),
    destructive: capability.destructive,
    open_world: capability.open_world,
    extension: capability.extension,
    next: capability.next,
    may_follow: capability.may_follow,
    disclosures: capability.disclosures,
    may_disclose: capability.may_disclose,
    kind: capability.kind,
    errors: capability.errors,
    fails_with: capability.fails_with,
    fields: input.fields.map((field) => field.name),
    required: input.fields.filter((field) => field.required).map((field) => field.name),
    rules: input.rules,
    needs: capability.needs,
    strict: input.strict,
    paged: input.fields.some((field) => field.name === 'cursor'),
    body_bytes: bodyBytes(model, capability),
  }
}

const protocolType = `/** How the service uses the protocol, and what of it. */
export interface ProtocolFacts {
  /** What the addresses of the API begin with. */
  readonly path: string
  /** Where a person makes an access token, in words. */
  readonly tokens: string
  /** The capability that commits a prepared action; null if nothing is prepared. */
  readonly commit: CapabilityId | null
  /** The ability whose capabilities need the user's explicit approval; null if there is none. */
  readonly approval: string | null
  /** Below which path a person reviews prepared actions, each at its handle; null if there are no such pages. */
  readonly approvals: string | null
  /** The capability that reads the execution of a write; null if executions cannot be read. */
  readonly executions: CapabilityId | null
  /** What each interface is; one that the service does not have is missing. */
  readonly interfaces: { readonly [name: string]: string | undefined }
  /** Surfaces that are turned off: capabilities still name them, and no caller is told of them. */
  readonly off: readonly string[]
}
`

const factsType = (
  surfaces: readonly SurfaceFact[],
) => `/** What the registry says of a capability, as far as the server acts on it. */
export interface CapabilityFacts {
  readonly id: CapabilityId
  readonly version: string
  readonly earlier_versions: readonly string[]
  readonly summary: string
  readonly effect: 'read' | 'write' | 'external_send'
  readonly ability: string
  readonly statuses: readonly ('completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed')[]
  readonly status_capability: CapabilityId | null
  readonly receipt: boolean
  readonly idempotency_key: boolean
  readonly surfaces: readonly (${surfaces.map(({ name }) => quoted(name)).join(' | ')})[]
  readonly tool: string | null
  /** What else people call what it does. */
  readonly aliases: readonly string[]
  readonly direct: boolean
  /** Whether all it ever does is prepare an action, so that nothing comes of it without a commit. */
  readonly only_prepares: boolean
  readonly destructive: boolean
  readonly open_world: boolean
  readonly extension: boolean
  readonly next: readonly { readonly capability: CapabilityId; readonly reason: string }[]
  /** The other capabilities that its answers may suggest. */
  readonly may_follow: readonly CapabilityId[]
  readonly disclosures: readonly string[]
  /** The other disclosures that its answers may contain. */
  readonly may_disclose: readonly string[]
  readonly kind: string
  readonly errors: readonly ErrorCode[]
  /** Of these errors, those of an answer of the status failed although their code has another. */
  readonly fails_with: readonly ErrorCode[]
  /** Names of the current input's fields, in order. */
  readonly fields: readonly string[]
  readonly required: readonly string[]
  readonly rules: readonly {
    readonly kind: 'at_least_one_of' | 'together' | 'not_together'
    readonly fields: readonly string[]
  }[]
  /** Optional fields without which a call is refused or asked for them; of each group one is enough. */
  readonly needs: readonly (readonly string[])[]
  /** Unknown fields of the input are refused. */
  readonly strict: boolean
  /** Whether \`cursor\` continues an earlier page. */
  readonly paged: boolean
  /** How large a body may be: more than usual if one field may fill a whole body. */
  readonly body_bytes: number
}
`

function capabilityTable(model: Model): string {
  const { service } = model
  const registry = {
    brand: service.brand,
    title: service.title,
    icons: service.icons,
    contract: service.contract,
    registry_version: service.registry_version,
    machine_version: service.machine_version,
    examples_friday: service.examples_friday,
    client_header: service.client_header,
    tool_prefix: service.tool_prefix,
    limits: service.limits,
    disclosures: Object.fromEntries(service.disclosures.map(({ name, text }) => [name, text])),
    abilities: Object.fromEntries(service.abilities.map(({ name, about }) => [name, about])),
    toolsets: service.toolsets,
    instructions: service.instructions.map((line) => inToolNames(model, line)),
    synonyms: [...general, ...service.synonyms],
    opposites: service.opposites,
    translations: service.translations,
  }
  const rows = model.capabilities.map(
    (capability) => `  ${quoted(capability.id)}: ${literal(facts(model, capability), '  ', 0)},\n`,
  )
  return [
    `// ${madeBy}`,
    "import type { CapabilityId } from '../types.ts'",
    "import type { ErrorCode } from './errors.ts'",
    '',
    docComment(['Facts about the whole service.']) +
      `export const registry = ${literal(registry)} as const`,
    '',
    protocolType,
    `export const protocol: ProtocolFacts = ${literal(service.protocol)}`,
    '',
    factsType(service.surfaces),
    'export const capabilities: { readonly [Id in CapabilityId]: CapabilityFacts } = {',
    `${rows.join('')}}\n`,
  ].join('\n')
}

/** One line for each capability, so that branches which add some merge. */
function sourceTable(model: Model): string {
  const rows = (found: (model: Model, input: Schema) => { [path: string]: string }) =>
    model.capabilities
      .map(({ id, input }) => [id, found(model, input.schema)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0)
      .map(([id, fields]) => `  ${quoted(id)}: ${flatLiteral(fields)},\n`)
      .join('')
  return `// ${madeBy}
import type { CapabilityId } from '../types.ts'

/**
 * Which capability gives what a field of an input asks for, by capability and by the names that lead to the field,
 * joined by \`/\`.
 */
export const sources: {
  readonly [Id in CapabilityId]?: { readonly [path: string]: CapabilityId }
} = {
${rows(sourcesIn)}}

/** By the same names, what the handles begin with that a field takes, separated by a space. Other fields take no handle, or any. */
export const prefixesTaken: {
  readonly [Id in CapabilityId]?: { readonly [path: string]: string }
} = {
${rows(prefixesIn)}}
`
}

/** One line for each resource and each capability, so that branches which add some merge. */
function answerTable(model: Model): string {
  const kinds = new Set<string>()
  const resources = model.types.flatMap(({ resource, label }) => {
    // A type that includes a resource is that resource.
    if (!resource || kinds.has(resource.kind)) return []
    kinds.add(resource.kind)
    return [`  ${flatLiteral({ kind: resource.kind, handle: resource.handle, label })},\n`]
  })
  const rows = model.capabilities.map(
    ({ id, answer }) => `  ${quoted(id)}: ${flatLiteral(answer)},\n`,
  )
  return `// ${madeBy}
import type { CapabilityId } from '../types.ts'

/** A part of an answer's data: its possible resources, its label, and its handles. */
export interface AnswerPart {
  /** The kinds of resource it may be, each with the field of its handle; the first that is there decides. */
  readonly kinds: readonly (readonly [kind: string, handle: string])[]
  /** The path to its label; empty if it has none. */
  readonly label: readonly string[]
  /** Fields whose values next actions suggest. */
  readonly handles: readonly string[]
  /** The field within it that contains the resource; null if it is the resource itself. */
  readonly within: string | null
}

/** Where the data of an answer contains resources, and which input fields next actions do not suggest. */
export interface AnswerFacts {
  /** The data itself; null if it contains no handle. */
  readonly self: AnswerPart | null
  /** Single resources by the field of data. */
  readonly nouns: { readonly [field: string]: AnswerPart }
  /** Lists of resources by the field of data, in the order of outcome.resources. */
  readonly lists: { readonly [field: string]: AnswerPart }
  /** Input fields that are specific to this one call. */
  readonly own: readonly string[]
}

/** A kind of resource: the field of its handle, and the path to its label, which is empty if it has none. */
export interface ResourceFacts {
  readonly kind: string
  readonly handle: string
  readonly label: readonly string[]
}

export const resources: readonly ResourceFacts[] = [
${resources.join('')}]

/**
 * Whose words the strings of data hold, by the name of their field. people: what a person or a page wrote. service:
 * sentences of the service, which may quote such words. Other fields hold no words.
 */
export const words: { readonly [field: string]: 'people' | 'service' } = {
${wordRows(model)}}

export const answers: { readonly [Id in CapabilityId]: AnswerFacts } = {
${rows.join('')}}
`
}

/** One line for each field that holds words, by its name. */
function wordRows(model: Model): string {
  return [...wordsByField(model)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, words]) => `  ${propertyName(field)}: ${quoted(words)},\n`)
    .join('')
}

/** One line for each capability that has a lifecycle. */
function lifecycleTable(model: Model): string {
  const rows = model.capabilities
    .filter(({ since, deprecated }) => since !== null || deprecated)
    .map(({ id, since, deprecated }) => `  ${quoted(id)}: ${flatLiteral({ since, deprecated })},\n`)
  return `// ${madeBy}
import type { CapabilityId } from '../types.ts'

/** Which version introduced a capability, and whether it is deprecated. */
export interface Lifecycle {
  /** The version of the registry that introduced it; null if unknown. */
  readonly since: string | null
  readonly deprecated: {
    /** The version of the registry that says so; its date is when the deprecation begins. */
    readonly since: string
    /** What to call instead; null if there is no replacement. */
    readonly replaced_by: CapabilityId | null
    /** The first day without it, \`YYYY-MM-DD\`; null if undecided. */
    readonly sunset: string | null
  } | null
}

export const lifecycles: { readonly [Id in CapabilityId]?: Lifecycle } = {
${rows.join('')}}
`
}

function errorTable(model: Model): string {
  const union = model.errors.map((error) => `\n  | ${quoted(error.code)}`).join('')
  const rows = model.errors.map((error) => {
    const { status, title, message, next, candidates, retryable, common, unread } = error
    const own = { status, title, message, next, candidates, retryable, common }
    const row = literal({ ...own, ...(unread && { unread }) }, '  ')
    return `  ${propertyName(error.code)}: ${row},\n`
  })
  return `// ${madeBy}
/** Every machine code an answer may have. */
export type ErrorCode =${union === '' ? ' never' : union}

export interface ErrorFacts {
  /** An HTTP status for a problem; the result status of a 200 answer for anything else. */
  readonly status: number | 'needs_input' | 'failed'
  readonly title: string
  readonly message: string
  /** What the caller should do next. */
  readonly next: string
  /** The type of its candidates; null if it never has any. */
  readonly candidates: string | null
  readonly retryable: boolean
  /** Any capability may answer it. */
  readonly common: boolean
  /** It was not clear what to read, so nothing that limits a read is disclosed. */
  readonly unread?: boolean
}

export const errors: { readonly [Code in ErrorCode]: ErrorFacts } = {
${rows.join('')}}
`
}

function handlerMap(model: Model): string {
  const direct = model.capabilities.filter((capability) => capability.direct)
  const imports = direct.map((capability) => {
    const path = `../../server/handlers/${capability.id.replaceAll('.', '/')}.ts`
    return `import ${camel(capability.id)} from ${quoted(path)}\n`
  })
  const union = direct.map((capability) => `\n  | ${quoted(capability.id)}`).join('')
  const rows = direct.map((capability) => `  ${quoted(capability.id)}: ${camel(capability.id)},\n`)
  return `// ${madeBy}
import type { Handler } from '../../server/runtime/handler.ts'
${imports.join('')}
/** Every capability that may be called directly; each has a handler. */
export type HandlerId =${union === '' ? ' never' : union}

export const handlers: { readonly [Id in HandlerId]: Handler<Id> } = {
${rows.join('')}}
`
}
