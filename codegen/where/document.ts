import { capabilityPath } from '#codegen/emit/addresses.ts'
import { camel, pascal } from '#codegen/emit/text.ts'
import type { Capability, Model } from '#codegen/model.ts'
import { pathOf } from '#codegen/where/pointer.ts'
import { ofCapability, ofExample, ofType, partOf } from '#codegen/where/subject.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'

type ByName = (text: string) => Subject | null

/** The entry that a value of a JSON document was made from; null where there is none. */
export function ofJson(
  known: Known,
  path: string,
  { pointer, value }: { pointer: string; value?: string },
  byName: ByName,
): Subject | null {
  const [folder, file = ''] = path.replace(/\.json$/, '').split(/\/(.*)/s)
  const own = value === undefined || /\/examples?\//.test(pointer) ? null : byName(value)
  if (own) return own
  const { model } = known
  const segments = pathOf(pointer)
  const found =
    folder === 'openapi'
      ? ofOpenapi(known, segments)
      : folder === 'schemas'
        ? ofSchema(model, file, segments)
        : ofTool(model, file, segments)
  return found ?? segments.toReversed().map(byName).find(Boolean) ?? null
}

/** What the document says of itself, and what that is called in service.yaml. */
const infos: { readonly [key: string]: string } = {
  title: 'title',
  description: 'about',
  version: 'registry_version',
  license: 'license',
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

function ofOpenapi(known: Known, [group, name = '', ...rest]: readonly string[]): Subject | null {
  const { model } = known
  if (group === 'info') return partOf(known, `service ${infos[name]}`)
  if (group === 'paths') {
    const capability = model.capabilities.find(({ id }) => name === capabilityPath(model, id))
    return capability ? (exampleIn(capability, rest) ?? ofCapability(model, capability, [])) : null
  }
  if (group !== 'components') return null
  if (name === 'securitySchemes') return partOf(known, 'header authorization')
  if (name === 'parameters' || name === 'headers')
    return partOf(known, `header ${snake(rest[0] ?? '')}`)
  if (name !== 'schemas') return null
  return ofNamed(model, rest[0] ?? '', propertiesIn(rest.slice(1)))
}

/** `IdempotencyKey` → `idempotency_key` */
function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()
}

/** The example that a pointer into an operation goes through, such as `…/examples/answer2/value`. */
function exampleIn(capability: Capability, segments: readonly string[]): Subject | null {
  const name = segments[segments.indexOf('examples') + 1] ?? ''
  const number = /^(?:bare|envelope|answer)(\d+)$/.exec(name)?.[1]
  return number === undefined ? null : ofExample(capability, Number(number))
}

/**
 * A type by its name, or by a capability's name with Input, Data, Body or Answer, or the capability by its name in
 * camel case; and of it the field that a path of names leads to.
 */
export function ofNamed(model: Model, name: string, path: readonly string[]): Subject | null {
  const type = model.types.find((one) => one.name === name)
  if (type) return deepest((way) => ofType(model, type, way), path)
  const capability = model.capabilities.find(({ id }) => {
    const own = pascal(id)
    return name === camel(id) || (name.startsWith(own) && parts.test(name.slice(own.length)))
  })
  if (!capability) return null
  const [, part] = parts.exec(name.slice(pascal(capability.id).length)) ?? []
  if (part !== 'Data' && part !== 'Input') return ofCapability(model, capability, [])
  const side = part.toLowerCase()
  return deepest((way) => ofCapability(model, capability, [side, ...way]), path)
}

const parts = /^(?:Any)?(Input|Data|Body|Answer)(?:_[\d_]+)?$/

function ofSchema(
  model: Model,
  id: string,
  [definitions, name = '', ...rest]: readonly string[],
): Subject | null {
  const capability = model.capabilities.find((one) => one.id === id)
  if (!capability) return null
  if (definitions !== '$defs' || name === '') return ofCapability(model, capability, [])
  const type = model.types.find((one) => one.name === name)
  if (type) return deepest((path) => ofType(model, type, path), propertiesIn(rest))
  if (name === 'answer') return ofCapability(model, capability, [])
  return deepest((path) => ofCapability(model, capability, [name, ...path]), propertiesIn(rest))
}

function ofTool(model: Model, tool: string, [part, ...rest]: readonly string[]): Subject | null {
  const capability = model.capabilities.find((one) => one.tool !== null && one.tool === tool)
  if (!capability) return null
  const [, data] = rest
  if (part === 'outputSchema' && data === 'data')
    return deepest(
      (path) => ofCapability(model, capability, ['data', ...path]),
      propertiesIn(rest.slice(2)),
    )
  if (part !== 'inputSchema') return ofCapability(model, capability, [])
  return deepest((path) => ofCapability(model, capability, ['input', ...path]), propertiesIn(rest))
}

/** The subject of the longest beginning of a path that is one: below a free-form object there is nothing to find. */
export function deepest(
  find: (path: readonly string[]) => Subject,
  path: readonly string[],
): Subject {
  for (let length = path.length; length > 0; length -= 1) {
    try {
      return find(path.slice(0, length))
    } catch {
      // A shorter one may be.
    }
  }
  return find([])
}
