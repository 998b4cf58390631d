import type { ErrorCode } from '#codegen/model.ts'
import { checkReplacement, lifecycleKeys, readLifecycle } from '#codegen/build/lifecycle.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, locate, type Mapping, type Node } from '#codegen/source.ts'

/** spec/errors.yaml: every machine code. `version` is the registry's own. */
export function buildErrors(file: Mapping, version: string, reader: Reader): ErrorCode[] {
  const codes = file.entries.map(({ key }) => key)
  return file.entries
    .map((entry) => {
      checkReplacement(entry.value, 'error code', entry.key, codes, reader)
      return buildError(entry, version, reader)
    })
    .filter((code) => code !== null)
}

function buildError(entry: Entry, version: string, reader: Reader): ErrorCode | null {
  const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!mapping) return null
  if (!/^[a-z][a-z_]*$/.test(entry.key)) {
    reader.problems.add(
      entry.at,
      `\`${entry.key}\` is not a valid code: lower-case words joined by _`,
    )
  }
  reader.keys(mapping, [
    ...['status', 'title', 'message', 'next', 'retryable', 'common'],
    ...lifecycleKeys,
  ])
  const text = (key: string) => reader.requiredText(mapping, key, entry)
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
    retryable: flag('retryable'),
    common: flag('common'),
    ...readLifecycle(mapping, version, reader),
    location: locate(entry.at),
  }
}

function readStatus(node: Node, reader: Reader): ErrorCode['status'] {
  const value = node.kind === 'scalar' ? node.value : null
  if (value === 'needs_input' || value === 'failed') return value
  if (typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599)
    return value
  reader.problems.add(node, '`status` must be 400 to 599, needs_input or failed')
  return 500
}
