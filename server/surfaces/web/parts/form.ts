/** A file that was uploaded with a form. */
export interface UploadedFile {
  /** The name the browser gave it. */
  readonly name: string
  readonly bytes: Buffer
}

/** The fields of a form. A field may have been sent several times. */
export class WebForm {
  readonly #fields: ReadonlyMap<string, readonly string[]>
  /** The file of the field `file`; null if none was chosen. */
  readonly file: UploadedFile | null

  constructor(fields: readonly (readonly [string, string])[], file: UploadedFile | null = null) {
    const values = new Map<string, string[]>()
    for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value])
    this.#fields = values
    this.file = file
  }

  /** Every field with each of its values. */
  get fields(): readonly (readonly [string, string])[] {
    return [...this.#fields].flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    )
  }

  /** @returns the first value of a field; undefined if it was not sent. */
  get(name: string): string | undefined {
    return this.#fields.get(name)?.[0]
  }

  /** @returns all values of a field, in their order. */
  all(name: string): readonly string[] {
    return this.#fields.get(name) ?? []
  }
}
