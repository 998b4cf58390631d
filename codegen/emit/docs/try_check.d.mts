/** What a schema does not take of a value. */
export interface Fault {
  /** JSON Pointer to the value. */
  readonly pointer: string
  readonly message: string
}

/** Each value that a schema does not take; `types` has what `$ref` leads to. */
export function faultsIn(
  schema: object,
  value: unknown,
  types: { readonly [name: string]: object },
  pointer?: string,
): Fault[]
/** Whether two values of JSON are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean
