import type { Capability, Model } from '#codegen/model.ts'
import { camel, docComment, madeBy, propertyName, quoted } from '#codegen/emit/text.ts'
import { callComment } from '#codegen/emit/sdk/comment.ts'

/** The ids as a tree: a node may be a call, a branch, or both. */
interface Node {
  capability: Capability | null
  readonly children: Map<string, Node>
}

function treeOf(capabilities: readonly Capability[]): Node {
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

/** Emits sdk/client.ts: the operations by name, and as methods with the name as the path to them. */
export function clientTree(model: Model, listed: readonly Capability[]): string {
  const root = treeOf(listed)
  const rows = listed.map(({ id }) => `  ${quoted(id)}: all.${camel(id)},\n`)
  return `// ${madeBy}
import type { Request } from '../types.ts'
import type { Call, CallOptions, Operation } from '../../sdk/src/operation.ts'
import type { OperationId } from './operation_types.ts'
import * as all from './operations.ts'

/** Every capability the HTTP API has, by name. */
export const byName: { readonly [Id in OperationId]: Operation<Id> } = {
${rows.join('')}}

/** Every capability as a method: the method's path is the capability's name. */
export interface Operations {
${members(model, root, '  ')}}

/** Makes a method of an operation. */
type Bind = <Id extends OperationId>(
  operation: Operation<Id>,
) => (input?: Request<Id>, options?: CallOptions) => Call<Id>

/** The methods, each made by \`bind\`. */
export function operations(bind: Bind): Operations {
  return ${listed.length > 0 ? built(root, '  ') : '{}'}
}
${listed.length > 0 && hasBoth(root) ? withBranches : ''}`
}

/** A function of JavaScript has a name that cannot be assigned, and a capability may be called so. */
const withBranches = `
/** A method that is also the path to others. */
function withBranches<M extends object, B extends object>(method: M, branches: B): M & B {
  return Object.defineProperties(method, Object.getOwnPropertyDescriptors(branches)) as M & B
}
`

/** Whether a capability's name is the beginning of another's. */
function hasBoth({ capability, children }: Node): boolean {
  return (capability !== null && children.size > 0) || [...children.values()].some(hasBoth)
}

function signature({ id, input }: Capability): string {
  const optional = input.fields.every((field) => !field.required) ? '?' : ''
  return `(input${optional}: Request<${quoted(id)}>, options?: CallOptions): Call<${quoted(id)}>`
}

function members(model: Model, node: Node, indent: string): string {
  return [...node.children].map(([step, child]) => memberOf(model, step, child, indent)).join('')
}

function memberOf(model: Model, step: string, node: Node, indent: string): string {
  const { capability } = node
  const name = propertyName(step)
  const comment = (at: string) =>
    capability === null ? '' : callComment(model, capability, `client.${capability.id}`, [], at)
  if (capability !== null && node.children.size === 0) {
    // Without quotes it would be a constructor's signature.
    const method = step === 'new' ? quoted(step) : name
    return `${comment(indent)}${indent}${method}${signature(capability)}\n`
  }
  const deeper = `${indent}  `
  const own = capability === null ? '' : `${comment(deeper)}${deeper}${signature(capability)}\n`
  const doc = capability === null ? '' : docComment([`${capability.summary}.`], indent)
  return `${doc}${indent}readonly ${name}: {\n${own}${members(model, node, deeper)}${indent}}\n`
}

function built(node: Node, indent: string): string {
  const { capability } = node
  const method = capability === null ? '' : `bind(all.${camel(capability.id)})`
  if (node.children.size === 0) return method
  const branches = [...node.children].map(
    ([step, child]) => `${indent}  ${propertyName(step)}: ${built(child, `${indent}  `)},\n`,
  )
  const object = `{\n${branches.join('')}${indent}}`
  return method === '' ? object : `withBranches(${method}, ${object})`
}
