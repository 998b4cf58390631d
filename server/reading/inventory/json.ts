import type {
  RowPosition,
  RowProblem,
  SourceItem,
  SourceRow,
} from '#server/domain/inventory/source_item.ts'
import { CutOffError } from '#server/reading/inventory/bytes.ts'
import { ElementScanner } from '#server/reading/inventory/json_elements.ts'
import { LineSplitter } from '#server/reading/inventory/text_lines.ts'

export type Json = Readonly<Record<string, unknown>>

/** Makes things of one value of a file; a problem where it is not one. */
export type ReadValue = (value: Json) => readonly (SourceItem | RowProblem)[]

/** The most bytes of one value or line. */
export const maxRowLength = 4_000_000

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads the values of the arrays at these keys, of an array, or objects one after another. */
export async function* readElements(
  chunks: AsyncIterable<Buffer>,
  keys: readonly string[],
  read: ReadValue,
): AsyncGenerator<SourceRow[]> {
  const scanner = new ElementScanner(keys, maxRowLength)
  for await (const chunk of chunks) {
    yield scanner.push(chunk).flatMap(({ bytes, line, column }) => {
      return rowsOf(bytes, { line, column }, read)
    })
  }
  if (scanner.isOpen) yield [{ ...scanner.position, problem: cutOff }]
}

/** Reads a file with one value a line. */
export async function* readLinesOfJson(
  chunks: AsyncIterable<Buffer>,
  read: ReadValue,
): AsyncGenerator<SourceRow[]> {
  const splitter = new LineSplitter(maxRowLength)
  for await (const chunk of chunks) {
    yield splitter
      .push(chunk)
      .flatMap(({ bytes, line }) => rowsOf(bytes, { line, column: 1 }, read))
  }
  const last = splitter.end()
  if (last === null) return
  const rows = rowsOf(last.bytes, { line: last.line, column: 1 }, read)
  // A last line that nothing ends and that is no JSON was cut off.
  const isCut = rows.some(({ problem }) => problem?.code === 'not_json')
  yield isCut ? [{ line: last.line, column: 1, problem: cutOff }] : rows
}

/** The rows that a file has up to where it breaks off, and then a problem. */
export async function* untilCutOff(rows: AsyncIterable<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  let position: RowPosition = { line: 1, column: 1 }
  try {
    for await (const some of rows) {
      position = some.at(-1) ?? position
      yield some
    }
  } catch (error) {
    if (!(error instanceof CutOffError)) throw error
    const { line, column } = position
    yield [{ line, column, problem: cutOff }]
  }
}

function rowsOf(bytes: Buffer | null, position: RowPosition, read: ReadValue): SourceRow[] {
  if (bytes === null) return [{ ...position, problem: tooLong }]
  let text: string
  try {
    // The mark before each text of a sequence (RFC 8142) and the one of UTF-8 belong to no value.
    text = decoder.decode(bytes).replace(/^[\p{Cc}\ufeff\s]+/u, '')
  } catch {
    return [{ ...position, problem: notUtf8 }]
  }
  if (text.trim() === '') return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ ...position, problem: notJson }]
  }
  const found = isObject(value) ? read(value) : [notAnItem]
  return found.map((one) =>
    'code' in one ? { ...position, problem: one } : { ...position, item: one },
  )
}

/** An object that is no array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object that a value is; an empty one for anything else. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {}
}

/** The first of several values that is a text and not blank. */
export function firstText(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return undefined
}

/** The texts of a value: itself, or the texts in it. */
export function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
}

export const notAnItem: RowProblem = {
  code: 'not_an_item',
  message: 'It is neither a place nor an event.',
}
export const notUtf8: RowProblem = { code: 'not_utf8', message: 'It is not UTF-8.' }
const notJson: RowProblem = { code: 'not_json', message: 'It is not JSON.' }
const tooLong: RowProblem = {
  code: 'too_long',
  message: `It has more than ${maxRowLength / 1_000_000} MB.`,
}
const cutOff: RowProblem = { code: 'cut_off', message: 'The file ends in the middle of it.' }
