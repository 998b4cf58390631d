import type { Location } from '#codegen/model.ts'

/** One file of the registry, with what is needed to find the position of something in it. */
export interface SourceFile {
  /** Relative to the project, with forward slashes: `spec/capabilities/lists.yaml`. */
  readonly path: string
  readonly text: string
  /** Offset of the first character of each line. */
  readonly lines: readonly number[]
}

/** A stretch of a file. Offsets count UTF-16 units from 0; `end` is exclusive. */
export interface Spot {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
}

export interface Scalar extends Spot {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
}

export interface List extends Spot {
  readonly kind: 'list'
  readonly items: readonly Node[]
}

export interface Entry {
  readonly key: string
  /** The position of the key. */
  readonly at: Spot
  readonly value: Node
}

export interface Mapping extends Spot {
  readonly kind: 'mapping'
  readonly entries: readonly Entry[]
}

/** A YAML value that knows where it was written. */
export type Node = Scalar | List | Mapping

/** The area a file is about: its name, without folder and extension. */
export function areaOf({ path }: SourceFile): string {
  return path.replace(/^.*\/|\.yaml$/g, '')
}

export function sourceFile(path: string, text: string): SourceFile {
  let lines: readonly number[] | null = null
  return {
    path,
    text,
    // Of most files nothing is located.
    get lines() {
      lines ??= linesOf(text)
      return lines
    },
  }
}

function linesOf(text: string): number[] {
  const lines = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.push(at + 1)
  return lines
}

/** The line and column (both from 1) at which a spot begins. */
export function locate(spot: Spot): Location {
  const { lines, path } = spot.file
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines[middle] ?? 0) <= spot.start) low = middle
    else high = middle - 1
  }
  return { file: path, line: low + 1, column: spot.start - (lines[low] ?? 0) + 1 }
}

/** The text of a line (from 1), without its line break. */
export function lineText(file: SourceFile, line: number): string {
  const start = file.lines[line - 1] ?? 0
  const end = file.lines[line] ?? file.text.length + 1
  return file.text.slice(start, end - 1).replace(/\r$/, '')
}

/** The value of a node, without positions. */
export function plain(node: Node): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(plain)
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)]))
}

export function entryOf(mapping: Mapping, key: string): Entry | undefined {
  return mapping.entries.find((entry) => entry.key === key)
}

/**
 * The stretch of a string scalar's text, given by offsets into its value. Follows quotes, escapes and
 * folded lines by walking value and source together.
 */
export function within(node: Scalar, from: number, to: number): Spot {
  const value = String(node.value)
  const { text } = node.file
  let at = node.start
  const first = text[at]
  if (first === '"' || first === "'") at += 1
  if (first === '>' || first === '|') at = text.indexOf('\n', at) + 1
  let start = at
  for (let index = 0; index < Math.min(to, value.length); index++) {
    while (at < node.end && !sameCharacter(text[at], value[index])) at += 1
    if (index === from) start = at
    at += 1
    if (/\s/.test(value[index] ?? '')) while (at < node.end && isBlank(text[at])) at += 1
  }
  if (from >= value.length) return { file: node.file, start: at, end: at + 1 }
  return { file: node.file, start, end: Math.max(start + 1, at) }
}

function sameCharacter(written: string | undefined, meant: string | undefined): boolean {
  return written === meant || (isBlank(written) && isBlank(meant))
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t'
}
