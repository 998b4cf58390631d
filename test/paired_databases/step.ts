import type { CapabilityId } from '#generated/types.ts'
import type { Twin, Values } from '#test/paired_databases/twin.ts'

/** One call of Sam's, and what is kept of its answer; or something that happens around her. */
export type Step =
  | readonly [CapabilityId, Values, Record<string, string>?]
  | ((twin: Twin) => Promise<void>)
