import { isMap, isScalar, isSeq, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml'
import type { ErrorCode } from '#codegen/model.ts'
import { type Difference, withTimesOf } from '#test/contract/examples/compare.ts'

/** A stretch of a file and what takes its place. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Longer lines are folded. */
const width = 112

/**
 * The text of a file of examples in which the example at `index` says what the server says: its text, the message
 * of its failure, and the sentences in its data. Everything else, comments and layout included, stays as it is; a
 * difference that is no sentence is for a person to decide.
 */
export function rewritten(
  file: string,
  index: number,
  differences: readonly Difference[],
  errors: ReadonlyMap<string, ErrorCode>,
): string {
  const answer = parseDocument(file).getIn([index, 'answer'], true)
  if (!isMap(answer)) return file
  const edits = differences.flatMap(({ path, example, server: said }) => {
    if (typeof said !== 'string') return []
    const server = withTimesOf(example, said)
    if (path[0] === 'error')
      return path[1] === 'message' ? message(file, answer, server, errors) : []
    if (answer.has('error')) return []
    if (path[0] === 'text') return set(file, answer, 'text', server, 'status')
    if (path[0] === 'disclosures') return disclosure(file, answer, String(path[1]), server)
    const parent = path[0] === 'data' ? answer.getIn(path.slice(0, -1), true) : null
    return isMap(parent) ? set(file, parent, String(path.at(-1)), server, null) : []
  })
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), file)
}

/** The message without the advice of its code, which the generator adds, or none where it is the code's own. */
function message(
  file: string,
  answer: YAMLMap,
  server: string,
  errors: ReadonlyMap<string, ErrorCode>,
): Edit[] {
  const error = answer.get('error', true)
  const code = isMap(error) ? error.get('code') : isScalar(error) ? error.value : null
  const declared = errors.get(String(code))
  if (!declared) return []
  const advice = String((isMap(error) && error.get('advice')) || declared.next)
  const said = server.endsWith(` ${advice}`) ? server.slice(0, -advice.length - 1) : server
  if (said === declared.message) return isMap(error) ? remove(file, error, 'message') : []
  if (isMap(error)) return set(file, error, 'message', said, 'code')
  const [start = 0, end = 0] = (isScalar(error) && error.range) || []
  const indent = `\n${' '.repeat(columnOf(file, start) - 'error: '.length + 2)}`
  const text = `${indent}code: ${code}${indent}message: ${rendered('message', said, indent.length - 1, false)}`
  return [{ start: start - 1, end, text }]
}

/** The text of a disclosure that the example gives itself. */
function disclosure(file: string, answer: YAMLMap, name: string, text: string): Edit[] {
  const list = answer.get('disclosures', true)
  const items = isSeq(list) ? list.items : []
  return items.flatMap((item) =>
    isMap(item) && item.get('name') === name ? set(file, item, 'text', text, null) : [],
  )
}

/** Replaces the value of a key, or puts the key on a line of its own after another one. */
function set(file: string, map: YAMLMap, key: string, value: string, after: string | null): Edit[] {
  const pair = pairOf(map, key)
  const flow = map.flow === true
  if (pair && isScalar(pair.value) && pair.value.range) {
    const [start, end] = pair.value.range
    const text = rendered(key, value, columnOf(file, pair.start), flow)
    // A block ends with its line break.
    return [{ start, end, text: file[end - 1] === '\n' ? `${text}\n` : text }]
  }
  const before = after === null ? null : pairOf(map, after)
  if (pair || !before || flow) return []
  const column = columnOf(file, before.start)
  const at = file.indexOf('\n', before.start) + 1
  const text = `${' '.repeat(column)}${key}: ${rendered(key, value, column, false)}\n`
  return [{ start: at, end: at, text }]
}

/** Takes a key and its lines out. */
function remove(file: string, map: YAMLMap, key: string): Edit[] {
  const pair = pairOf(map, key)
  if (!pair || !isScalar(pair.value) || !pair.value.range || map.flow) return []
  const start = pair.start - columnOf(file, pair.start)
  const [, , end] = pair.value.range
  return [{ start, end: file[end - 1] === '\n' ? end : file.indexOf('\n', end) + 1, text: '' }]
}

function pairOf(map: YAMLMap, name: string): { start: number; value: unknown } | null {
  for (const { key, value } of map.items) {
    if (isScalar(key) && key.value === name) return { start: key.range?.[0] ?? 0, value }
  }
  return null
}

function columnOf(file: string, at: number): number {
  return at - (file.lastIndexOf('\n', at - 1) + 1)
}

/** A text as it is written after its key, which stands in this column. */
function rendered(key: string, value: string, column: number, flow: boolean): string {
  if (flow) return JSON.stringify(value)
  const scalar = new Scalar(value)
  if (value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL
  else if (column + key.length + 2 + value.length > width) scalar.type = Scalar.BLOCK_FOLDED
  const lines = stringify({ [key]: scalar }, { lineWidth: width - column })
    .trimEnd()
    .split('\n')
  const indented = lines.map((line, at) => (at > 0 && line !== '' ? ' '.repeat(column) : '') + line)
  return indented.join('\n').slice(key.length + 2)
}
