import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { Cache } from '#codegen/cache.ts'
import type { Problems } from '#codegen/problem.ts'
import { locate, type Node, type SourceFile } from '#codegen/source.ts'
import { syntaxMistake } from '#codegen/syntax.ts'

/** A YAML value without its file: another file with the same text has the same value. */
type Bare =
  | { kind: 'scalar'; value: string | number | boolean | null; start: number; end: number }
  | { kind: 'list'; items: Bare[]; start: number; end: number }
  | { kind: 'mapping'; entries: BareEntry[]; start: number; end: number }

interface BareEntry {
  key: string
  at: { start: number; end: number }
  value: Bare
}

/** Files without problems, by their text. */
const parsed = new Cache<Bare>('yaml')

/** The content of a YAML file; null if it is empty. */
export function parseFile(file: SourceFile, problems: Problems): Node | null {
  const known = parsed.find(file.text)
  if (known) return placed(known, file)
  // Our own check of duplicate keys names the place of the first one.
  const document = parseDocument(file.text, { uniqueKeys: false, prettyErrors: false })
  const before = problems.count
  for (const error of [...document.errors, ...document.warnings])
    problems.addSyntax(syntaxMistake(file, error))
  if (document.contents === null) return null
  const bare = reduced(document.contents, { document, file, problems, within: [] })
  if (problems.count === before) parsed.keep(file.text, bare)
  return placed(bare, file)
}

function placed(bare: Bare, file: SourceFile): Node {
  const { start, end } = bare
  if (bare.kind === 'scalar') return { kind: 'scalar', value: bare.value, file, start, end }
  if (bare.kind === 'list')
    return { kind: 'list', items: bare.items.map((item) => placed(item, file)), file, start, end }
  const entries = bare.entries.map(({ key, at, value }) => ({
    key,
    at: { file, start: at.start, end: at.end },
    value: placed(value, file),
  }))
  return { kind: 'mapping', entries, file, start, end }
}

interface Place {
  readonly document: Document
  readonly file: SourceFile
  readonly problems: Problems
  /** The nodes around this one: an alias to one of them would never end. */
  readonly within: readonly unknown[]
}

/** The YAML library's tree, reduced to what we need of it. */
function reduced(node: unknown, place: Place): Bare {
  const { document, file, problems, within } = place
  if (isAlias(node)) {
    const target = node.resolve(document)
    const spot = spotOf(node.range)
    if (target && !within.includes(target)) return reduced(target, place)
    problems.addUnreadable(
      { file, ...spot },
      target ? `\`*${node.source}\` contains itself` : `no \`&${node.source}\` before this`,
    )
    return { kind: 'scalar', value: null, ...spot }
  }
  const inside = { ...place, within: [...within, node] }
  if (isMap(node)) return mapping(node, inside)
  if (isSeq(node)) {
    const items = node.items.map((item) => reduced(item, inside))
    return { kind: 'list', items, ...spotOf(node.range) }
  }
  if (!isScalar(node)) return { kind: 'scalar', value: null, start: 0, end: 1 }
  const { value } = node
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'scalar', value: known ? value : null, ...spotOf(node.range) }
}

function mapping(node: YAMLMap, place: Place): Bare {
  const { file, problems } = place
  const entries = new Map<string, BareEntry>()
  for (const { key, value } of node.items) {
    if (!isScalar(key)) {
      problems.add({ file, ...spotOf(node.range) }, 'a key must be plain text')
      continue
    }
    const at = spotOf(key.range)
    // As written: an unquoted 2.0 would otherwise become the key "2".
    const name = typeof key.value === 'string' ? key.value : String(key.source ?? key.value)
    const first = entries.get(name)
    if (first) {
      const { line } = locate({ file, ...first.at })
      problems.add({ file, ...at }, `duplicate key \`${name}\`, first on line ${line}`)
      continue
    }
    const empty = { kind: 'scalar', value: null, ...at } as const
    const child = value ? reduced(value, place) : empty
    // An empty value has no width of its own: the key is the place to look at.
    entries.set(name, {
      key: name,
      at,
      value: child.start === child.end ? { ...child, ...at } : child,
    })
  }
  return { kind: 'mapping', entries: [...entries.values()], ...spotOf(node.range) }
}

function spotOf(range: readonly number[] | null | undefined): { start: number; end: number } {
  const start = range?.[0] ?? 0
  return { start, end: range?.[1] ?? start + 1 }
}
