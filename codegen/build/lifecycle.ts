import type { Deprecation, EnumValue, Lifecycle } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, type Mapping, type Node } from '#codegen/source.ts'

export const lifecycleKeys = ['since', 'deprecated'] as const

/** The lifecycle of an entry that does not mention one. */
export const stays: Lifecycle = { since: null, deprecated: null }

/** `since` and `deprecated` of a mapping. `version` is the registry's own, which neither can be later than. */
export function readLifecycle(mapping: Mapping, version: string, reader: Reader): Lifecycle {
  const since = readVersion(entryOf(mapping, 'since'), version, reader)
  const deprecated = readDeprecation(entryOf(mapping, 'deprecated'), version, reader)
  if (since !== null && deprecated && isLater(since, deprecated.since)) {
    const at = entryOf(mapping, 'deprecated')?.at ?? mapping
    reader.problems.add(
      at,
      `deprecated in ${deprecated.since}, before it was introduced in ${since}`,
    )
  }
  return { since, deprecated }
}

function readDeprecation(
  found: Entry | undefined,
  version: string,
  reader: Reader,
): Deprecation | null {
  const mapping = found && reader.mapping(found.value, '`deprecated`')
  if (!found || !mapping) return null
  reader.keys(mapping, ['since', 'replaced_by', 'sunset'])
  const since = readVersion(reader.required(mapping, 'since', found) ?? undefined, version, reader)
  const other = entryOf(mapping, 'replaced_by')
  const end = entryOf(mapping, 'sunset')
  const sunset = end ? readDate(end.value, reader) : null
  if (since === null) return null
  if (end && sunset !== null && sunset <= dayOf(since))
    reader.problems.add(end.value, `the sunset is not after ${since}, when it was deprecated`)
  return { since, replaced_by: other ? reader.text(other.value, '`replaced_by`') : null, sunset }
}

/** Adds a problem where `replaced_by` names nothing that is known, or the deprecated thing itself. */
export function checkReplacement(
  owner: Node,
  what: string,
  own: string,
  known: Iterable<string>,
  reader: Reader,
): void {
  const deprecated = owner.kind === 'mapping' ? entryOf(owner, 'deprecated')?.value : undefined
  const found = deprecated?.kind === 'mapping' ? entryOf(deprecated, 'replaced_by') : undefined
  if (found?.value.kind !== 'scalar' || typeof found.value.value !== 'string') return
  const name = found.value.value.trim()
  const others = [...known].filter((one) => one !== own)
  if (name === own) reader.problems.add(found.value, `\`${own}\` cannot replace itself`)
  else if (!others.includes(name)) reader.problems.unknown(found.value, what, name, others)
}

/** `values:` of an enum: the values that came later or are deprecated. */
export function readValues(
  found: Entry | undefined,
  values: readonly string[],
  version: string,
  reader: Reader,
): EnumValue[] {
  const mapping = found && reader.mapping(found.value, '`values`')
  if (!found || !mapping) return []
  if (values.length === 0) reader.problems.add(found.at, '`values` needs an enum')
  return mapping.entries.flatMap((entry) => {
    if (values.length > 0 && !values.includes(entry.key))
      reader.problems.unknown(entry.at, 'value', entry.key, values)
    const about = reader.mapping(entry.value, `\`${entry.key}\``)
    if (!about) return []
    reader.keys(about, lifecycleKeys)
    checkReplacement(about, 'value', entry.key, values, reader)
    return [{ value: entry.key, ...readLifecycle(about, version, reader) }]
  })
}

function readVersion(found: Entry | undefined, latest: string, reader: Reader): string | null {
  const text = found ? reader.text(found.value, `\`${found.key}\``) : null
  if (!found || text === null) return null
  if (!isVersion(text)) {
    reader.problems.add(
      found.value,
      `\`${found.key}\` is a version of the registry, such as "${latest}"`,
    )
    return null
  }
  if (isVersion(latest) && isLater(text, latest))
    reader.problems.add(found.value, `${text} is later than this registry, ${latest}`)
  return text
}

function isVersion(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}\.\d+$/.test(text) && isDay(dayOf(text))
}

function readDate(node: Node, reader: Reader): string | null {
  const text = reader.text(node, '`sunset`')
  if (text === null) return null
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)) return text
  reader.problems.add(node, '`sunset` is a date, such as 2027-03-31')
  return null
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The date of a registry's version: `2026-09-08.1` → `2026-09-08`. */
function dayOf(version: string): string {
  return version.split('.')[0] ?? ''
}

/** Whether one version of the registry came after another. */
function isLater(one: string, other: string): boolean {
  if (dayOf(one) !== dayOf(other)) return dayOf(one) > dayOf(other)
  return Number(one.split('.')[1]) > Number(other.split('.')[1])
}
