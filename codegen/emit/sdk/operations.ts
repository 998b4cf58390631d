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
  return `// ${madeBy}
import type { OperationId } from './operation_types.ts'
${named.length > 0 ? `import type { ${named.sort().join(', ')} } from '../types.ts'\n` : ''}
export const brand = ${quoted(service.brand)}

export const contract = ${quoted(service.contract)}

/** The header that names the caller. */
export const client_header = ${quoted(service.client_header)}

/** Where requests go: calls of a capability, an execution, new files, and one file. */
export const addresses = {
  capability: ${quoted(`${path}/capabilities/{step}`)},
  execution: ${quoted(`${path}/capability-executions/{step}`)},
  media: ${quoted(`${path}/media`)},
  file: ${quoted(`${path}/media/{step}`)},
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

/** What observes accepted work, if not its execution: name, version and the fields it takes. */
export const observers: {
  readonly [id: string]: readonly [id: OperationId, version: string, ...fields: string[]]
} = {
${rows.join('')}}
`
}

/** Emits sdk/interfaces.ts: the types of what a client has besides the capabilities, and what the package exports of it. */
export function interfacesModule({ service }: Model): string {
  if (service.protocol.interfaces.media === undefined)
    return `// ${madeBy}

/** What a client has besides the capabilities: nothing. */
export type Interfaces = object
`
  return `// ${madeBy}
import type { MediaCalls } from '../../sdk/src/media.ts'

export {
  type DeletionAnswer,
  deleteMedia,
  type MediaCall,
  type MediaCalls,
  type UploadAnswer,
  type UploadOptions,
  uploadMedia,
} from '../../sdk/src/media.ts'

/** What a client has besides the capabilities. */
export interface Interfaces {
  /** The files that capabilities take. */
  readonly media: MediaCalls
}
`
}

/** Emits sdk/interfaces_of.ts: how a client gets its interfaces, which the package does not export. */
export function interfacesOfModule({ service }: Model): string {
  const hasMedia = service.protocol.interfaces.media !== undefined
  return `// ${madeBy}
${hasMedia ? "import { mediaCalls } from '../../sdk/src/media.ts'\n" : ''}import type { Setup } from '../../sdk/src/options.ts'
import type { Interfaces } from './interfaces.ts'

/** The interfaces of a client. */
export function interfacesOf(${hasMedia ? 'setup' : '_'}: Setup): Interfaces {
  return ${hasMedia ? '{ media: mediaCalls(setup) }' : '{}'}
}
`
}
