import type { CapabilityId } from '#generated/types.ts'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { inputs, type Validate } from '#generated/server/validators.js'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { bothTogether, tooManyErrors } from '#server/domain/messages/input.ts'
import { pathOf, valueAt } from '#server/domain/basics/pointer.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { withIgnored } from '#server/runtime/ignored.ts'
import { explain } from '#server/runtime/explain.ts'
import { partOf } from '#server/runtime/schema.ts'
import { ofAnotherKind } from '#server/runtime/source.ts'
import { textErrors } from '#server/runtime/text_rules.ts'

export type Input = Record<string, unknown>

/** A valid input, and the version whose schema it was validated by. */
export interface Validated {
  readonly input: Input
  readonly version: string
}

/** The rules of a handler for its input, which throw `input_invalid`. */
export type Rules = (input: never) => void

/** What is known of an input besides. */
interface Known {
  /** The violations that the surface has found already: all are reported at once. */
  readonly found?: readonly Violation[]
  readonly rules?: Rules | undefined
}

/**
 * Validates an input by the generated schema of the version it names, or of the current one.
 *
 * Errors: `version_mismatch`, `input_invalid` with one entry for each violation, a hundred at most.
 */
export function validate(
  facts: CapabilityFacts,
  version: string | null,
  input: unknown,
  { found = [], rules }: Known = {},
): Validated {
  const by = version ?? facts.version
  const check: Validate | undefined = inputs[facts.id][by]
  if (!check) throw versionMismatch(facts)
  if (check(input) && found.length === 0) {
    const errors = textErrors(input)
    if (errors.length === 0 && isObject(input)) return { input, version: by }
    throw invalid(errors)
  }
  const part = by === facts.version ? 'input' : `input@${by}`
  // What the validator says of one value may be several findings.
  const findings = (check.errors ?? []).slice(0, maxErrors * 4)
  const violations = explain(findings, { id: facts.id, part, input }).map((one) =>
    ofAnotherKind(one, facts.id, input),
  )
  const own = rules && violations.every(isOfShape) ? brokenRules(rules, input) : []
  const failure = invalid([...found, ...withOwn(violations, own), ...textErrors(input)])
  const ignored = isObject(input) ? unknownFields(facts, { input, version: by }) : []
  throw withIgnored(failure, facts, ignored)
}

/** Whether every value that was sent is as it may be: a field is missing or unknown, or some do not go together. */
function isOfShape({ code, pointer }: Violation): boolean {
  const isOfWhole = pathOf(pointer).length <= 1
  return isOfWhole && (code === 'required' || code === 'rule' || code === 'unknown_field')
}

/** What breaks the rules of a handler among the values that were sent. */
function brokenRules(rules: Rules, input: unknown): Violation[] {
  try {
    rules(input as never)
    return []
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'input_invalid') throw error
    const { errors = [] } = error.detail
    return errors.filter(({ pointer }) => pointer !== '' && valueAt(input, pointer) !== undefined)
  }
}

/** What the schema says and what the rules of a handler say, with what one field lacks in one sentence. */
function withOwn(violations: readonly Violation[], own: readonly Violation[]): Violation[] {
  const all = [...violations]
  for (const one of own) {
    const at = all.findIndex(({ pointer }) => pointer === one.pointer)
    const known = all[at]
    const message = known ? bothTogether(known.message, one.message) : null
    if (known && message !== null) all[at] = { ...known, message }
    else all.push(one)
  }
  return all
}

/** Nobody reads more, and explaining them takes longer than anything else a request may ask for. */
const maxErrors = 100

function invalid(errors: readonly Violation[]): Failure {
  if (errors.length <= maxErrors) return fail('input_invalid', { errors: [...errors] })
  return fail('input_invalid', {
    errors: errors.slice(0, maxErrors),
    message: tooManyErrors(maxErrors),
  })
}

/** The fields of an input that its version does not have. Only lenient inputs have any. */
export function unknownFields(facts: CapabilityFacts, { input, version }: Validated): string[] {
  if (facts.strict && version === facts.version) return []
  const known = version === facts.version ? facts.fields : earlierFields(facts.id, version)
  return Object.keys(input).filter((field) => !known.includes(field))
}

function earlierFields(id: CapabilityId, version: string): string[] {
  return Object.keys(partOf(id, `input@${version}`)?.properties ?? {})
}

function versionMismatch(facts: CapabilityFacts) {
  const earlier =
    facts.earlier_versions.length > 0 ? `, also ${facts.earlier_versions.join(', ')}` : ''
  return fail('version_mismatch', {
    pointer: '/version',
    message: `${facts.id} is at version ${facts.version}${earlier}.`,
    current: { version: facts.version },
  })
}
