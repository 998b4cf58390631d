import { capabilities } from '#generated/server/capabilities.ts'
import { handlers } from '#generated/server/handlers.ts'
import type { CapabilityId } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type PageLanguage, speaking } from '#server/domain/basics/speaking.ts'
import type { Call } from '#server/flows/prepared/kind.ts'
import type { Principal } from '#server/runtime/authenticate.ts'
import type { Context, Result } from '#server/runtime/handler.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { validate } from '#server/runtime/validate.ts'

/** A request of the person's own pages. */
export interface OwnRequest {
  readonly principal: Principal
  readonly request_id: string
  readonly remote_address: string
  /** The language of the page, where a browser decided it; null otherwise, and for programs. */
  readonly browser_language: PageLanguage | null
}

/** A call that a page makes of what a form says. Errors: `input_invalid`. */
export function checkedCall({ capability, input }: Call): Call {
  return { capability, input: validate(capabilities[capability], null, input).input }
}

/** The context of a call of the person themself, without its database. */
export function contextOf(
  runtime: Runtime,
  { principal, request_id }: OwnRequest,
  capability: CapabilityId,
): Omit<Context, 'db'> {
  const { base_url, seal } = runtime
  const { credential: _, ...caller } = principal
  return {
    ...caller,
    ...{ surface: 'web', capability, request_id, base_url, seal, execution_id: null },
    version: capabilities[capability].version,
    afterRollback: () => {},
    chargeSendQuota: async () => {},
    unfinished: false,
  }
}

/** The work of a capability, in English: what it says is kept. Errors: `capability_not_implemented`. */
export function workOf(
  capability: CapabilityId,
): (context: Context, input: Record<string, unknown>) => Promise<Result<unknown>> {
  const found: Readonly<Record<string, { readonly work: unknown } | undefined>> = handlers
  const work = found[capability]?.work
  if (typeof work !== 'function') throw fail('capability_not_implemented')
  const inEnglish = work as ReturnType<typeof workOf>
  return (context, input) => speaking('en', () => inEnglish(context, input))
}
