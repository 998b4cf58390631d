import { buildProtocol, ignoredFields } from '#codegen/build/protocol.ts'
import type { Service, Surface, SurfaceFact } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, type Mapping, type Node } from '#codegen/source.ts'

const keys = [
  ...['brand', 'title', 'subject', 'about', 'registry_version', 'machine_version', 'protocol'],
  ...['surfaces', 'abilities', 'headers', 'disclosures', 'limits', 'handles', 'synonyms'],
  ...['main_resources', 'license', 'mcp_name', 'icons', 'x-relative'],
  ...[
    'handles_taken',
    'sources',
    'aliases',
    'opposites',
    'translations',
    'toolsets',
    'instructions',
  ],
]

/** Where capabilities can be called, in the order of every list of them. */
export const surfaces: readonly Surface[] = ['api', 'mcp', 'assistant']

/** spec/service.yaml: facts about the whole service. Derived names come from the brand word. */
export function buildService(file: Mapping, reader: Reader): Service {
  reader.keys(file, keys)
  const top = {
    key: 'service.yaml',
    at: { file: file.file, start: file.start, end: file.start + 1 },
  }
  const text = (key: string) => reader.requiredText(file, key, top)
  const named = (key: string) => texts(file, key, reader, top)
  const wordsBy = (key: string) =>
    Object.fromEntries(
      entryOf(file, key) ? named(key).map(([word, others]) => [word, others.split(/ +/)]) : [],
    )
  const brand = text('brand')
  const brandNode = entryOf(file, 'brand')?.value
  if (brandNode && brand !== '' && !/^[a-z][a-z0-9]*$/.test(brand)) {
    reader.problems.add(brandNode, 'the brand must be one lower-case word')
  }
  const subject = entryOf(file, 'subject')?.value
  const main = entryOf(file, 'main_resources')?.value
  const license = entryOf(file, 'license')?.value
  const mcpName = entryOf(file, 'mcp_name')?.value
  const relative = entryOf(file, 'x-relative')?.value
  return {
    brand,
    title: text('title'),
    subject: subject ? (reader.text(subject, '`subject`') ?? '') : text('title'),
    about: text('about'),
    mcp_name: mcpName ? mcpNameIn(mcpName, reader) : `example.${brand}/capabilities`,
    icons: icons(file, reader),
    contract: `${brand}.capability-outcome.v1`,
    registry_version: version(file, 'registry_version', reader, top),
    machine_version: version(file, 'machine_version', reader, top),
    examples_friday: relative ? friday(relative, reader) : null,
    client_header: `X-${brand.charAt(0).toUpperCase()}${brand.slice(1)}-Client`,
    tool_prefix: `${brand}_`,
    protocol: buildProtocol(file, reader),
    limits: limits(file, reader, top),
    handles: Object.fromEntries(
      prefixes(file, 'handles', reader).map(([type, [prefix = '']]) => [type, prefix]),
    ),
    handles_taken: Object.fromEntries(prefixes(file, 'handles_taken', reader)),
    sources: entryOf(file, 'sources') ? Object.fromEntries(named('sources')) : {},
    aliases: Object.fromEntries(
      entryOf(file, 'aliases') ? named('aliases').map(([id, text]) => [id, text.split(/, */)]) : [],
    ),
    opposites: wordsBy('opposites'),
    translations: wordsBy('translations'),
    toolsets: toolsets(file, reader),
    instructions: instructions(file, reader),
    surfaces: surfacesOf(file, named('surfaces'), reader),
    headers: named('headers').map(([name, about]) => ({ name, about })),
    abilities: named('abilities').map(([name, about]) => ({ name, about })),
    disclosures: [
      ...(entryOf(file, 'disclosures') ? named('disclosures') : []).map(([name, about]) => ({
        name,
        text: about,
      })),
      ignoredFields,
    ],
    license: license ? reader.text(license, '`license`') : null,
    main_resources: main ? reader.names(main, 'type') : [],
    synonyms: entryOf(file, 'synonyms') ? named('synonyms').map((words) => words.join(' ')) : [],
  }
}

/** A name as server.json takes it. */
function mcpNameIn(node: Node, reader: Reader): string {
  const name = reader.text(node, '`mcp_name`') ?? ''
  if (!/^(?=.{3,200}$)[A-Za-z0-9.-]+\/[A-Za-z0-9._-]+$/.test(name)) {
    reader.problems.add(node, '`mcp_name` must be a domain backwards, a slash and a word')
  }
  return name
}

/** The day around which the examples take place. */
function friday(node: Node, reader: Reader): string | null {
  const text = reader.text(node, '`x-relative`') ?? ''
  const date = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCDay() === 5) return text
  reader.problems.add(node, '`x-relative` must be the date of a Friday, such as "2037-11-27"')
  return null
}

/** The formats of icons. */
const iconFormats = ['svg', 'png']

function icons(file: Mapping, reader: Reader): Record<string, string> {
  const entry = entryOf(file, 'icons')
  const mapping = entry && reader.mapping(entry.value, '`icons`')
  if (mapping) reader.keys(mapping, iconFormats)
  return Object.fromEntries(
    (mapping?.entries ?? []).map(({ key, value }) => {
      const text = reader.text(value, `\`${key}\``) ?? ''
      // Long base64 is written in several lines.
      return [key, key === 'png' ? text.replaceAll(/\s/g, '') : text]
    }),
  )
}

function surfacesOf(
  file: Mapping,
  named: readonly [string, string][],
  reader: Reader,
): SurfaceFact[] {
  const node = entryOf(file, 'surfaces')?.value
  if (node?.kind === 'mapping') reader.keys(node, surfaces)
  return named.flatMap(([written, title]) => {
    const name = surfaces.find((one) => one === written)
    return name ? [{ name, title }] : []
  })
}

type Owner = Parameters<Reader['required']>[2]

function texts(file: Mapping, key: string, reader: Reader, top: Owner): [string, string][] {
  const entry = reader.required(file, key, top)
  const mapping = entry && reader.mapping(entry.value, `\`${key}\``)
  return (mapping?.entries ?? []).map(({ key: name, value }) => [
    name,
    reader.text(value, `\`${name}\``) ?? '',
  ])
}

function version(file: Mapping, key: string, reader: Reader, top: Owner): string {
  const value = reader.requiredText(file, key, top)
  const node = entryOf(file, key)?.value
  if (node && value !== '' && !/^\d{4}-\d{2}-\d{2}\.\d+$/.test(value)) {
    reader.problems.add(node, `\`${key}\` must be a date and a number, such as "2026-09-08.1"`)
  }
  return value
}

function limits(file: Mapping, reader: Reader, top: Owner): Record<string, number> {
  const entry = reader.required(file, 'limits', top)
  const mapping = entry && reader.mapping(entry.value, '`limits`')
  return Object.fromEntries(
    (mapping?.entries ?? []).map(({ key, value }) => [
      key,
      reader.integer(value, `\`${key}\``) ?? 0,
    ]),
  )
}

/** By the name of the type, what handles begin with; `checkNames` checks that the type exists. */
function prefixes(
  file: Mapping,
  part: 'handles' | 'handles_taken',
  reader: Reader,
): [string, string[]][] {
  const entry = entryOf(file, part)
  const mapping = entry && reader.mapping(entry.value, `\`${part}\``)
  return (mapping?.entries ?? []).map(({ key, value }) => {
    const text = reader.text(value, `\`${key}\``) ?? ''
    const found = part === 'handles' ? [text] : text.split(/, */)
    if (text !== '' && !found.every((prefix) => /^[a-z]{2}_$/.test(prefix)))
      reader.problems.add(value, 'a prefix is two lower-case letters and _, such as pl_')
    return [key, found]
  })
}

/** The members of each toolset; `checkNames` checks that they exist. */
function toolsets(file: Mapping, reader: Reader): Record<string, string[]> {
  const entry = entryOf(file, 'toolsets')
  const mapping = entry && reader.mapping(entry.value, '`toolsets`')
  return Object.fromEntries(
    (mapping?.entries ?? []).map(({ key, value }) => [key, listed(value, `\`${key}\``, reader)]),
  )
}

function instructions(file: Mapping, reader: Reader): string[] {
  const entry = entryOf(file, 'instructions')
  return entry ? listed(entry.value, '`instructions`', reader) : []
}

function listed(node: Node, what: string, reader: Reader): string[] {
  if (node.kind !== 'list') {
    reader.problems.add(node, `${what} must be a list`)
    return []
  }
  return node.items.map((item) => reader.text(item, what) ?? '')
}

/** Checks that the types of handles in service.yaml exist, and the capabilities that it names. */
export function checkNames(
  file: Mapping,
  { types, ids }: { types: ReadonlySet<string>; ids: ReadonlySet<string> },
  reader: Reader,
): void {
  for (const part of ['handles', 'handles_taken', 'sources']) {
    for (const { key, at } of entriesOf(file, part)) {
      if (!types.has(key)) reader.problems.unknown(at, 'type', key, types)
    }
  }
  const named = entriesOf(file, 'toolsets').flatMap(({ value }) =>
    value.kind === 'list' ? value.items : [],
  )
  for (const { key, at } of entriesOf(file, 'aliases')) {
    if (!ids.has(key)) reader.problems.unknown(at, 'capability', key, ids)
  }
  for (const node of [...entriesOf(file, 'sources').map(({ value }) => value), ...named]) {
    const id = node.kind === 'scalar' ? String(node.value) : ''
    if (!ids.has(id)) reader.problems.unknown(node, 'capability', id, ids)
  }
}

function entriesOf(file: Mapping, key: string): readonly Entry[] {
  const node = entryOf(file, key)?.value
  return node?.kind === 'mapping' ? node.entries : []
}
