import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { inputs } from '#generated/server/validators.js'
import { isCapability } from '#server/runtime/authorise.ts'
import { missingFrom, type NextAction } from '#server/runtime/next_actions.ts'
import { makeAjv } from '#server/runtime/ajv.ts'
import { attributionsIn, type Envelope, mayAttribute } from '#server/runtime/outcome.ts'
import { schemaOf } from '#server/runtime/schema.ts'

const ajv = makeAjv()

/** What becomes of an answer that breaks a promise of the registry: see `checkAnswer`. */
export type OnDefect = (defect: Error) => void

/** Refuses such an answer: it becomes a 500, and what its call did is rolled back. */
export const refuseDefect: OnDefect = (defect) => {
  throw defect
}

/**
 * As `checkAnswer`, of the answer at the end of accepted work, which the capability that began it may have: that one
 * itself never answers `completed`.
 */
export function checkEnd(
  facts: CapabilityFacts,
  envelope: Envelope,
  text: string,
  onDefect: OnDefect,
): void {
  if (envelope.status !== 'completed' || facts.statuses.includes('completed')) {
    checkAnswer(facts, envelope, text, onDefect)
    return
  }
  const begun = { ...envelope, status: 'accepted' as const }
  checkAnswer(facts, begun, JSON.stringify(begun), onDefect)
}

/** Whether an answer of this status may have this code. */
function isWayOf(facts: CapabilityFacts, code: ErrorCode, status: string): boolean {
  const own = errors[code].status
  if (own === status || (status === 'failed' && facts.fails_with.includes(code))) return true
  return typeof own === 'string' && !facts.statuses.some((one) => one === own)
}

/** What is wrong with what an answer suggests and discloses: names that its entry does not list, and calls that would be refused. */
function unlisted(facts: CapabilityFacts, { outcome, next_actions, data }: Envelope): string[] {
  const { disclosures, may_disclose, next, may_follow } = facts
  const follow = new Set<string>([...next.map(({ capability }) => capability), ...may_follow])
  const said = new Set([...disclosures, ...may_disclose])
  return [
    ...outcome.disclosures.flatMap(({ name }) =>
      said.has(name) ? [] : `discloses ${name}: add it to its may_disclose`,
    ),
    ...(!mayAttribute(facts) && attributionsIn(data).length > 0
      ? ['shows what a licence covers: add inventory.attribution to its may_disclose']
      : []),
    ...next_actions.flatMap((action) => [
      ...(follow.has(action.capability)
        ? []
        : [`suggests ${action.capability}: add it to its may_follow`]),
      ...refusedOf(action).map((why) => `suggests ${action.capability}, ${why}`),
    ]),
  ]
}

/** Why a suggested call would be refused as it is, once what it needs is filled in. */
function refusedOf({ capability, input, needs }: NextAction): string[] {
  if (!isCapability(capability)) return ['which is not in the registry']
  const facts = capabilities[capability]
  const missing = missingFrom(input, facts).filter((field) => !needs.includes(field))
  const given = needs.filter((field) => Object.hasOwn(input, field))
  const validate = inputs[capability][facts.version]
  const isValid = validate?.(input) ?? true
  const wrong = isValid
    ? []
    : (validate?.errors ?? []).filter(
        ({ instancePath, keyword }) => instancePath !== '' || keyword === 'additionalProperties',
      )
  const isEmpty = facts.effect !== 'read' && needs.length === 0 && Object.keys(input).length === 0
  return [
    ...missing.map((field) => `which needs ${field} and does not say so`),
    ...given.map((field) => `whose input has ${field} and which needs it all the same`),
    ...wrong.map(
      ({ instancePath, keyword }) => `whose ${instancePath || 'input'} breaks ${keyword}`,
    ),
    ...(isEmpty ? ['a write of which nothing is known'] : []),
  ]
}

/**
 * Checks an answer against what the registry promises: its schema, its statuses, its declared codes, what it may
 * suggest and disclose, and that what it suggests can be called. `onDefect` gets a plain error for the first promise
 * that is broken; tests refuse the answer then, and a developer's service logs it.
 */
export function checkAnswer(
  facts: CapabilityFacts,
  envelope: Envelope,
  text: string,
  onDefect: OnDefect = refuseDefect,
): void {
  const defect = defectOf(facts, envelope, text)
  if (defect !== null) onDefect(new Error(defect))
}

function defectOf(facts: CapabilityFacts, envelope: Envelope, text: string): string | null {
  const { error, status } = envelope
  if (error && !errors[error.code].common && !facts.errors.includes(error.code)) {
    return `${facts.id} answered ${error.code}, which its entry does not declare.`
  }
  if (error && !isWayOf(facts, error.code, status)) {
    return `${facts.id} answered ${error.code} as ${status}, which its entry does not say.`
  }
  const defects = unlisted(facts, envelope)
  if (defects.length > 0) return `The answer of ${facts.id} ${defects.join('; and ')}.`
  const schema = schemaOf(facts.id)
  const validator = ajv.getSchema(schema.$id ?? '') ?? ajv.compile(schema)
  if (validator(JSON.parse(text))) return null
  const found = (validator.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  )
  return `The answer of ${facts.id} is not as its schema says: ${found.join('; ')}`
}
