import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { Cache } from '#codegen/cache.ts'
import type { Problems } from '#codegen/problem.ts'
import {
  areaOf,
  locate,
  type Mapping,
  type Node,
  type SourceFile,
  sourceFile,
} from '#codegen/source.ts'

/** The registry as written: the content of each file. A file that is missing or empty is an empty mapping. */
export interface Registry {
  readonly service: Mapping
  readonly profiles: Mapping
  /** spec/protocol/errors.yaml and spec/errors.yaml, each if it exists. */
  readonly errors: readonly Mapping[]
  /** Empty if there is no spec/workflows.yaml. */
  readonly workflows: Mapping
  /** spec/types/*.yaml and spec/protocol/types/*.yaml in alphabetical order of their names, the protocol's first. */
  readonly types: readonly Mapping[]
  /** spec/capabilities/*.yaml in alphabetical order. */
  readonly capabilities: readonly Mapping[]
  /** spec/examples/<id>.yaml by the id of the capability they belong to. */
  readonly examples: ReadonlyMap<string, Node>
  /** spec/guides/*.md in alphabetical order. */
  readonly guides: readonly SourceFile[]
  /** spec/history/*.json in alphabetical order. */
  readonly history: readonly SourceFile[]
}

/** A file's path (relative to the project) and its text. */
export interface SourceText {
  readonly path: string
  readonly text: string
}

const workflows = 'spec/workflows.yaml'
/** The protocol's codes, then the registry's own. */
const errors = ['spec/protocol/errors.yaml', 'spec/errors.yaml']

/** Whether a file belongs to the protocol, which every registry takes as it is. */
export function isProtocol(path: string): boolean {
  return path.startsWith('spec/protocol/')
}

/** A guide is prose, and the history is recorded; every other file of the registry is YAML. */
const guide = /^spec\/guides\/[a-z0-9_]+\.md$/
const history = /^spec\/history\/[0-9.-]+\.json$/

/** Examples are lists, each in the file of its capability; every other YAML file is a mapping. */
const examples = /^spec\/examples\/[^/]+\.yaml$/

/** Parses the files of a registry and sorts them by what they describe. */
export function parseSpec(texts: readonly SourceText[], problems: Problems): Registry {
  const yaml = texts.filter(({ path }) => !guide.test(path) && !history.test(path))
  const files = new Map(
    yaml
      .filter(({ path }) => !examples.test(path))
      .map(({ path, text }) => [path, parseMapping(sourceFile(path, text), problems)]),
  )
  const single = (name: string) => {
    const path = `spec/${name}.yaml`
    const mapping = files.get(path)
    if (mapping) return mapping
    const missing = emptyMapping(sourceFile(path, ''))
    problems.add(missing, 'the file is missing')
    return missing
  }
  const folder = (name: string) =>
    [...files]
      .filter(([path]) => new RegExp(`^spec/${name}/[a-z0-9_]+\\.yaml$`).test(path))
      .map(([, mapping]) => mapping)
  const registry = {
    service: single('service'),
    profiles: single('profiles'),
    errors: errors.flatMap((path) => files.get(path) ?? []),
    workflows: files.get(workflows) ?? emptyMapping(sourceFile(workflows, '')),
    types: byArea([...folder('protocol/types'), ...folder('types')]),
    capabilities: folder('capabilities'),
    examples: new Map(
      yaml
        .filter(({ path }) => examples.test(path))
        .map(({ path, text }) => sourceFile(path, text))
        .map((file) => [areaOf(file), parseFile(file, problems) ?? emptyMapping(file)]),
    ),
    history: texts
      .filter(({ path }) => history.test(path))
      .map(({ path, text }) => sourceFile(path, text)),
    guides: texts
      .filter(({ path }) => guide.test(path))
      .map(({ path, text }) => sourceFile(path, text)),
  }
  const known = new Set<Mapping>([
    registry.service,
    registry.profiles,
    ...registry.errors,
    registry.workflows,
    ...registry.types,
    ...registry.capabilities,
  ])
  for (const mapping of files.values()) {
    if (!known.has(mapping)) {
      problems.add(
        mapping,
        'no such registry file: expected service, profiles, errors, workflows, types/<area>, protocol/errors, protocol/types/<area>, capabilities/<area> or examples/<capability>, each .yaml',
      )
    }
  }
  return registry
}

/** Files of one area next to each other, in the order of the names of the areas. */
function byArea(files: readonly Mapping[]): Mapping[] {
  const areas = Map.groupBy(files, ({ file }) => areaOf(file))
  return [...areas].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, of]) => of)
}

function parseMapping(file: SourceFile, problems: Problems): Mapping {
  const root = parseFile(file, problems) ?? emptyMapping(file)
  if (root.kind === 'mapping') return root
  problems.add(root, 'expected a mapping at the top of the file')
  return emptyMapping(file)
}

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

/** The content of a file; null if it is empty. */
function parseFile(file: SourceFile, problems: Problems): Node | null {
  const known = parsed.find(file.text)
  if (known) return placed(known, file)
  // Our own check of duplicate keys names the place of the first one.
  const document = parseDocument(file.text, { uniqueKeys: false, prettyErrors: false })
  const before = problems.count
  for (const error of [...document.errors, ...document.warnings]) {
    const [start, end] = error.pos
    problems.addSyntax({ file, start, end: Math.max(end, start + 1) }, error.message)
  }
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

function emptyMapping(file: SourceFile): Mapping {
  return { kind: 'mapping', entries: [], file, start: 0, end: 1 }
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
    problems.add(
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
