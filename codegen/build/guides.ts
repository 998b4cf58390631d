import { type Facts, factsOf } from '#codegen/build/facts.ts'
import { slug } from '#codegen/emit/docs/page.ts'
import { headOf } from '#codegen/load.ts'
import type { Guide, GuideKind } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import { locate, type SourceFile, type Spot } from '#codegen/source.ts'

/** What `{{sample …}}` can show of a capability's first example, or of another: `likes.mutate#3`. */
export const sampleKinds = ['curl', 'sdk', 'python', 'mcp', 'input', 'answer'] as const
/** What `{{table …}}` can list. */
export const tableKinds = ['abilities', 'headers', 'statuses', 'effects', 'problems', 'outcomes']

/** What the head of a guide may say. */
const keys: readonly string[] = ['title', 'about', 'order', 'kind', 'aliases']

const kinds = ['start', 'concept', 'task', 'operation'] as const

interface Written extends Guide {
  readonly order: number
}

/** spec/guides/*.md: front matter, then Markdown in which every fact, name and link is checked. */
export function buildGuides(
  files: readonly SourceFile[],
  facts: Facts,
  problems: Problems,
): Guide[] {
  const names = files.map(({ path }) => nameOf(path))
  const texts = new Map(files.map((file) => [nameOf(file.path), file.text]))
  const known = { facts, values: factsOf(facts), names, texts, problems }
  return files
    .map((file) => buildGuide(file, known))
    .sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1))
    .map(({ order: _, ...guide }) => guide)
}

interface Known {
  readonly facts: Facts
  readonly values: ReadonlyMap<string, string>
  readonly names: readonly string[]
  /** The guides as written, by their names. */
  readonly texts: ReadonlyMap<string, string>
  readonly problems: Problems
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '')
}

function buildGuide(file: SourceFile, known: Known): Written {
  const { problems } = known
  const all = { file, start: 0, end: 1 }
  const head = headOf(file.text)
  if (head === '')
    problems.add(all, 'a guide begins with title, about and order between two lines ---')
  const meta = readHead(file, head, problems)
  const required = (key: string) => {
    const found = meta.get(key)
    if (!found && head !== '') problems.add(all, `the guide has no \`${key}\``)
    return found?.text ?? ''
  }
  const order = Number(required('order') || '0')
  if (!Number.isInteger(order)) problems.add(all, '`order` must be a whole number')
  const kind = meta.get('kind')
  checkNames(file, known)
  return {
    name: nameOf(file.path),
    title: required('title'),
    about: required('about'),
    kind: kind ? kindOf(kind.text, kind.at, problems) : 'concept',
    aliases: (meta.get('aliases')?.text ?? '').split(/, */).filter((name) => name !== ''),
    order,
    text: filled(file, known).slice(head.length),
    location: locate(all),
  }
}

/** The texts at the beginning of a guide by their keys, each with its place. They are one line each, and no other YAML. */
function readHead(file: SourceFile, head: string, problems: Problems) {
  const found = new Map<string, { text: string; at: Spot }>()
  for (const { 0: line, 1: key = '', 2: gap = '', 3: value = '', index } of head.matchAll(
    /^(\w+)(: +)(.+)$/gm,
  )) {
    const text = value.trim()
    const start = index + key.length + gap.length
    const at = { file, start, end: start + text.length }
    if (!keys.includes(key))
      problems.unknownWord({ file, start: index, end: index + key.length }, 'key', key, keys)
    else if (/^["'[\]{}&*!|>%@`]/.test(text))
      problems.add(at, `\`${key}\` must be text: it cannot begin with \`${line[start - index]}\``)
    found.set(key, { text, at })
  }
  return found
}

/** A guide explains how something works, unless its head says otherwise. */
function kindOf(kind: string, at: Spot, problems: Problems): GuideKind {
  const known = kinds.find((one) => one === kind)
  if (known === undefined) problems.unknownWord(at, 'kind', kind, kinds)
  return known ?? 'concept'
}

/** The text with every fact in place of its name; blocks are checked and left to the emitter. */
function filled(file: SourceFile, { values, facts, problems }: Known): string {
  for (const { index } of file.text.matchAll(/\{\{(?![^{}\n]*\}\})/g))
    problems.add(
      { file, start: index, end: index + 2 },
      'what {{ opens is not closed: end it with }}',
    )
  return file.text.replaceAll(/\{\{([^{}\n]*)\}\}/g, (written, inside: string, start: number) => {
    const spot = { file, start, end: start + written.length }
    const [kind = '', ...words] = inside.trim().split(/\s+/)
    const spotOf = (word: string) => {
      const from = start + Math.max(0, written.lastIndexOf(word))
      return { file, start: from, end: from + word.length }
    }
    // Where only the registry is at hand, the document of a guide is not: an earlier commit, a copy of spec/.
    if (kind === 'file') return ''
    if (kind === 'sample') checkSample(words, spot, spotOf, facts, problems)
    else if (kind === 'table') checkTable(words, spotOf, problems)
    else {
      const value = values.get(kind)
      if (value !== undefined && words.length === 0) return value
      const fact = inside.trim()
      problems.unknown(fact === '' ? spot : spotOf(fact), 'fact', fact, values.keys())
    }
    return written
  })
}

/** The place of a word between the braces. */
type SpotOf = (word: string) => Spot

function checkSample(
  words: string[],
  spot: Spot,
  spotOf: SpotOf,
  facts: Facts,
  problems: Problems,
): void {
  const [id = '', number] = (words.at(-1) ?? '').split('#')
  const capability = facts.capabilities.find((one) => one.id === id)
  if (!capability) {
    const ids = facts.capabilities.map((one) => one.id)
    problems.unknown(id === '' ? spot : spotOf(id), 'capability', id, ids)
    return
  }
  if (capability.examples.length === 0) problems.add(spot, `${id} has no example`)
  else if (number !== undefined && !capability.examples[Number(number) - 1])
    problems.add(spotOf(`#${number}`), `${id} has ${capability.examples.length} examples`)
  if (words.length < 2) problems.add(spot, `name the parts to show: ${sampleKinds.join(', ')}`)
  for (const kind of words.slice(0, -1)) {
    if (!sampleKinds.some((one) => one === kind))
      problems.unknownWord(spotOf(kind), 'sample', kind, sampleKinds)
  }
}

function checkTable(words: string[], spotOf: SpotOf, problems: Problems): void {
  const [kind = ''] = words
  if (!tableKinds.includes(kind)) problems.unknownWord(spotOf(kind), 'table', kind, tableKinds)
}

/** Checks that each capability in backticks exists, and that links lead to existing pages. */
function checkNames(file: SourceFile, known: Known): void {
  const { facts, names, problems } = known
  const ids = facts.capabilities.map(({ id }) => id)
  const first = new Set(ids.map((id) => id.split('.')[0]))
  for (const { 1: id = '', index } of file.text.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)) {
    if (!first.has(id.split('.')[0]) || ids.includes(id)) continue
    problems.unknown({ file, start: index + 1, end: index + 1 + id.length }, 'capability', id, ids)
  }
  const pages: { [folder: string]: readonly string[] } = {
    capabilities: ids,
    errors: ['index', ...facts.errors.map(({ code }) => code)],
    guides: names,
    resources: ['index', ...facts.types.map(({ name }) => name)],
    workflows: facts.workflows.map(({ name }) => name),
  }
  for (const { 1: to = '', index } of file.text.matchAll(/\]\(([a-z]+\/[^)#\s]+)/g)) {
    const [folder = '', page = ''] = to.split('/')
    const spot = { file, start: index + 2, end: index + 2 + to.length }
    const there = pages[folder]
    const atFolder = { ...spot, end: spot.start + folder.length }
    if (!there) problems.unknownWord(atFolder, 'folder', folder, Object.keys(pages))
    else if (!there.includes(page)) {
      const paths = there.map((one) => `${folder}/${one}`)
      problems.unknown(spot, 'page', to, paths)
    }
  }
  for (const { 1: to = '', index } of file.text.matchAll(/\]\(([\w./-]+)\.md\b/g)) {
    const page = nameOf(to)
    const meant = names.includes(page) ? `guides/${page}` : 'guides/<name>'
    const spot = { file, start: index + 2, end: index + 2 + to.length + '.md'.length }
    problems.add(spot, `a link names the page, without .md: write ${meant}`)
  }
  checkAnchors(file, known)
}

/** Checks that links to a heading of a guide lead to one. Those into other pages are made from the registry. */
function checkAnchors(file: SourceFile, { texts, problems }: Known): void {
  for (const link of file.text.matchAll(/\]\((guides\/([a-z0-9_]+))?#([^)\s]+)\)/g)) {
    const { 1: page = '', 2: name = nameOf(file.path), 3: anchor = '', index } = link
    const text = texts.get(name)
    const known = text === undefined ? null : anchorsOf(text)
    const start = index + '](#'.length + page.length
    if (known && !known.includes(anchor))
      problems.unknown({ file, start, end: start + anchor.length }, 'heading', anchor, known)
  }
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#{2,3} +(.+)$/gm)].map(([, heading = '']) => slug(heading))
}
