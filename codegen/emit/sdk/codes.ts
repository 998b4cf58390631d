import type { Capability, Model } from '#codegen/model.ts'
import { lifecycleTags } from '#codegen/lifecycle.ts'
import { docComment, madeBy, quoted } from '#codegen/emit/text.ts'

/** The codes of one capability by the way they arrive. */
export interface Codes {
  readonly needs_input: readonly string[]
  readonly failed: readonly string[]
  /** Its own problems, in addition to those any capability may answer. */
  readonly refused: readonly string[]
}

/** If a capability has no needs_input, such a code is a failed status. */
export function codesOf(model: Model, { errors, fails_with, statuses }: Capability): Codes {
  const asks = statuses.includes('needs_input')
  const of = (way: string) => errors.filter((code) => wayOf(model, code, asks) === way)
  return {
    needs_input: of('needs_input'),
    failed: [...of('failed'), ...fails_with],
    refused: of('refused'),
  }
}

function wayOf({ errors }: Model, code: string, asks: boolean): string {
  const status = errors.find((error) => error.code === code)?.status
  if (status === 'needs_input') return asks ? 'needs_input' : 'failed'
  return status === 'failed' ? 'failed' : 'refused'
}

function union(codes: readonly string[], none = 'string'): string {
  return codes.length === 0 ? none : codes.map(quoted).join(' | ')
}

/** Emits sdk/operation_types.ts: what TypeScript must know about a capability to narrow its answers. */
export function operationTypes(model: Model, listed: readonly Capability[]): string {
  const rows = listed.map((capability) => {
    const { needs_input, failed, refused } = codesOf(model, capability)
    const observer = observerOf(model, capability)
    return `  ${quoted(capability.id)}: {
    needs_input: ${union(needs_input)}
    failed: ${union(failed)}
    refused: ${union(refused, 'never')}
    observed_by: ${observer === null ? 'null' : quoted(observer)}
    reads: ${!capability.idempotency_key}
    paged: ${capability.input.fields.some(({ name }) => name === 'cursor')}
  }\n`
  })
  const problems = model.errors.filter(({ status }) => typeof status === 'number')
  const statuses = problems.map((error) => {
    const comment = docComment([`${error.title}.`, ...lifecycleTags(error)], '  ')
    return `${comment}  ${error.code}: ${error.status}\n`
  })
  return `// ${madeBy}

/** Every capability the HTTP API has: the codes its answers may have, how its work is observed, and whether it only reads. */
export interface OperationTypes {
${rows.join('')}}

export type OperationId = keyof OperationTypes

/** The HTTP status of every problem. */
export interface ProblemStatuses {
${statuses.join('')}}
`
}

/** The capability that observes accepted work: the one that reads executions if there is no other; null if there is none. */
export function observerOf(
  { service }: Model,
  { id, effect, statuses, status_capability }: Capability,
): string | null {
  if (status_capability !== null) return status_capability
  return effect === 'read' && statuses.includes('accepted') ? id : service.protocol.executions
}
