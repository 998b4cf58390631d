// Generated from spec/ by codegen. Do not edit.

/** Examples of the capabilities that can be called, but not over HTTP: the OpenAPI document has those of all others. */
export const unlistedExamples: {
  readonly [id: string]: readonly { readonly input: object; readonly answer: object }[]
} = {
}
