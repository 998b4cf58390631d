import type { Capability, Model } from '#codegen/model.ts'
import { camel, literal, madeBy, quoted } from '#codegen/emit/text.ts'
import { observerOf } from '#codegen/emit/sdk/codes.ts'
import { callComment } from '#codegen/emit/sdk/comment.ts'

/** With a cursor, no other fields are allowed. */
function pagingOf({ fields }: Capability['input']): string[] | null {
  const names = fields.map(({ name }) => name)
  if (!names.includes('cursor')) return null
  return names.filter((name) => ['limit', 'page_size', 'snapshot_handle', 'cursor'].includes(name))
}

/** Emits sdk/operations.ts: every capability as a separate function, which a bundler omits if it is unused. */
export function operations(model: Model, listed: readonly Capability[]): string {
  const functions = listed.map((capability) => {
    const { id, version, idempotency_key, input } = capability
    const paging = pagingOf(input)
    const facts = [quoted(id), quoted(version), ...factsOf(idempotency_key, paging)]
    return `
${callComment(model, capability, camel(id), ['client'], '')}export const ${camel(id)}: Operation<${quoted(id)}> = /* @__PURE__ */ operation(${facts.join(', ')})
`
  })
  return `// ${madeBy}
import { type Operation, operation } from '../../sdk/src/operation.ts'
${functions.join('')}`
}

function factsOf(key: boolean, paging: readonly string[] | null): string[] {
  if (paging !== null) return [String(key), literal(paging)]
  return key ? ['true'] : []
}

/** Emits sdk/wire.ts: what all calls have in common, and how accepted work is observed. */
export function wire(model: Model, listed: readonly Capability[]): string {
  const { service } = model
  const { path, commit, executions, interfaces } = service.protocol
  const committing = listed.find(({ id }) => id === commit)
  const prepared = model.types.find(({ resource }) => resource?.noun === 'prepared')
  const named = [
    ...(prepared ? [prepared.name] : []),
    ...(interfaces.media === undefined ? [] : ['Media', 'MediaRef']),
    ...(hasTurns(model) ? ['AssistantTurn'] : []),
  ]
  const byId = new Map(listed.map((capability) => [capability.id, capability]))
  const rows = listed
    .filter(({ statuses }) => statuses.includes('accepted'))
    .flatMap((capability) => {
      const observer = byId.get(observerOf(model, capability) ?? '')
      if (observer === undefined || observer.id === executions) return []
      // What names the work: what its answer tells, and the observer takes.
      const told = new Set(capability.data.fields.map(({ name }) => name))
      const fields = observer.input.fields.filter(({ name }) => told.has(name))
      const facts = [observer.id, observer.version, ...fields.map(({ name }) => name)]
      return `  ${quoted(capability.id)}: ${literal(facts)},\n`
    })
  const talk = hasTurns(model) ? 'yes' : ''
  return `// ${madeBy}
import type { OperationId } from './operation_types.ts'
${named.length > 0 ? `import type { ${named.sort().join(', ')} } from '../types.ts'\n` : ''}
export const brand = ${quoted(service.brand)}

export const contract = ${quoted(service.contract)}

/** The header that names the caller. */
export const client_header = ${quoted(service.client_header)}

/** Where requests go: calls of a capability, an execution, new files, one file, what is said, and an approval. */
export const addresses = {
  capability: ${quoted(`${path}/capabilities/{step}`)},
  execution: ${quoted(`${path}/capability-executions/{step}`)},
  media: ${quoted(`${path}/media`)},
  file: ${quoted(`${path}/media/{step}`)},
  turns: ${quoted(talk && `${path}/assistant/turns`)},
  approval: ${quoted(talk && `${path}/assistant/prepared-actions/{step}/commit`)},
} as const

/** The capability that commits a prepared action; never if nothing is prepared. */
export type CommitId = ${committing ? quoted(committing.id) : 'never'}

/** What commits a prepared action: its name and its version. */
export const committing: readonly [id: OperationId, version: string] | null = ${committing ? literal([committing.id, committing.version]) : 'null'}

/** A prepared action, as far as it is known here. */
export type Preparation = ${prepared ? prepared.name : '{ action_handle: string }'}

/** The capability that reads executions; never if they cannot be read. */
export type ExecutionsId = ${executions !== null && byId.has(executions) ? quoted(executions) : 'never'}

/** What reads an execution; null if they cannot be read. */
export const executions: OperationId | null = ${executions !== null && byId.has(executions) ? quoted(executions) : 'null'}

/** A file that was sent, and its reference; never if files cannot be sent. */
export type File = ${interfaces.media === undefined ? 'never' : 'Media'}
export type FileRef = ${interfaces.media === undefined ? 'never' : 'MediaRef'}

/** What a turn answers, and its contract; never and null if nobody can talk to the service. */
export type Turn = ${hasTurns(model) ? 'AssistantTurn' : 'never'}
export const turn_contract: string | null = ${hasTurns(model) ? quoted(`${service.brand}.assistant-turn.v1`) : 'null'}

/** What hooks and errors call a turn and an approval. */
export const turn_names = { turn: ${quoted(talk && 'assistant.turn')}, commit: ${quoted(talk && 'assistant.commit')} } as const

/** What observes accepted work, if not its execution: name, version and the fields it takes. */
export const observers: {
  readonly [id: string]: readonly [id: OperationId, version: string, ...fields: string[]]
} = {
${rows.join('')}}
`
}

/** Whether people can talk to the service, and the registry says what that answers. */
function hasTurns({ service, types }: Pick<Model, 'service' | 'types'>): boolean {
  const isThere = service.protocol.interfaces.assistant !== undefined
  return isThere && types.some(({ name }) => name === 'AssistantTurn')
}

/** What a client may have besides the capabilities: its name, its module, and what the package exports of that. */
function interfacesIn(model: Pick<Model, 'service' | 'types'>) {
  const media = {
    ...{ name: 'media', type: 'MediaCalls', make: 'mediaCalls', module: 'media' },
    about: 'The files that capabilities take.',
    exported: [
      ...['type DeletionAnswer', 'deleteMedia', 'type MediaCall', 'type MediaCalls'],
      ...['type UploadAnswer', 'type UploadOptions', 'uploadMedia'],
    ],
  }
  const assistant = {
    ...{ name: 'assistant', type: 'TurnCalls', make: 'turnCalls', module: 'turns' },
    about: 'What a person says in their own words, and their approval.',
    exported: [
      ...['type TurnCalls', 'commitTurn', 'takeTurn', 'type TurnCall', 'type TurnOptions'],
    ],
  }
  return [
    ...(model.service.protocol.interfaces.media === undefined ? [] : [media]),
    ...(hasTurns(model) ? [assistant] : []),
  ]
}

/** Emits sdk/interfaces.ts: the types of what a client has besides the capabilities, and what the package exports of it. */
export function interfacesModule(model: Pick<Model, 'service' | 'types'>): string {
  const all = interfacesIn(model)
  if (all.length === 0)
    return `// ${madeBy}

/** What a client has besides the capabilities: nothing. */
export type Interfaces = object
`
  const from = (module: string) => `from '../../sdk/src/${module}.ts'`
  const imports = all.map(({ type, module }) => `import type { ${type} } ${from(module)}\n`)
  const exports = all.map(
    ({ exported, module }) =>
      `export {\n${exported.map((one) => `  ${one},\n`).join('')}} ${from(module)}\n`,
  )
  const members = all.map(
    ({ name, type, about }) => `  /** ${about} */\n  readonly ${name}: ${type}\n`,
  )
  return `// ${madeBy}
${imports.join('')}
${exports.join('\n')}
/** What a client has besides the capabilities. */
export interface Interfaces {
${members.join('')}}
`
}

/** Emits sdk/interfaces_of.ts: how a client gets its interfaces, which the package does not export. */
export function interfacesOfModule(model: Pick<Model, 'service' | 'types'>): string {
  const all = interfacesIn(model)
  const imports = all.map(
    ({ make, module }) => `import { ${make} } from '../../sdk/src/${module}.ts'\n`,
  )
  const made = all.map(({ name, make }) => `${name}: ${make}(setup)`).join(', ')
  return `// ${madeBy}
${imports.join('')}import type { Setup } from '../../sdk/src/options.ts'
import type { Interfaces } from './interfaces.ts'

/** The interfaces of a client. */
export function interfacesOf(${all.length > 0 ? 'setup' : '_'}: Setup): Interfaces {
  return ${made === '' ? '{}' : `{ ${made} }`}
}
`
}
