import { isProtocol } from '#codegen/load.ts'
import { guess } from '#codegen/nearest.ts'
import { replacingWord } from '#codegen/repair.ts'
import type { Capability, ErrorCode, Service } from '#codegen/model.ts'
import { checkReplacement, lifecycleKeys, readLifecycle } from '#codegen/build/lifecycle.ts'
import type { Reader } from '#codegen/read.ts'
import type { Types } from '#codegen/build/types.ts'
import { type Entry, entryOf, locate, type Mapping, type Node } from '#codegen/source.ts'

/** The machine codes of spec/protocol/errors.yaml and spec/errors.yaml, each once. `types` are those that candidates may have. */
export function buildErrors(
  files: readonly Mapping[],
  service: Service,
  types: Types,
  reader: Reader,
): ErrorCode[] {
  const entries = files.flatMap((file) => file.entries)
  const codes = entries.map(({ key }) => key)
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const before = first.get(entry.key)
    if (before) {
      const { file, line } = locate(before.at)
      reader.problems.add(entry.at, `code \`${entry.key}\` is already declared at ${file}:${line}`)
      return []
    }
    first.set(entry.key, entry)
    checkReplacement(entry.value, 'error code', entry.key, codes, reader)
    return buildError(entry, service, types, reader) ?? []
  })
}

/**
 * The codes that this registry has: the protocol's own only if something of the registry answers them, since each has
 * a page. Those of idempotency keys need a capability that takes one.
 */
export function answeredErrors(
  errors: readonly ErrorCode[],
  capabilities: readonly Capability[],
  { protocol }: Service,
): ErrorCode[] {
  const declared = new Set(capabilities.flatMap((capability) => capability.errors))
  const isKeyed =
    protocol.interfaces.media !== undefined ||
    capabilities.some(({ idempotency_key }) => idempotency_key)
  return errors.filter(
    ({ code, common, keyed, outside, location }) =>
      (common && (isKeyed || !keyed)) ||
      outside ||
      declared.has(code) ||
      !isProtocol(location.file),
  )
}

/**
 * A text of the protocol with the names of this registry. What stands in `{{executions: …}}` is only said where
 * executions can be read.
 */
function filled(text: string, { protocol }: Service): string {
  const { path, tokens, commit, executions } = protocol
  return text
    .replaceAll(/\{\{executions:([^{}]*)\}\}/g, executions === null ? '' : '$1')
    .replaceAll('{{path}}', path)
    .replaceAll('{{tokens}}', tokens)
    .replaceAll('{{commit}}', commit ?? 'the capability that commits it')
}

function buildError(
  entry: Entry,
  service: Service,
  types: Types,
  reader: Reader,
): ErrorCode | null {
  const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!mapping) return null
  if (!/^[a-z][a-z_]*$/.test(entry.key)) {
    reader.problems.add(
      entry.at,
      `\`${entry.key}\` is not a valid code: lower-case words joined by _`,
    )
  }
  reader.keys(mapping, [
    ...['status', 'title', 'message', 'next', 'candidates', 'retryable', 'common'],
    ...['keyed', 'outside', 'unread'],
    ...lifecycleKeys,
  ])
  const text = (key: string) => filled(reader.requiredText(mapping, key, entry), service)
  const flag = (key: string) => {
    const found = entryOf(mapping, key)
    return found ? (reader.boolean(found.value, `\`${key}\``) ?? false) : false
  }
  const status = reader.required(mapping, 'status', entry)
  reader.required(mapping, 'retryable', entry)
  return {
    code: entry.key,
    status: status ? readStatus(status.value, reader) : 500,
    title: text('title'),
    message: text('message'),
    next: text('next'),
    candidates: readCandidates(mapping, types, reader),
    retryable: flag('retryable'),
    common: flag('common'),
    keyed: flag('keyed'),
    outside: flag('outside'),
    unread: flag('unread'),
    ...readLifecycle(mapping, service.registry_version, reader),
    location: locate(entry.at),
  }
}

/** The name of the object type of the candidates. */
function readCandidates(mapping: Mapping, types: Types, reader: Reader): string | null {
  const found = entryOf(mapping, 'candidates')
  const name = found ? reader.text(found.value, '`candidates`') : null
  if (!found || name === null) return null
  if (!types.names.has(name)) reader.problems.unknown(found.value, 'type', name, types.names)
  else if (types.get(name)?.shape === null)
    reader.problems.add(
      found.value,
      `\`candidates\` needs an object type, and \`${name}\` is not one`,
    )
  return name
}

function readStatus(node: Node, reader: Reader): ErrorCode['status'] {
  const value = node.kind === 'scalar' ? node.value : null
  if (value === 'needs_input' || value === 'failed') return value
  if (typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599)
    return value
  const meant = guess(String(value), ['needs_input', 'failed'])
  const message = '`status` must be 400 to 599, needs_input or failed'
  reader.problems.add(node, message, meant, replacingWord(node, meant))
  return 500
}
