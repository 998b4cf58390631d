import type { Capability, InterfaceName, Protocol, Service, Surface } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, type Mapping } from '#codegen/source.ts'

const keys = [
  'path',
  'tokens',
  'commit',
  'approval',
  'approvals',
  'executions',
  'interfaces',
  'off',
]
const interfaces: readonly InterfaceName[] = ['media', 'assistant']

/** What the endpoints of the assistant take and answer; a registry that does not declare one has any object in its place. */
export const assistantTypes = [
  ...['AssistantMessage', 'AssistantApproval', 'AssistantTurn', 'AssistantConversation'],
  'AssistantSpoken',
] as const

/** The surfaces that can be turned off. The others are how everything is called. */
const optionalSurfaces: ReadonlySet<Surface> = new Set(['assistant'])

/** What is disclosed of fields that were sent and are not fields of the input. Every service has it. */
export const ignoredFields = {
  name: 'input.fields_ignored',
  text: 'Fields that mean nothing here were sent and ignored; the text names them.',
}

/** The protocol of a registry that says nothing of it: small ones, and those of commits before there was the block. */
export const unstated: Protocol = {
  path: '/api/v2',
  tokens: 'the settings',
  commit: null,
  approval: null,
  approvals: null,
  executions: null,
  interfaces: {},
  off: [],
}

/** The block `protocol` of spec/service.yaml. Its names are checked by `checkProtocol`, once all of them are known. */
export function buildProtocol(file: Mapping, reader: Reader): Protocol {
  const entry = entryOf(file, 'protocol')
  const mapping = entry && reader.mapping(entry.value, '`protocol`')
  if (!entry || !mapping) return unstated
  reader.keys(mapping, keys)
  const optional = (key: string) => {
    const node = entryOf(mapping, key)?.value
    return node ? reader.text(node, `\`${key}\``) : null
  }
  const turnedOff = entryOf(mapping, 'off')?.value
  const off = turnedOff ? reader.names(turnedOff, 'surface', optionalSurfaces) : []
  return {
    path: requiredPath(mapping, entry, reader),
    tokens: reader.requiredText(mapping, 'tokens', entry),
    commit: optional('commit'),
    approval: optional('approval'),
    approvals: readPath('approvals', mapping, reader),
    executions: optional('executions'),
    interfaces: readInterfaces(mapping, off, reader),
    off: [...optionalSurfaces].filter((surface) => off.includes(surface)),
  }
}

function requiredPath(mapping: Mapping, entry: Entry, reader: Reader): string {
  const path = reader.requiredText(mapping, 'path', entry)
  readPath('path', mapping, reader)
  return path
}

/** The path of a key; null where it is left out. */
function readPath(key: string, mapping: Mapping, reader: Reader): string | null {
  const node = entryOf(mapping, key)?.value
  const path = node ? reader.text(node, `\`${key}\``) : null
  if (node && path && !/^(\/[a-z0-9][a-z0-9._-]*)+$/.test(path))
    reader.problems.add(
      node,
      `\`${key}\` must begin with / and must not end with it, such as /api/v2`,
    )
  return path
}

/** @returns the interfaces, without those of surfaces that are off. */
function readInterfaces(
  mapping: Mapping,
  off: readonly string[],
  reader: Reader,
): Protocol['interfaces'] {
  const node = entryOf(mapping, 'interfaces')?.value
  const listed = node && reader.mapping(node, '`interfaces`')
  if (!listed) return {}
  reader.keys(listed, interfaces)
  return Object.fromEntries(
    listed.entries
      .map(({ key, value }) => [key, reader.text(value, `\`${key}\``) ?? ''] as const)
      .filter(([name]) => !off.includes(name)),
  )
}

/** Checks that the capabilities, the ability and the types exist that service.yaml names. */
export function checkProtocol(
  file: Mapping,
  service: Service,
  ids: ReadonlySet<string>,
  types: ReadonlySet<string>,
  reader: Reader,
): void {
  const known: readonly (readonly [key: string, what: string, names: Iterable<string>])[] = [
    ['commit', 'capability', ids],
    ['executions', 'capability', ids],
    ['approval', 'ability', service.abilities.map(({ name }) => name)],
  ]
  const block = entryOf(file, 'protocol')?.value
  for (const [key, what, names] of block?.kind === 'mapping' ? known : []) {
    const node = block?.kind === 'mapping' ? entryOf(block, key)?.value : undefined
    if (node?.kind === 'scalar') reader.name(node, what, [...names])
  }
  const main = entryOf(file, 'main_resources')?.value
  if (main) reader.names(main, 'type', types)
  if (block && service.protocol.interfaces.media !== undefined)
    for (const name of ['Media', 'MediaRef'])
      if (!types.has(name)) reader.problems.add(block, `the interface media needs the type ${name}`)
}

/** By the role of a capability what it takes: callers that know only the protocol send this field and no other. */
const taken = { commit: 'action_handle', executions: 'execution_id' } as const

/** Checks that what commits and what reads executions can be called with the handle alone. */
export function checkRoles(
  file: Mapping,
  { protocol }: Service,
  capabilities: readonly Capability[],
  reader: Reader,
): void {
  const block = entryOf(file, 'protocol')?.value
  if (block?.kind !== 'mapping') return
  for (const role of ['commit', 'executions'] as const) {
    const node = entryOf(block, role)?.value
    const found = capabilities.find(({ id }) => id === protocol[role])
    if (!node || !found) continue
    const { fields } = found.input
    const isCallable =
      fields.some(({ name }) => name === taken[role]) &&
      fields.every(({ name, required }) => !required || name === taken[role])
    if (!isCallable)
      reader.problems.add(
        node,
        `\`${found.id}\` must take \`${taken[role]}\` and need nothing else: it is called with that alone`,
      )
  }
}

/** Checks that the type of surfaces in the list of capabilities has the titles that service.yaml gives them. */
export function checkSurfaces(
  types: readonly Mapping[],
  service: Service,
  titles: unknown,
  reader: Reader,
): void {
  const declared = types.map((file) => entryOf(file, 'SurfaceTitle')).find(Boolean)
  const own = service.surfaces.map(({ title }) => title)
  if (!declared || !Array.isArray(titles) || own.length === 0) return
  if (titles.length === own.length && own.every((title) => titles.includes(title))) return
  const message = `\`SurfaceTitle\` must have the titles of \`surfaces\` in service.yaml: enum(${own.join(', ')})`
  reader.problems.add(declared.at, message)
}

/** Checks that a caller that has only the answer to a write can ask for the end of its work. */
export function checkObservers(
  built: readonly { readonly entry: Entry; readonly capability: Capability }[],
  { protocol }: Service,
  reader: Reader,
): void {
  for (const { entry, capability } of built) {
    const { id, data, statuses, status_capability: by } = capability
    const observer = built.find((one) => one.capability.id === by)?.capability
    if (!observer || by === protocol.executions || !statuses.includes('accepted')) continue
    const told = new Set(data.fields.filter(({ required }) => required).map(({ name }) => name))
    const needed = observer.input.fields.filter(({ required }) => required)
    const either = observer.input.rules.filter(({ kind }) => kind === 'at_least_one_of')
    const missing = [
      ...needed.filter(({ name }) => !told.has(name)).map(({ name }) => `\`${name}\``),
      ...either
        .filter(({ fields }) => !fields.some((name) => told.has(name)))
        .map(({ fields }) => fields.map((name) => `\`${name}\``).join(' or ')),
    ]
    if (missing.length === 0) continue
    const node = entry.value.kind === 'mapping' ? entryOf(entry.value, 'status_capability') : null
    const names = missing.join(' and ')
    const message = `\`${by}\` needs ${names}, which the data of \`${id}\` does not always have: nobody could ask for the end of its work`
    reader.problems.add(node?.value ?? entry.at, message)
  }
}
