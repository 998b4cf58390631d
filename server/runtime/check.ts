import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { makeAjv } from '#server/runtime/ajv.ts'
import type { Envelope } from '#server/runtime/outcome.ts'
import { schemaOf } from '#server/runtime/schema.ts'

const ajv = makeAjv()

/**
 * As `checkAnswer`, of the answer at the end of accepted work, which the capability that began it may have: that one
 * itself never answers `completed`.
 */
export function checkEnd(facts: CapabilityFacts, envelope: Envelope, text: string): void {
  if (envelope.status !== 'completed' || facts.statuses.includes('completed')) {
    checkAnswer(facts, envelope, text)
    return
  }
  const begun = { ...envelope, status: 'accepted' as const }
  checkAnswer(facts, begun, JSON.stringify(begun))
}

/** Whether an answer of this status may have this code. */
function isWayOf(facts: CapabilityFacts, code: ErrorCode, status: string): boolean {
  const own = errors[code].status
  if (own === status || (status === 'failed' && facts.fails_with.includes(code))) return true
  return typeof own === 'string' && !facts.statuses.some((one) => one === own)
}

/**
 * Checks an answer against what the registry promises: its schema, its statuses, its declared codes. Throws
 * a plain error, which is answered as `internal`: outside production every call is a contract check.
 */
export function checkAnswer(facts: CapabilityFacts, envelope: Envelope, text: string): void {
  const { error, status } = envelope
  if (error && !errors[error.code].common && !facts.errors.includes(error.code)) {
    throw new Error(`${facts.id} answered ${error.code}, which its entry does not declare.`)
  }
  if (error && !isWayOf(facts, error.code, status)) {
    throw new Error(
      `${facts.id} answered ${error.code} as ${status}, which its entry does not say.`,
    )
  }
  const schema = schemaOf(facts.id)
  const validator = ajv.getSchema(schema.$id ?? '') ?? ajv.compile(schema)
  if (validator(JSON.parse(text))) return
  const found = (validator.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  )
  throw new Error(`The answer of ${facts.id} is not as its schema says: ${found.join('; ')}`)
}
