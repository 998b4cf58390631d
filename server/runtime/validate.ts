import type { CapabilityId } from '#generated/types.ts'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { inputs, type Validate } from '#generated/server/validators.js'
import { type Failure, fail } from '#server/domain/failure.ts'
import { isObject } from '#server/domain/json.ts'
import { tooManyErrors } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/violation.ts'
import { withIgnored } from '#server/runtime/ignored.ts'
import { explain } from '#server/runtime/explain.ts'
import { partOf } from '#server/runtime/schema.ts'
import { textErrors } from '#server/runtime/text_rules.ts'

export type Input = Record<string, unknown>

/** A valid input, and the version whose schema it was validated by. */
export interface Validated {
  readonly input: Input
  readonly version: string
}

/**
 * Validates an input by the generated schema of the version it names, or of the current one.
 * `found` holds the violations that the surface has found already: all are reported at once.
 *
 * Errors: `version_mismatch`, `input_invalid` with one entry for each violation, a hundred at most.
 */
export function validate(
  facts: CapabilityFacts,
  version: string | null,
  input: unknown,
  found: readonly Violation[] = [],
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
  const findings = (check.errors ?? []).slice(0, mostErrors * 4)
  const violations = explain(findings, { id: facts.id, part, input })
  const failure = invalid([...found, ...violations, ...textErrors(input)])
  const ignored = isObject(input) ? unknownFields(facts, { input, version: by }) : []
  throw withIgnored(failure, facts, ignored)
}

/** Nobody reads more, and explaining them takes longer than anything else a request may ask for. */
const mostErrors = 100

function invalid(errors: readonly Violation[]): Failure {
  if (errors.length <= mostErrors) return fail('input_invalid', { errors: [...errors] })
  return fail('input_invalid', {
    errors: errors.slice(0, mostErrors),
    message: tooManyErrors(mostErrors),
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
