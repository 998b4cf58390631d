// Generated from spec/ by codegen. Do not edit.
import type { CapabilityId } from '../types.ts'

/** With which version a capability came, and whether it is deprecated. */
export interface Lifecycle {
  /** The version of the registry it came with; null where that is not told. */
  readonly since: string | null
  readonly deprecated: {
    /** The version of the registry that says so; its date is when the deprecation begins. */
    readonly since: string
    /** What to call instead; null where there is nothing. */
    readonly replaced_by: CapabilityId | null
    /** The day from which it is gone, `YYYY-MM-DD`; null where that is open. */
    readonly sunset: string | null
  } | null
}

export const lifecycles: { readonly [Id in CapabilityId]?: Lifecycle } = {
}
