// Generated from spec/ by codegen. Do not edit.
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
    /** The first day without it, `YYYY-MM-DD`; null if undecided. */
    readonly sunset: string | null
  } | null
}

export const lifecycles: { readonly [Id in CapabilityId]?: Lifecycle } = {
}
