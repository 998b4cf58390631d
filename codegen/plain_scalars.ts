import type { Scalar } from '#codegen/source.ts'

/** Thrown where a text is not plain YAML, or is no YAML at all. */
export class NotPlain extends Error {}

/** The text of lines of which none begins with a space. */
export function folded(lines: readonly string[]): string {
  let text = ''
  let between = ''
  for (const line of lines) {
    if (line !== '') {
      text += between + line
      between = ' '
    } else if (between === '\n') text += '\n'
    else between = '\n'
  }
  return text
}

const constants: { readonly [word: string]: boolean | null | undefined } = {
  __proto__: null,
  ...{ '~': null, null: null, Null: null, NULL: null },
  ...{ true: true, True: true, TRUE: true, false: false, False: false, FALSE: false },
}

/** What may be a number in one of the ways of YAML. */
const numeric =
  /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/

/** The value of a plain scalar. */
export function meaningOf(written: string): Scalar['value'] {
  const first = written.charCodeAt(0)
  // A digit, a dot, a plus or a minus.
  if ((first >= 48 && first <= 57) || first === 46 || first === 43 || first === 45) {
    if (/^(?:0|-?[1-9]\d{0,14})(?:\.\d{0,14})?$/.test(written)) return Number(written)
    if (numeric.test(written)) throw new NotPlain()
    return written
  }
  if (written.length > 5) return written
  const constant = constants[written]
  return constant === undefined ? written : constant
}

/** Whether a plain scalar may begin here. */
export function startsPlain(text: string, at: number): boolean {
  const first = text[at]
  if (first === undefined || first === '\n' || first === ' ' || isFlow(first)) return false
  if (first === '-' || first === '?' || first === ':') {
    const next = text[at + 1]
    return !isBlank(next) && !isFlow(next)
  }
  return !'#&*!|>\'"%@`'.includes(first)
}

/** Whether a character means something within brackets. */
export function isFlow(found: string | undefined): boolean {
  return found === ',' || found === '[' || found === ']' || found === '{' || found === '}'
}

/** Whether a character ends what stands before it: a space, a line break, or none at all. */
export function isBlank(found: string | undefined): boolean {
  return found === ' ' || found === '\n' || found === undefined
}

/** The name of an anchor that begins at an offset. */
export function nameOf(text: string, at: number): string {
  const name = /[\w-]*/y
  name.lastIndex = at
  return name.exec(text)?.[0] ?? ''
}

/** Whether a line has nothing but spaces. */
export function isOnlySpaces(line: string): boolean {
  return /^ *$/.test(line)
}

/** A line without the spaces at its end, and those at its beginning. */
export function withoutSpaces(line: string, both: boolean): string {
  const end = line.replace(/ +$/, '')
  return both ? end.replace(/^ +/, '') : end
}
