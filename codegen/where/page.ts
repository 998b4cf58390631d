import type { Location } from '#codegen/model.ts'
import { deepest } from '#codegen/where/document.ts'
import { linesOf } from '#codegen/where/lines.ts'
import { ofCapability, ofError, ofExample, ofType, partOf } from '#codegen/where/subject.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'
import type { Spot } from '#codegen/where/spot.ts'

type ByName = (text: string) => Subject | null

/** The entry that a part of the reference was made from; null where there is none. */
export function ofDocs(known: Known, path: string, spot: Spot, byName: ByName): Subject | null {
  const page = ofPage(known, path.replace(/^docs\//, ''))
  const text = 'text' in spot ? linesOf(spot.text) : []
  const at = 'line' in spot ? spot.line - 1 : 0
  if (page) {
    const anchor = 'line' in spot ? anchorAt(text, at) : spot.pointer
    return ofPart(known, page, [anchor, ...(anchor === '' ? [] : fieldsAt(text, at))].join('.'))
  }
  if (!('line' in spot)) return ofAnchor(known, path, spot.pointer)
  if (path.startsWith('docs/changelog')) return ofVersion(known, text.slice(0, at + 1))
  if (path.endsWith('llms-full.txt')) return ofTitle(known, text.slice(0, at + 1))
  return path.endsWith('search.js') ? ofRow(known, text, at) : ofItem(known, text, at, byName)
}

/** The entry that a page is about, by its path below docs/; null for an index. */
export function ofPage({ model }: Known, path: string): Subject | null {
  const [folder, name = ''] = path.replace(/\.(html|md|json)$/, '').split(/\/(.*)/s)
  const named = <Entry>(entries: readonly Entry[], of: string, nameOf: (one: Entry) => string) =>
    folder === of ? entries.find((one) => nameOf(one) === name) : undefined
  const capability = named(model.capabilities, 'capabilities', ({ id }) => id)
  if (capability) return ofCapability(model, capability, [])
  const error = named(model.errors, 'errors', ({ code }) => code)
  if (error) return ofError(error)
  const resource = named(model.types, 'resources', (one) => one.name)
  if (resource) return ofType(model, resource, [])
  const guide = named(model.guides, 'guides', (one) => one.name)
  if (guide) return { name: `guide ${name}`, location: guide.location }
  const story = named(model.workflows, 'workflows', (one) => one.name)
  if (story) return { name: `workflow ${name}`, location: story.location }
  const type = named(model.types, 'types', ({ area }) => area)
  return type ? { name: `types of ${name}`, location: beginningOf(type.location) } : null
}

function beginningOf({ file }: Location): Location {
  return { file, line: 1, column: 1 }
}

/** The version that an anchor of the changelog stands for. */
function ofAnchor({ parts }: Known, path: string, anchor: string): Subject | null {
  if (!path.startsWith('docs/changelog')) return null
  return parts.find(({ name }) => name === `version ${versionOf(anchor)}`) ?? null
}

/** `v2026-09-08-1` → `2026-09-08.1` */
function versionOf(anchor: string): string {
  return anchor.replace(/^v(.*)-(\d+)$/, '$1.$2')
}

/** The version that the last heading of a changelog names. */
function ofVersion({ parts }: Known, lines: readonly string[]): Subject | null {
  const heading = /^(?:## |<h2|<title>).*?(\d{4}-\d{2}-\d{2}\.\d+)/
  const version = heading.exec(lines.findLast((line) => heading.test(line)) ?? '')?.[1]
  return parts.find(({ name }) => name === `version ${version}`) ?? null
}

/** The guide with the last title of a text of several pages. */
function ofTitle({ model }: Known, lines: readonly string[]): Subject | null {
  const title = lines.findLast((line) => line.startsWith('# '))?.slice('# '.length)
  const guide = model.guides.find((one) => one.title === title)
  return guide ? { name: `guide ${guide.name}`, location: guide.location } : null
}

/** The entry whose page a line of the navigation names. */
export function ofListed(
  known: Known,
  path: string,
  { text, line }: { text: string; line: number },
): Subject | null {
  if (path !== 'server/docs_navigation.json') return null
  const page = /"path":"([^"]+)"/.exec(linesOf(text)[line - 1] ?? '')?.[1]
  return page === undefined ? null : ofPage(known, page)
}

/** The names of the fields that a line of a page is in, below the last anchor. */
function fieldsAt(lines: readonly string[], at: number): string[] {
  const field = /^( *)- `(\w+)` \(/
  let [, indent, name] = field.exec(lines[at] ?? '') ?? []
  if (indent === undefined || name === undefined) return []
  const names = [name]
  for (let before = at - 1; before >= 0 && !/ id="/.test(lines[before] ?? ''); before -= 1) {
    const [, outer, around = ''] = field.exec(lines[before] ?? '') ?? []
    if (outer === undefined || outer.length >= indent.length) continue
    indent = outer
    names.unshift(around)
  }
  return names
}

/** The last anchor of a page at or before a line; empty if there is none. */
function anchorAt(lines: readonly string[], at: number): string {
  for (let before = at; before >= 0; before -= 1) {
    const anchor = /<(?:h\d|li|a) id="([\w.-]+)"/.exec(lines[before] ?? '')?.[1]
    if (anchor !== undefined) return anchor
  }
  return ''
}

/** What an anchor of a page stands for: an example, a field such as `input.name`, a type; else the page's subject. */
function ofPart(known: Known, page: Subject, anchor: string): Subject {
  const { model } = known
  const step = page.name.startsWith('workflow ') && partOf(known, `${page.name} ${anchor}`)
  if (step) return step
  const [part = '', ...path] = anchor.split('.')
  const capability = model.capabilities.find(({ id }) => id === page.name)
  const example = /^example(?:-(\d+))?$/.exec(anchor)
  if (capability && example && capability.examples.length > 0)
    return ofExample(capability, Number(example[1] ?? 1))
  if (capability && (part === 'input' || part === 'data'))
    return deepest((way) => ofCapability(model, capability, [part, ...way]), path)
  const type = model.types.find(({ name }) => `type ${name}` === page.name)
  if (type && part === 'field') return deepest((way) => ofType(model, type, way), path)
  const error = model.errors.find(({ code }) => `error ${code}` === page.name)
  const candidate =
    part === 'candidate' && model.types.find(({ name }) => name === error?.candidates)
  if (candidate)
    return path.length === 0 ? page : deepest((way) => ofType(model, candidate, way), path)
  const listed = page.name.startsWith('types of ') && model.types.find(({ name }) => name === part)
  return listed ? ofType(model, listed, path.slice(1)) : page
}

/** The page and the part of it that a row of the search index leads to. */
function ofRow(known: Known, lines: readonly string[], at: number): Subject | null {
  const keyOf = (line: string) => {
    const [, key = '', heading = ''] = /^\["([^"]+)","([^"]*)"/.exec(line) ?? []
    return key.endsWith('.') ? key + heading : key
  }
  const key = keyOf(lines[at] ?? '')
  const synonym = /^"(\w+) /.exec(lines[at] ?? '')?.[1]
  if (synonym !== undefined) return partOf(known, `synonyms ${synonym}`)
  if (key === '') return null
  for (let before = at; before >= 0; before -= 1) {
    const page = keyOf(lines[before] ?? '')
    if (!page.includes('/')) continue
    const subject = ofPage(known, page)
    return subject && ofPart(known, subject, before === at ? '' : key)
  }
  return null
}

/** What an item of a list or a row of a table leads to or names first. */
function ofItem(
  known: Known,
  lines: readonly string[],
  at: number,
  byName: ByName,
): Subject | null {
  const isInside = /^(<td|<th|<a| +- )/.test(lines[at] ?? '')
  for (let before = at; before >= (isInside ? Math.max(0, at - 4) : at); before -= 1) {
    const line = lines[before] ?? ''
    const [, to, anchor = ''] =
      /(?:href="|\]\()(?:\.\.\/)*([a-z]+\/[\w.]+?)(?:\.(?:html|md))?(?:#([\w.]+))?[")]/.exec(
        line,
      ) ?? []
    const page = to === undefined ? null : ofPage(known, to)
    if (page) return ofPart(known, page, anchor)
    const name = /<code>([\w.:]+)<\/code>|`([\w.:]+)`/.exec(line)
    const found = name ? byName(name[1] ?? name[2] ?? '') : null
    if (found) return found
    if (line.trim() === '' || /^(<tr>|<li>|- |#)/.test(line)) return null
  }
  return null
}
