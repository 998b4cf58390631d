import { parseFile } from '#codegen/parse.ts'
import { Problems } from '#codegen/problem.ts'
import { areaOf, type Mapping, type Node, type SourceFile, sourceFile } from '#codegen/source.ts'

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
  /** spec/words/*.yaml in alphabetical order; empty where a registry reads nothing that people write. */
  readonly words: readonly Mapping[]
  /** spec/assistant/*.yaml in alphabetical order; empty where people do not talk to the service. */
  readonly frames: readonly Mapping[]
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
  for (const text of texts) {
    checkConflict(text, problems)
    checkEncoding(text, problems)
  }
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
    problems.addUnreadable(missing, 'the file is missing')
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
    words: folder('words'),
    frames: folder('assistant'),
  }
  checkEmptied(registry, problems)
  const known = new Set<Mapping>([
    registry.service,
    registry.profiles,
    ...registry.errors,
    registry.workflows,
    ...registry.types,
    ...registry.capabilities,
    ...registry.words,
    ...registry.frames,
  ])
  for (const mapping of files.values()) {
    if (!known.has(mapping)) {
      problems.add(
        mapping,
        'no such registry file: expected service, profiles, errors, workflows, types/<area>, protocol/errors, protocol/types/<area>, capabilities/<area>, examples/<capability> words/<language>, words/places or words/activities, each .yaml',
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
  problems.addUnreadable(root, 'expected a mapping at the top of the file')
  return emptyMapping(file)
}

/** Whether a file of the registry can be read: it is YAML, or a guide with a head. */
export function isReadable({ path, text }: SourceText): boolean {
  if (guide.test(path)) return headOf(text) !== ''
  const problems = new Problems()
  parseFile(sourceFile(path, text), problems)
  return !problems.hasUnreadable
}

/** What a guide begins with, up to the second line ---; empty if it does not begin so. */
export function headOf(text: string): string {
  return /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''
}

/** A file of capabilities without content, where there are examples of capabilities that are declared nowhere. */
function checkEmptied({ capabilities, examples }: Registry, problems: Problems): void {
  const ids = new Set(capabilities.flatMap(({ entries }) => entries.map(({ key }) => key)))
  if ([...examples.keys()].every((id) => ids.has(id))) return
  for (const file of capabilities)
    if (file.entries.length === 0)
      problems.addUnreadable(file, 'the file is empty: write its capabilities, or delete it')
}

/** Says where a merge conflict begins that nobody has resolved. */
function checkConflict({ path, text }: SourceText, problems: Problems): void {
  const start = text.includes('<<<<<<< ') ? text.search(/^<{7} /m) : -1
  if (start === -1) return
  const file = sourceFile(path, text)
  const message =
    'a merge conflict is not resolved: keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>'
  problems.addUnreadable({ file, start, end: start + '<<<<<<<'.length }, message)
}

/** What stands where bytes were no UTF-8. */
const unread = '\u{FFFD}'

function checkEncoding({ path, text }: SourceText, problems: Problems): void {
  const start = text.indexOf(unread)
  if (start === -1) return
  const file = sourceFile(path, text)
  const message = 'not UTF-8: save the file in that encoding, and write this character again'
  problems.addUnreadable({ file, start, end: start + 1 }, message)
}

function emptyMapping(file: SourceFile): Mapping {
  return { kind: 'mapping', entries: [], file, start: 0, end: 1 }
}
