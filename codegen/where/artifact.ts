import {
  ofCapability,
  ofError,
  ofExample,
  ofType,
  type Subject,
  top,
} from '#codegen/where/subject.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { pascal } from '#codegen/emit/text.ts'
import type { Capability, Model } from '#codegen/model.ts'

/**
 * A position in a generated file: a JSON pointer with the value there, where it is text; the anchor of a page, as a
 * pointer; or a line (from 1) of a text.
 */
export type Spot =
  | { readonly pointer: string; readonly value?: string }
  | { readonly line: number; readonly text: string }

/** The entry of the registry that a node of a generated file was made from; `path` is below generated/. */
export function sourceOf(model: Model, path: string, spot: Spot): Subject {
  const [folder = '', file = ''] = path.split(/\/(.*)/s)
  const named =
    'value' in spot && !/\/examples?\//.test(spot.pointer) ? ofId(model, spot.value) : null
  if (named) return named
  if (path === 'openapi.json') return ofDocument(model, segmentsOf(spot))
  if (folder === 'schemas') return ofSchema(model, file.replace('.json', ''), segmentsOf(spot))
  if (folder === 'mcp') return ofTool(model, file.replace('.json', ''), segmentsOf(spot))
  if (folder === 'arazzo') return ofPage(model, `workflows/${file.replace('.json', '')}`)
  if (folder === 'docs' && !file.endsWith('.txt'))
    return ofPart(model, ofPage(model, file.replace(/\.(html|md)$/, '')), spot)
  if ('text' in spot) return ofCode(model, spot)
  return { name: 'service', location: top }
}

function segmentsOf(spot: Spot): string[] {
  return 'pointer' in spot ? pathOf(spot.pointer) : []
}

/** The steps of a JSON pointer as an address has it. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Names of the properties a pointer goes through. */
function propertiesIn(segments: readonly string[]): string[] {
  const names: string[] = []
  for (let at = 0; at < segments.length - 1; at += 1) {
    if (segments[at] !== 'properties') continue
    at += 1
    names.push(segments[at] ?? '')
  }
  return names
}

function ofDocument(model: Model, [group, name = '', ...rest]: readonly string[]): Subject {
  if (group === 'paths') {
    const capability = model.capabilities.find(({ id }) => name === capabilityPath(model, id))
    if (!capability) return { name: 'service', location: top }
    const example = exampleIn(capability, rest)
    return example ?? ofCapability(model, capability, [])
  }
  const component = rest[0] ?? ''
  if (group !== 'components' || name !== 'schemas') return { name: 'service', location: top }
  return ofNamed(model, component, rest.slice(1)) ?? { name: 'service', location: top }
}

/** The example that a pointer into an operation goes through, such as `…/examples/answer2/value`. */
function exampleIn(capability: Capability, segments: readonly string[]): Subject | null {
  const name = segments[segments.indexOf('examples') + 1] ?? ''
  const number = /^(?:bare|envelope|answer)(\d+)$/.exec(name)?.[1]
  return number === undefined ? null : ofExample(capability, Number(number))
}

/** A type by its name, or by a capability's name with Input, Data, Body or Answer. */
function ofNamed(model: Model, name: string, rest: readonly string[]): Subject | null {
  const type = model.types.find((one) => one.name === name)
  if (type) return deepest((path) => ofType(model, type, path), propertiesIn(rest))
  const capability = model.capabilities.find(
    ({ id }) => name.startsWith(pascal(id)) && parts.test(name.slice(pascal(id).length)),
  )
  if (!capability) return null
  const part = name.slice(pascal(capability.id).length)
  if (part === 'Data')
    return deepest((path) => ofCapability(model, capability, ['data', ...path]), propertiesIn(rest))
  if (part === 'Input')
    return deepest(
      (path) => ofCapability(model, capability, ['input', ...path]),
      propertiesIn(rest),
    )
  return ofCapability(model, capability, [])
}

const parts = /^(Input|Data|Body|Answer|Input.*)$/

function ofSchema(
  model: Model,
  id: string,
  [definitions, name = '', ...rest]: readonly string[],
): Subject {
  const capability = model.capabilities.find((one) => one.id === id)
  if (!capability) return { name: 'service', location: top }
  if (definitions !== '$defs') return ofCapability(model, capability, [])
  const type = model.types.find((one) => one.name === name)
  if (type) return deepest((path) => ofType(model, type, path), propertiesIn(rest))
  if (name === 'answer') return ofCapability(model, capability, [])
  return deepest((path) => ofCapability(model, capability, [name, ...path]), propertiesIn(rest))
}

function ofTool(model: Model, tool: string, [part, ...rest]: readonly string[]): Subject {
  const capability = model.capabilities.find((one) => one.tool === tool)
  if (!capability) return { name: 'service', location: top }
  const [, data] = rest
  if (part === 'outputSchema' && data === 'data')
    return deepest(
      (path) => ofCapability(model, capability, ['data', ...path]),
      propertiesIn(rest.slice(2)),
    )
  if (part !== 'inputSchema') return ofCapability(model, capability, [])
  return deepest((path) => ofCapability(model, capability, ['input', ...path]), propertiesIn(rest))
}

/** The field that an anchor of a page stands for, such as `input.name` or `field.timezone`; else the page's subject. */
function ofPart(model: Model, page: Subject, spot: Spot): Subject {
  const anchor = 'pointer' in spot ? spot.pointer : ''
  const [part, ...path] = anchor.split('.')
  const capability = model.capabilities.find(({ id }) => id === page.name)
  if (capability && (part === 'input' || part === 'data'))
    return deepest((way) => ofCapability(model, capability, [part, ...way]), path)
  const type = model.types.find(({ name }) => `type ${name}` === page.name)
  return type && part === 'field' ? deepest((way) => ofType(model, type, way), path) : page
}

/** What a text names all by itself: a capability by its id or its tool, or a code. */
function ofId(model: Model, text: string | undefined): Subject | null {
  const capability = model.capabilities.find(
    ({ id, tool }) => id === text || (tool !== null && tool === text),
  )
  if (capability) return ofCapability(model, capability, [])
  const error = model.errors.find(({ code }) => code === text)
  return error ? ofError(error) : null
}

function ofPage(model: Model, page: string): Subject {
  const [folder, name = ''] = page.split(/\/(.*)/s)
  const capability = model.capabilities.find(({ id }) => folder === 'capabilities' && id === name)
  if (capability) return ofCapability(model, capability, [])
  const error = model.errors.find(({ code }) => folder === 'errors' && code === name)
  if (error) return ofError(error)
  const resource = model.types.find((one) => folder === 'resources' && one.name === name)
  if (resource) return ofType(model, resource, [])
  const guide = model.guides.find((one) => folder === 'guides' && one.name === name)
  if (guide) return { name: `guide ${name}`, location: guide.location }
  const story = model.workflows.find((one) => folder === 'workflows' && one.name === name)
  if (story) return { name: `workflow ${name}`, location: story.location }
  const type = model.types.find(({ area }) => folder === 'types' && area === name)
  if (type) return { name: `types of ${name}`, location: { ...type.location, line: 1, column: 1 } }
  return { name: 'service', location: top }
}

/** The declaration that encloses a line: an interface with a property, or whatever names a capability. */
function ofCode(model: Model, { text, line }: { line: number; text: string }): Subject {
  const lines = text.split('\n').slice(0, line)
  const property = /^ {2}(?:readonly )?(\w+)\??:/.exec(lines.at(-1) ?? '')?.[1]
  for (const written of lines.reverse()) {
    const declared = /^export (?:interface|type) (\w+)/.exec(written)?.[1]
    if (declared !== undefined) {
      const path = property === undefined ? [] : ['properties', property]
      const found = ofNamed(model, declared, path)
      if (found) return found
    }
    for (const [, quoted] of written.matchAll(/['"`]([a-z_]+(?:\.[a-z_]+)*)['"`]/g)) {
      const found = ofId(model, quoted)
      if (found) return found
    }
    const [, linked] = /\/capabilities\/([a-z_.]+?)(?:\.md|\.html)?[)"'`\s]/.exec(written) ?? []
    const page = ofId(model, linked)
    if (page) return page
  }
  return { name: 'service', location: top }
}

/** The subject of the longest beginning of a path that is one: below a free-form object there is nothing to find. */
function deepest(find: (path: readonly string[]) => Subject, path: readonly string[]): Subject {
  for (let length = path.length; length > 0; length -= 1) {
    try {
      return find(path.slice(0, length))
    } catch {
      // A shorter one may be.
    }
  }
  return find([])
}
