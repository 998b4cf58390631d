import type { NextAction, Shape } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { entryOf, type Mapping } from '#codegen/source.ts'
import type { Registered } from '#codegen/build/registered.ts'

/** The capabilities that follow as a rule, each with its reason, which is empty where the entry gives none. */
export function readNext(mapping: Mapping, { ids, reader }: Registered): NextAction[] {
  const node = entryOf(mapping, 'next')?.value
  if (!node) return []
  if (node.kind !== 'list') {
    reader.problems.add(node, 'expected a list of capabilities')
    return []
  }
  return node.items.flatMap((item) => {
    const named =
      item.kind === 'mapping'
        ? reader.required(item, 'capability', { key: 'next', at: item })?.value
        : item
    if (item.kind === 'mapping') reader.keys(item, ['capability', 'reason'])
    const capability = named ? reader.text(named, 'a capability') : null
    if (!named || capability === null) return []
    if (!ids.has(capability)) {
      reader.problems.unknown(named, 'capability', capability, ids)
      return []
    }
    const reason = item.kind === 'mapping' ? entryOf(item, 'reason') : undefined
    // An empty reason is filled with the other capability's summary once that is known.
    return [{ capability, reason: (reason && reader.text(reason.value, '`reason`')) ?? '' }]
  })
}

/** The other capabilities that an answer may suggest. */
export function readMayFollow(
  mapping: Mapping,
  next: readonly NextAction[],
  { ids, reader }: Registered,
): string[] {
  const usual = next.map(({ capability }) => capability)
  return readOthers(mapping, 'may_follow', { what: 'capability', known: ids, usual }, reader)
}

/** The names of disclosures under a key. Those in `usual` are named by another key. */
export function readDisclosures(
  mapping: Mapping,
  key: 'disclosures' | 'may_disclose',
  { service, reader }: Registered,
  usual: readonly string[] = [],
): string[] {
  const known = new Set(service.disclosures.map(({ name }) => name))
  return readOthers(mapping, key, { what: 'disclosure', known, usual }, reader)
}

function readOthers(
  mapping: Mapping,
  key: string,
  { what, known, usual }: { what: string; known: ReadonlySet<string>; usual: readonly string[] },
  reader: Reader,
): string[] {
  const node = entryOf(mapping, key)?.value
  if (!node) return []
  const names = reader.names(node, what, known)
  for (const name of names)
    if (usual.includes(name)) reader.problems.add(node, `\`${name}\` is named before already`)
  return names.filter((name) => !usual.includes(name))
}

/**
 * The optional fields without which a call is refused or asked for them: each item is one, or several of which one is
 * enough, the usual one first.
 */
export function readNeeds(mapping: Mapping, { fields }: Shape, reader: Reader): string[][] {
  const node = entryOf(mapping, 'needs')?.value
  if (!node) return []
  if (node.kind !== 'list') {
    reader.problems.add(node, 'expected a list of fields, or of lists of fields')
    return []
  }
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name)
  return node.items.flatMap((item) => {
    if (item.kind === 'list') return [reader.names(item, 'optional field', optional)]
    const field = reader.name(item, 'optional field', optional)
    return field === null ? [] : [[field]]
  })
}
