import type { Capability, Model, OutputFile } from '#codegen/model.ts'
import { openapiDocument } from '#codegen/emit/openapi.ts'
import { pathsOf } from '#codegen/emit/paths.ts'
import { docComment, literal, madeBy, propertyName, quoted } from '#codegen/emit/text.ts'

/** Emits sdk/paths.ts (openapi-typescript over the OpenAPI document) and sdk/client.ts (one method a capability). */
export async function emitSdk(model: Model): Promise<OutputFile[]> {
  return [
    { path: 'sdk/paths.ts', text: await paths(model) },
    { path: 'sdk/client.ts', text: client(model) },
  ]
}

/** The last result by the document it was made of, for --watch. */
let last = { key: '', text: '' }

async function paths(model: Model): Promise<string> {
  const key = JSON.stringify(openapiDocument(model), withoutExamples)
  if (last.key !== key) last = { key, text: `// ${madeBy(model)}\n${await pathsOf(key)}` }
  return last.text
}

/** Leaves out the examples of bodies: half of the document, without a trace in its types. */
function withoutExamples(this: object, name: string, value: unknown): unknown {
  return name === 'examples' && 'schema' in this ? undefined : value
}

/** The ids as a tree: a node may be a call, a branch, or both. */
interface Node {
  capability: Capability | null
  readonly children: Map<string, Node>
}

function tree(capabilities: readonly Capability[]): Node {
  const root: Node = { capability: null, children: new Map() }
  for (const capability of capabilities) {
    let node = root
    for (const step of capability.id.split('.')) {
      const next = node.children.get(step) ?? { capability: null, children: new Map() }
      node.children.set(step, next)
      node = next
    }
    node.capability = capability
  }
  return root
}

/** Beside these a cursor admits no other field. */
function pagingOf({ fields }: Capability['input']): string[] | null {
  const names = fields.map(({ name }) => name)
  if (!names.includes('cursor')) return null
  return names.filter((name) => ['limit', 'page_size', 'snapshot_handle', 'cursor'].includes(name))
}

function client(model: Model): string {
  const { service } = model
  const listed = model.capabilities.filter((capability) => capability.surfaces.includes('api'))
  const root = tree(listed)
  const facts = Object.fromEntries(
    listed.map(({ id, version, effect, idempotency_key, status_capability, input }) => [
      id,
      { version, effect, idempotency_key, status_capability, paging: pagingOf(input) },
    ]),
  )
  const rows = Object.entries(facts).map(([id, row]) => `  ${quoted(id)}: ${inline(row)},\n`)
  return `// ${madeBy(model)}
import type { Answer, CapabilityId, Request } from '../types.ts'

/** What a client has to know of a capability before it calls it. */
export const operationFacts = {
${rows.join('')}} as const satisfies { readonly [Id in CapabilityId]?: OperationFacts }

export interface OperationFacts {
  readonly version: string
  readonly effect: 'read' | 'write' | 'external_send'
  /** A call needs an Idempotency-Key. */
  readonly idempotency_key: boolean
  /** The capability that tells how the work ends. */
  readonly status_capability: CapabilityId | null
  /** The input fields that may be sent when reading on; null where there are no pages. */
  readonly paging: readonly string[] | null
}

/** What every call has in common. */
export const wire = {
  brand: ${quoted(service.brand)},
  contract: ${quoted(service.contract)},
  client_header: ${quoted(service.client_header)},
} as const

/** Every capability the HTTP API has. */
export type OperationId = keyof typeof operationFacts

/** Makes one call; \`Options\` is what a caller may say beside the input. */
export type Call<Options> = <Id extends OperationId>(
  name: Id,
  input: Request<Id>,
  options?: Options,
) => Promise<Answer<Id>>

/** Every capability as a method, its id as the path to it. */
export interface Operations<Options> {
${members(root, '  ')}}

/** Builds the methods over one function that makes the call. */
export function operations<Options>(call: Call<Options>): Operations<Options> {
  return ${built(root, '  ')}
}
`
}

function inline(row: { [name: string]: unknown }): string {
  return `{ ${Object.entries(row)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ')} }`
}

function about(capability: Capability): string[] {
  const { id, version, effect, ability, statuses, errors } = capability
  return [
    `${capability.summary}.`,
    capability.about,
    `\`${id}\` ${version}: ${effect}, needs \`${ability}\`, answers ${statuses.join(', ')}.`,
    errors.length > 0 ? `Its own codes: ${errors.join(', ')}.` : '',
  ]
}

function signature(capability: Capability): string {
  const id = quoted(capability.id)
  const optional = capability.input.fields.every((field) => !field.required) ? '?' : ''
  return `(input${optional}: Request<${id}>, options?: Options): Promise<Answer<${id}>>`
}

function members(node: Node, indent: string): string {
  return [...node.children].map(([step, child]) => memberOf(step, child, indent)).join('')
}

function memberOf(step: string, node: Node, indent: string): string {
  const { capability } = node
  const name = propertyName(step)
  if (capability !== null && node.children.size === 0) {
    return `${docComment(about(capability), indent)}${indent}${name}${signature(capability)}\n`
  }
  const own =
    capability === null
      ? ''
      : `${docComment(about(capability), `${indent}  `)}${indent}  ${signature(capability)}\n`
  const doc = capability === null ? '' : docComment([`${capability.summary}.`], indent)
  return `${doc}${indent}readonly ${name}: {\n${own}${members(node, `${indent}  `)}${indent}}\n`
}

/** `explicit` below Object.assign, whose arguments have no context to infer parameters from. */
function built(node: Node, indent: string, explicit = false): string {
  const { capability } = node
  const both = capability !== null && node.children.size > 0
  const branches = [...node.children].map(
    ([step, child]) =>
      `${indent}  ${propertyName(step)}: ${built(child, `${indent}  `, explicit || both)},\n`,
  )
  const object = `{\n${branches.join('')}${indent}}`
  if (capability === null) return object
  const method = methodOf(capability, explicit || both)
  return both ? `Object.assign(${method}, ${object})` : method
}

function methodOf(capability: Capability, explicit: boolean): string {
  const id = quoted(capability.id)
  const optional = capability.input.fields.every((field) => !field.required) ? ' = {}' : ''
  const input = `input${explicit ? `: Request<${id}>` : ''}${optional}`
  return `(${input}, options${explicit ? '?: Options' : ''}) => call(${id}, input, options)`
}
