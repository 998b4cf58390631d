// Generated from spec/ by codegen. Do not edit.
import type { CapabilityId } from '../types.ts'

/** One way in which a value breaks its schema. */
export interface Violation {
  /** JSON Pointer to the value; empty for the whole input. */
  readonly instancePath: string
  readonly schemaPath: string
  /** The JSON Schema keyword that was broken. */
  readonly keyword: string
  readonly params: { readonly [name: string]: unknown }
}

/** True if the value is valid; otherwise `errors` has every violation until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

/** By capability and version: the current version and every earlier one still accepted. */
export declare const inputs: {
  readonly [Id in CapabilityId]: { readonly [version: string]: Validate | undefined }
}
