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
  const byId = new Map(listed.map((capability) => [capability.id, capability]))
  const rows = listed
    .filter(({ statuses }) => statuses.includes('accepted'))
    .flatMap((capability) => {
      const observer = byId.get(observerOf(capability))
      if (observer === undefined || observer.id === 'executions.get') return []
      // What names the work: what its answer tells, and the observer takes.
      const told = new Set(capability.data.fields.map(({ name }) => name))
      const fields = observer.input.fields.filter(({ name }) => told.has(name))
      const facts = [observer.id, observer.version, ...fields.map(({ name }) => name)]
      return `  ${quoted(capability.id)}: ${literal(facts)},\n`
    })
  return `// ${madeBy}

export const brand = ${quoted(service.brand)}

export const contract = ${quoted(service.contract)}

/** The header that names the caller. */
export const client_header = ${quoted(service.client_header)}

/** What commits a prepared action: its name and its version. */
export const committing = ['actions.commit', ${quoted(byId.get('actions.commit')?.version ?? '')}] as const

/** What observes accepted work, if not its execution: name, version and the fields it takes. */
export const observers = {
${rows.join('')}} as const
`
}
