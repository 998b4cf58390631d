import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { sources } from '#generated/server/sources.ts'
import { errors } from '#generated/server/errors.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { meantField } from '#server/domain/calls/field_names.ts'
import { filterMisspelt, sendItAgain } from '#server/domain/messages/input.ts'
import { distance } from '#server/domain/basics/nearest.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import { schemasAt } from '#server/runtime/schema.ts'

/** What is disclosed of fields that were sent and are not fields of the input; nothing where there are none. */
export function ignoredFields(
  facts: CapabilityFacts,
  ignored: readonly string[],
): { name: string; text: string }[] {
  return ignored.length === 0
    ? []
    : [{ name: 'input.fields_ignored', text: ignoredText(facts, ignored) }]
}

/** A failure that also says which of the fields that were sent are not fields of the input. */
export function withIgnored(
  failure: Failure,
  facts: CapabilityFacts,
  ignored: readonly string[],
): Failure {
  const said = (failure.detail.errors ?? []).map(({ message }) => message).join(' ')
  const unsaid = ignored.filter((field) => !said.includes(`${field} is not a field`))
  if (unsaid.length === 0) return failure
  const { advice = errors[failure.code].next } = failure.detail
  return failure.with({ advice: `${advice} ${ignoredText(facts, unsaid)}` })
}

/** The most fields that are named. */
const maxNamed = 10

function ignoredText(facts: CapabilityFacts, ignored: readonly string[]): string {
  const named = ignored.slice(0, maxNamed).map((field) => {
    const meant = meantOf(facts, field)
    const shown = field.slice(0, 80)
    // A field of this very name: an earlier version was named, which does not have it.
    if (facts.fields.includes(field)) return `${shown} (it belongs to version ${facts.version})`
    if (meant === null) return shown
    const source = sources[facts.id]?.[meant]
    // A name was sent, and only a handle is taken: what gives it.
    const from = source !== undefined && /handles?$/.test(meant) && !/handles?$/.test(field)
    return `${shown} (did you mean ${meant}${from ? `, from ${source}` : ''}?)`
  })
  return `These fields mean nothing here and were ignored: ${named.join(', ')}.`
}

/** The field that was most likely meant: one of this name inside of another field, or one of a similar name or meaning. */
function meantOf({ id, fields }: CapabilityFacts, name: string): string | null {
  const inner = fields.flatMap((field) =>
    schemasAt(id, 'input', memberPointer('', field)).flatMap(({ properties }) =>
      Object.keys(properties ?? {}).map((member) => `${field}.${member}`),
    ),
  )
  const same = inner.find((path) => path.endsWith(`.${name}`))
  return same ?? meantField(name, fields) ?? meantField(name, inner)
}

/** Fields that say what is changed, and in which version, and nothing of how. */
const aboutChanged = /_handles?$|^expected_|^(?:revision|checksum|idempotency_key|operation)$/

/** Whether nothing was sent of how something is changed, but in fields that mean nothing here. */
export function isChangeIgnored(
  { required }: CapabilityFacts,
  input: Readonly<Record<string, unknown>>,
  ignored: readonly string[],
): boolean {
  const said = Object.keys(input).filter((field) => !required.includes(field))
  return ignored.length > 0 && said.every((field) => aboutChanged.test(field))
}

/** Fields that say which part of a result is wanted, and not what it has. */
const paging = ['limit', 'page_size', 'offset', 'cursor', 'snapshot_handle', 'after_cursor']

/** The optional fields that decide what a call is about: of a read all, of a write those of which it needs one. */
export function filtersOf({ effect, fields, required, needs }: CapabilityFacts): string[] {
  const optional = fields.filter((field) => !required.includes(field) && !paging.includes(field))
  if (effect === 'read') return optional
  const alternatives = needs.filter((group) => group.length > 1).flat()
  return optional.filter((field) => alternatives.includes(field))
}

/**
 * The failure `clarification_required` where a field that was sent is one letter away from a filter that was not: a lost
 * filter would answer another question, or make something of everything. Null where there is no such field, and where the
 * capability has no status to ask with.
 */
export function misspeltFilter(
  facts: CapabilityFacts,
  input: Readonly<Record<string, unknown>>,
  ignored: readonly string[],
): Failure | null {
  if (ignored.length === 0) return null
  if (!facts.statuses.some((status) => status === 'needs_input' || status === 'failed')) return null
  const open = filtersOf(facts).filter((field) => !Object.hasOwn(input, field))
  for (const field of ignored) {
    if (field.length > 64) continue
    const meant = open.find((one) => distance(field.toLowerCase(), one) === 1)
    if (meant === undefined) continue
    return fail('clarification_required', {
      pointer: memberPointer('', field),
      message: filterMisspelt(field, meant),
      advice: sendItAgain,
    })
  }
  return null
}
