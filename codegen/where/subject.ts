import { capabilityPath } from '#codegen/emit/addresses.ts'
import { camel, pascal } from '#codegen/emit/text.ts'
import { nearest } from '#codegen/nearest.ts'
import type { Capability, ErrorCode, Field, Location, Model, NamedType } from '#codegen/model.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'

export const top: Location = { file: 'spec/service.yaml', line: 1, column: 1 }

/**
 * Resolves a query in words: `<capability> [input|data] <field>…`, `<capability> example <number>`,
 * `type <Name> <field>…`, `error <code>`. A capability also has the names that callers know: its tool, its request
 * (`POST /api/v2/capabilities/<id>`), its method and its function in the SDK; and a field that of its type before it.
 * The rest has the names that `where` prints for its lines: `profile write`, `ability …`, `toolset …`, `limit …`,
 * `guide …`, `workflow <name> <step>`; a header also that of the request.
 */
export function subjectOf(known: Known, words: readonly string[]): Subject {
  const { model } = known
  const [first = '', ...rest] = inOwnWords(model, words)
  if (first === 'type') return ofType(model, typeNamed(model, rest[0] ?? ''), rest.slice(1))
  if (first === 'error') return ofError(errorCoded(model, rest[0] ?? ''))
  const part = partOf(known, words.join(' '))
  if (part) return part
  const capability = model.capabilities.find(({ id, tool }) => id === first || tool === first)
  if (capability) return ofCapability(model, capability, rest)
  const type = model.types.find(({ name }) => name === first)
  if (type) return ofType(model, type, rest)
  const error = model.errors.find(({ code }) => code === first)
  if (error) return ofError(error)
  throw unknown('capability, type or code', first, [
    ...model.capabilities.map(({ id }) => id),
    ...model.types.map(({ name }) => name),
    ...model.errors.map(({ code }) => code),
    ...known.parts.map(({ name }) => name.split(' ').at(-1) ?? '').filter((one) => one !== first),
  ])
}

/** Another part of the registry by its whole name, an ability or disclosure by its own, or a header as it is sent. */
export function partOf({ model, parts }: Known, words: string): Subject | null {
  if (words === 'service') return { name: 'service', location: top }
  const guide = model.guides.find(({ name }) => `guide ${name}` === words)
  if (guide) return { name: words, location: guide.location }
  const workflow = model.workflows.find(({ name }) => `workflow ${name}` === words)
  if (workflow) return { name: words, location: workflow.location }
  const { client_header } = model.service
  const header = words === client_header ? 'client' : words.toLowerCase().replaceAll('-', '_')
  const names = [words, `ability ${words}`, `disclosure ${words}`, `header ${header}`]
  return parts.find(({ name }) => names.includes(name)) ?? null
}

/** A query by a caller's names, in those of the registry. */
function inOwnWords(model: Model, words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = /^[A-Z]+$/.test(words[0] ?? '') ? words.slice(1) : words
  const path = capabilityPath(model, '')
  const file = /^server\/handlers\/(.+)\.ts$/.exec(first)?.[1]
  if (file !== undefined) return [file.replaceAll('/', '.'), ...rest]
  const id = first.startsWith(path) ? first.slice(path.length) : first.replace(/^client\./, '')
  const called = model.capabilities.find((capability) => camel(capability.id) === first)
  if (called) return [called.id, ...rest]
  const [name = '', ...steps] = first.split('.')
  if (model.types.some((type) => type.name === name)) return [name, ...steps, ...rest]
  // `outcome.confirmation` is a field of Outcome, unless a capability has that name.
  const type = model.types.find((one) => one.name === pascal(name))
  if (type && steps.length > 0 && !model.capabilities.some((one) => one.id === id))
    return [type.name, ...steps, ...rest]
  return [id, ...rest]
}

/** The entry or field that encloses a position in a file of the registry; null where the file has none there. */
export function subjectAt(known: Known, at: Location): Subject | null {
  let last: Subject | null = null
  for (const one of everySubject(known).get(at.file) ?? []) {
    const { location } = one
    if (isBefore(at, location)) continue
    if (!last || isBefore(last.location, location)) last = one
  }
  return last
}

function isBefore(left: Location, right: Location): boolean {
  return left.line < right.line || (left.line === right.line && left.column < right.column)
}

/** All that the registry declares, and the fields where they are written, by their files. */
function everySubject(known: Known): ReadonlyMap<string, readonly Subject[]> {
  const { model, parts } = known
  const before = subjects.get(model)
  if (before) return before
  const { capabilities, types, errors, guides, workflows } = model
  const all = [
    ...parts,
    { name: 'service', location: top },
    ...capabilities.flatMap((capability) => [
      ofCapability(model, capability, []),
      ...fieldsOf(`${capability.id} input`, capability.input.fields),
      ...fieldsOf(`${capability.id} data`, capability.data.fields),
      ...capability.examples.map((_, index) => ofExample(capability, index + 1)),
    ]),
    ...types.flatMap((type) => [
      ofType(model, type, []),
      ...fieldsOf(`type ${type.name}`, type.shape?.fields ?? []),
    ]),
    ...errors.map(ofError),
    ...guides.map(({ name, location }) => ({ name: `guide ${name}`, location })),
    ...workflows.map(({ name, location }) => ({ name: `workflow ${name}`, location })),
  ]
  const byFile = Map.groupBy(all, ({ location }) => location.file)
  subjects.set(model, byFile)
  return byFile
}

const subjects = new WeakMap<Model, ReadonlyMap<string, readonly Subject[]>>()

function fieldsOf(owner: string, fields: readonly Field[]): Subject[] {
  return fields.map(({ name, location }) => ({ name: `${owner} ${name}`, location }))
}

/** A capability, its input or data, or a field there. */
export function ofCapability(
  model: Model,
  capability: Capability,
  words: readonly string[],
): Subject {
  const { id, input, data, location } = capability
  const [part, ...path] = words
  if (part === undefined) return { name: id, location }
  const version = part.replace(/^input@/, '')
  if (version !== part) {
    const earlier = capability.earlier.find((one) => one.version === version)
    if (!earlier)
      throw unknown(
        'version',
        version,
        capability.earlier.map((one) => one.version),
      )
    return within(model, `${id} ${part}`, earlier.input.fields, location, path)
  }
  if (part === 'input') return within(model, `${id} input`, input.fields, location, path)
  if (part === 'example') return ofExample(capability, Number(path[0] ?? 1))
  if (part === 'data') return within(model, `${id} data`, data.fields, location, path)
  const field = [...input.fields, ...data.fields].find(({ name }) => name === part)
  if (!field)
    throw unknown(
      'field',
      part,
      [...input.fields, ...data.fields].map(({ name }) => name),
    )
  const side = input.fields.includes(field) ? 'input' : 'data'
  return within(model, `${id} ${side}`, [field], location, [part, ...path])
}

/** An example of a capability, counted from 1. */
export function ofExample({ id, examples }: Capability, number: number): Subject {
  const example = examples[number - 1]
  if (example) return { name: `${id} example ${number}`, location: example.location }
  throw new Error(`${id} has no example ${number}: there are ${examples.length}`)
}

/** A named type, or a field of it. */
export function ofType(model: Model, type: NamedType, path: readonly string[]): Subject {
  return within(model, `type ${type.name}`, type.shape?.fields ?? [], type.location, path)
}

export function ofError({ code, location }: ErrorCode): Subject {
  return { name: `error ${code}`, location }
}

/** Follows field names from one shape into the named types it refers to. */
function within(
  model: Model,
  name: string,
  fields: readonly Field[],
  location: Location,
  path: readonly string[],
): Subject {
  const [word, ...rest] = path
  if (word === undefined) return { name, location }
  const field = fields.find((one) => one.name === word)
  if (!field)
    throw unknown(
      `field of ${name}`,
      word,
      fields.map((one) => one.name),
    )
  if (rest.length === 0) return { name: `${name} ${word}`, location: field.location }
  const reference = /"\$ref":"#\/\$defs\/([^"]+)"/.exec(JSON.stringify(field.schema))?.[1]
  const type = model.types.find((one) => one.name === reference)
  if (!type) return { name: `${name} ${word}`, location: field.location }
  return ofType(model, type, rest)
}

export function typeNamed(model: Model, name: string): NamedType {
  const type = model.types.find((one) => one.name === name)
  if (type) return type
  throw unknown(
    'type',
    name,
    model.types.map((one) => one.name),
  )
}

function errorCoded(model: Model, code: string): ErrorCode {
  const error = model.errors.find((one) => one.code === code)
  if (error) return error
  throw unknown(
    'code',
    code,
    model.errors.map((one) => one.code),
  )
}

function unknown(what: string, name: string, known: Iterable<string>): Error {
  const meant = nearest(name, known)
  return new Error(`no ${what} \`${name}\`${meant === null ? '' : `: did you mean \`${meant}\`?`}`)
}
