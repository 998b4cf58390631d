import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import type { Problems } from '#codegen/problem.ts'
import {
  areaOf,
  type Entry,
  locate,
  type Mapping,
  type Node,
  type SourceFile,
  type Spot,
  sourceFile,
} from '#codegen/source.ts'

/** The registry as written: the content of each file. A file that is missing or empty is an empty mapping. */
export interface Registry {
  readonly service: Mapping
  readonly profiles: Mapping
  readonly errors: Mapping
  /** Empty if there is no spec/workflows.yaml. */
  readonly workflows: Mapping
  /** spec/types/*.yaml in alphabetical order. */
  readonly types: readonly Mapping[]
  /** spec/capabilities/*.yaml in alphabetical order. */
  readonly capabilities: readonly Mapping[]
  /** spec/examples/<id>.yaml by the id of the capability they belong to. */
  readonly examples: ReadonlyMap<string, Node>
  /** spec/guides/*.md in alphabetical order. */
  readonly guides: readonly SourceFile[]
}

/** A file's path (relative to the project) and its text. */
export interface SourceText {
  readonly path: string
  readonly text: string
}

const workflows = 'spec/workflows.yaml'

/** A guide is prose; every other file of the registry is YAML. */
const guide = /^spec\/guides\/[a-z0-9_]+\.md$/

/** Examples are lists, each in the file of its capability; every other YAML file is a mapping. */
const examples = /^spec\/examples\/[^/]+\.yaml$/

/** Reads every YAML file and every guide below `<root>/spec`. */
export async function readSpec(root: string): Promise<SourceText[]> {
  const listing = await readdir(join(root, 'spec'), { recursive: true })
  const paths = listing
    .map((path) => `spec/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.ya?ml$/.test(path) || guide.test(path))
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
}

/** Parses the files of a registry and sorts them by what they describe. */
export function parseSpec(texts: readonly SourceText[], problems: Problems): Registry {
  const yaml = texts.filter(({ path }) => !guide.test(path))
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
    errors: single('errors'),
    workflows: files.get(workflows) ?? emptyMapping(sourceFile(workflows, '')),
    types: folder('types'),
    capabilities: folder('capabilities'),
    examples: new Map(
      yaml
        .filter(({ path }) => examples.test(path))
        .map(({ path, text }) => sourceFile(path, text))
        .map((file) => [areaOf(file), parseFile(file, problems) ?? emptyMapping(file)]),
    ),
    guides: texts
      .filter(({ path }) => guide.test(path))
      .map(({ path, text }) => sourceFile(path, text)),
  }
  const known = new Set<Mapping>([
    registry.service,
    registry.profiles,
    registry.errors,
    registry.workflows,
    ...registry.types,
    ...registry.capabilities,
  ])
  for (const mapping of files.values()) {
    if (!known.has(mapping)) {
      problems.add(
        mapping,
        'no such registry file: expected service, profiles, errors, workflows, types/<area>, capabilities/<area> or examples/<capability>, each .yaml',
      )
    }
  }
  return registry
}

function parseMapping(file: SourceFile, problems: Problems): Mapping {
  const root = parseFile(file, problems) ?? emptyMapping(file)
  if (root.kind === 'mapping') return root
  problems.add(root, 'expected a mapping at the top of the file')
  return emptyMapping(file)
}

/** The content of a file; null if it is empty. */
function parseFile(file: SourceFile, problems: Problems): Node | null {
  // Our own check of duplicate keys names the place of the first one.
  const document = parseDocument(file.text, { uniqueKeys: false, prettyErrors: false })
  for (const error of [...document.errors, ...document.warnings]) {
    const [start, end] = error.pos
    problems.add({ file, start, end: Math.max(end, start + 1) }, `not YAML: ${error.message}`)
  }
  if (document.contents === null) return null
  return located(document.contents, { document, file, problems, within: [] })
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
function located(node: unknown, place: Place): Node {
  const { document, file, problems, within } = place
  if (isAlias(node)) {
    const target = node.resolve(document)
    const spot = spotOf(node.range, file)
    if (target && !within.includes(target)) return located(target, place)
    problems.add(
      spot,
      target ? `\`*${node.source}\` contains itself` : `no \`&${node.source}\` before this`,
    )
    return { kind: 'scalar', value: null, ...spot }
  }
  const inside = { ...place, within: [...within, node] }
  if (isMap(node)) return mapping(node, inside)
  if (isSeq(node)) {
    const items = node.items.map((item) => located(item, inside))
    return { kind: 'list', items, ...spotOf(node.range, file) }
  }
  if (!isScalar(node)) return { kind: 'scalar', value: null, file, start: 0, end: 1 }
  const { value } = node
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'scalar', value: known ? value : null, ...spotOf(node.range, file) }
}

function mapping(node: YAMLMap, place: Place): Mapping {
  const { file, problems } = place
  const entries = new Map<string, Entry>()
  for (const { key, value } of node.items) {
    if (!isScalar(key)) {
      problems.add(spotOf(node.range, file), 'a key must be plain text')
      continue
    }
    const at = spotOf(key.range, file)
    // As written: an unquoted 2.0 would otherwise become the key "2".
    const name = typeof key.value === 'string' ? key.value : String(key.source ?? key.value)
    const first = entries.get(name)
    if (first) {
      problems.add(at, `duplicate key \`${name}\`, first on line ${locate(first.at).line}`)
      continue
    }
    const empty = { kind: 'scalar', value: null, ...at } as const
    const child = value ? located(value, place) : empty
    // An empty value has no width of its own: the key is the place to look at.
    const seen = child.start === child.end ? { ...child, start: at.start, end: at.end } : child
    entries.set(name, { key: name, at, value: seen })
  }
  return { kind: 'mapping', entries: [...entries.values()], ...spotOf(node.range, file) }
}

function spotOf(range: readonly number[] | null | undefined, file: SourceFile): Spot {
  const start = range?.[0] ?? 0
  return { file, start, end: range?.[1] ?? start + 1 }
}
