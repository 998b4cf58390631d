/** One answer that a question offers. */
export interface Option {
  readonly const: string
  readonly title: string
  /** The complete input of the call that chooses it, where its value alone does not make one. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** What a question asks. */
export interface Form {
  readonly message: string
  /** The name of the one field. */
  readonly title: string
  /** Null where the answer is free. */
  readonly options: readonly Option[] | null
  /** How many options may be chosen; one without it. */
  readonly most?: number
}
