import * as english from '#server/domain/messages/faults.ts'
import { type FaultFacts, faultFacts } from '#server/domain/messages/fault_kind.ts'
import * as german from '#server/domain/messages/german/faults.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

export const { faults } = eachSaid(english, german)

/** What a page says at a field of what a capability found wrong with it; null where only the capability's message says it. */
export function faultSaid(
  violation: Pick<Violation, 'pointer' | 'code' | 'message' | 'kind'>,
): string | null {
  const facts = faultFacts(violation)
  return facts ? said(facts) : nearestNames(violation.message)
}

/** A name that is not known, with those that are nearest; null for any other message. */
function nearestNames(message: string): string | null {
  const [, name, near] = unknownName.exec(message) ?? []
  if (name === undefined) return null
  return near === undefined ? faults.unknownName(name) : faults.nearestNames(name, near)
}

const unknownName = /^The catalog has no \w+ (“.+?”)\.(?: The nearest names are (.+)\.)?$/

function said({ kind, limit }: FaultFacts): string {
  const sentence = faults[kind]
  return typeof sentence === 'string' ? sentence : sentence(limit)
}
