import { fail } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { deepest } from '#server/runtime/text_rules.ts'

/**
 * Parses the text of a body. Beyond JSON itself it must be an object, hold no input nested deeper than 64
 * levels and no more than 10,000 values, and name no member twice: JSON.parse would take the last and another reader
 * the first.
 *
 * Errors: `input_invalid`.
 */
export function parseJson(text: string): Record<string, unknown> {
  const value = parseAnyJson(text, 1)
  if (!isObject(value)) throw invalid('The body must be a JSON object.')
  return value
}

/**
 * The same for a body that may be an array, too. `around` says how many levels stand around an input.
 *
 * Errors: `input_invalid`.
 */
export function parseAnyJson(text: string, around: number): unknown {
  if (text === '') throw invalid('The body is empty; it must be a JSON object.')
  const written = scan(text)
  if (written.values > maxValues)
    throw invalid(`The body holds more than ${maxValues.toLocaleString('en')} values.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const where = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    throw invalid(
      `The body is not valid JSON${where === undefined ? '' : `; see position ${where}`}.`,
    )
  }
  if (written.depth > deepest + around)
    throw invalid(`The body is nested deeper than ${deepest} levels.`)
  if (countMembers(value) !== written.members)
    throw invalid('An object in the body has the same member twice.')
  return value
}

const quote = 34
const comma = 44
const colon = 58
const backslash = 92

/**
 * Reading very many tiny values costs a hundred times what their bytes let expect. So many handles as this do not even
 * fit into a body.
 */
const maxValues = 10_000

/** How many members and values the text writes and how deep it nests, whatever stands in its strings. */
function scan(text: string): { members: number; values: number; depth: number } {
  let members = 0
  let values = 1
  let depth = 0
  let deepestYet = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at += 1
      for (
        let inner = text.charCodeAt(at);
        inner !== quote && at < text.length;
        inner = text.charCodeAt(at)
      ) {
        at += inner === backslash ? 2 : 1
      }
    } else if (code === colon) members += 1
    else if (code === comma) values += 1
    else if (code === 123 || code === 91) {
      depth += 1
      if (depth > deepestYet) deepestYet = depth
    } else if (code === 125 || code === 93) depth -= 1
  }
  return { members, values, depth: deepestYet }
}

/** Members of the parsed value; fewer than were written means that one was written twice. */
function countMembers(value: unknown): number {
  let count = 0
  const open: unknown[] = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null || typeof next !== 'object') continue
    const inner = Object.values(next)
    if (!Array.isArray(next)) count += inner.length
    for (const one of inner) if (typeof one === 'object') open.push(one)
  }
  return count
}

function invalid(message: string) {
  return fail('input_invalid', { pointer: '', message })
}
