import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import type { Problems } from '#codegen/problem.ts'
import { type Entry, locate, type Mapping, type Node, type SourceFile } from '#codegen/source.ts'
import { syntaxMistake } from '#codegen/syntax.ts'

/** The content of any YAML file; null if it is empty. What is wrong with it is added to the problems. */
export function anyYaml(file: SourceFile, problems: Problems): Node | null {
  // Our own check of duplicate keys names the place of the first one.
  const document = parseDocument(file.text, { uniqueKeys: false, prettyErrors: false })
  for (const error of [...document.errors, ...document.warnings])
    problems.addSyntax(syntaxMistake(file, error))
  if (document.contents === null) return null
  return reduced(document.contents, { document, file, problems, within: [] })
}

interface Place {
  readonly document: Document
  readonly file: SourceFile
  readonly problems: Problems
  /** The nodes around this one: an alias to one of them would never end. */
  readonly within: readonly unknown[]
}

/** The YAML library's tree, reduced to what we need of it. */
function reduced(node: unknown, place: Place): Node {
  const { document, file, problems, within } = place
  if (isAlias(node)) {
    const target = node.resolve(document)
    const spot = spotOf(node.range)
    if (target && !within.includes(target)) return reduced(target, place)
    problems.addUnreadable(
      { file, ...spot },
      target ? `\`*${node.source}\` contains itself` : `no \`&${node.source}\` before this`,
    )
    return { kind: 'scalar', value: null, file, ...spot }
  }
  const inside = { ...place, within: [...within, node] }
  if (isMap(node)) return mapping(node, inside)
  if (isSeq(node)) {
    const items = node.items.map((item) => reduced(item, inside))
    return { kind: 'list', items, file, ...spotOf(node.range) }
  }
  if (!isScalar(node)) return { kind: 'scalar', value: null, file, start: 0, end: 1 }
  const { value } = node
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'scalar', value: known ? value : null, file, ...spotOf(node.range) }
}

function mapping(node: YAMLMap, place: Place): Mapping {
  const { file, problems } = place
  const entries = new Map<string, Entry>()
  for (const { key, value } of node.items) {
    if (!isScalar(key)) {
      problems.add({ file, ...spotOf(node.range) }, 'a key must be plain text')
      continue
    }
    const at = { file, ...spotOf(key.range) }
    // As written: an unquoted 2.0 would otherwise become the key "2".
    const name = typeof key.value === 'string' ? key.value : String(key.source ?? key.value)
    const first = entries.get(name)
    if (first) {
      const { line } = locate(first.at)
      problems.add(at, `duplicate key \`${name}\`, first on line ${line}`)
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
  return { kind: 'mapping', entries: [...entries.values()], file, ...spotOf(node.range) }
}

function spotOf(range: readonly number[] | null | undefined): { start: number; end: number } {
  const start = range?.[0] ?? 0
  return { start, end: range?.[1] ?? start + 1 }
}
