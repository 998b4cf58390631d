import { createHash } from 'node:crypto'

/** SQL text with its values. The name depends on the text, so that a connection parses each text once. */
export class Statement {
  readonly text: string
  /** Empty if the statement must not be prepared. */
  readonly name: string
  readonly values: readonly unknown[]

  constructor(text: string, name: string, values: readonly unknown[]) {
    this.text = text
    this.name = name
    this.values = values
  }
}

/** Uuids for a statement: themselves, or the SQL of an array of them, which saves reading them first. */
export type Uuids = readonly string[] | Statement

/** @returns whether there are no uuids, as far as it is known before the statement runs. */
export function isEmpty(uuids: Uuids): boolean {
  return !(uuids instanceof Statement) && uuids.length === 0
}

/**
 * Makes a statement from a template: each value is bound as `$1`, `$2`, … and never becomes text. A value that is a
 * statement itself is inserted as SQL, with its own values bound.
 */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  if (values.some((value) => value instanceof Statement)) return composed(strings, values)
  let written = texts.get(strings)
  if (!written) {
    const text = strings.reduce((start, part, index) => `${start}$${index}${part}`)
    written = { text, name: nameOf(text) }
    texts.set(strings, written)
  }
  return new Statement(written.text, written.name, values)
}

// A tagged template passes the same array of strings each time it runs.
const texts = new WeakMap<TemplateStringsArray, Written>()

type Written = Pick<Statement, 'text' | 'name'>

function composed(strings: TemplateStringsArray, values: readonly unknown[]): Statement {
  const bound = values.flatMap((value) => (value instanceof Statement ? value.values : [value]))
  const key = values.map((value) => (value instanceof Statement ? `=${value.text}` : '')).join('\0')
  const known = composedTexts.get(strings) ?? new Map<string, Written>()
  const written = known.get(key) ?? compose(strings, values)
  // Without a name there are too many texts to keep.
  if (written.name !== '') composedTexts.set(strings, known.set(key, written))
  return new Statement(written.text, written.name, bound)
}

/** The rows of queries together, in no order; there must be one query at least. */
export function unionAll(queries: readonly Statement[]): Statement {
  return queries.reduce((all, one) => sql`${all} union all ${one}`)
}

/**
 * The same statement, planned anew for its values each time it runs: for those where the best plan depends on how common
 * what they look for is, which PostgreSQL does not know of a prepared one.
 */
export function plannedByValues({ text, values }: Statement): Statement {
  return new Statement(text, '', values)
}

/** Texts that were composed, by their template and the texts of the statements in it. */
const composedTexts = new WeakMap<TemplateStringsArray, Map<string, Written>>()

function compose(strings: TemplateStringsArray, values: readonly unknown[]): Written {
  let text = ''
  let count = 0
  for (const [index, part] of strings.entries()) {
    text += part
    if (index === values.length) break
    const value = values[index]
    if (!(value instanceof Statement)) {
      count += 1
      text += `$${count}`
      continue
    }
    const shift = count
    text += value.text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + shift}`)
    count += value.values.length
  }
  return { text, name: nameOf(text) }
}

/** The names of statements' texts: the first ones that are asked for get one, and those after them none. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** @returns the name of a text, the same in every process; empty if as many others have one as may. */
  of(text: string): string {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= this.#most) return ''
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    this.#names.set(text, name)
    return name
  }
}

// Texts that vary (lists of changing length, optional conditions) would fill every connection with statements that are
// never used again. After this number, a new text gets no name.
const names = new StatementNames(1500)

/** @returns the name that a text is prepared under, the same in every process; empty if there are too many already. */
export function nameOf(text: string): string {
  return names.of(text)
}
