import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

/** What is wrong with the input of a discovery. */

export function constraintIsThere(semantic_id: string): string {
  return `is there already as ${inQuotes(semantic_id)}; use modify to change it`
}

export function alreadyChanged(semantic_id: string): string {
  return `is changed before in this request: ${inQuotes(semantic_id)} takes one change`
}

/** `known` are the ids of the constraints that are there. */
export function noSuchConstraint(
  semantic_id: string,
  meant: string | null,
  known: readonly string[],
): string {
  const ids = spokenList(known.map(inQuotes))
  const there = known.length === 0 ? '' : ` What is there: ${ids}.`
  const hint = meant === null ? there : ` Did you mean ${inQuotes(meant)}?`
  return `names no constraint: there is no ${inQuotes(semantic_id)}.${hint} Use add for a new one.`
}

export function maxConstraintsAre(most: number): string {
  return `leaves more than ${most} constraints`
}

export function mustNotBeGreater(than: string): string {
  return `must not be greater than ${than}`
}

export const needsParent = 'needs parent_run_handle'

export const needsOffset =
  'has no offset, so it needs timezone: 2026-12-01T19:00:00+01:00, or 2026-12-01T19:00 with Europe/Berlin'

export const outsideItsWindow = 'must lie between starts_after and starts_before'

/** The state of a result and its candidates contradict each other. */
export const candidatesMissing =
  'is required with the result_state results or partial; send no_matches where nothing was found, or source_failures where sources could not be read'

export const candidatesNotExpected =
  'must be left out with the result_state no_matches or failed; send results or partial with them'

export const notThatCandidate = 'must name the same candidate as candidate_id'

export const notOfThatRun = 'must be a candidate of that run'

/** Violation, read after the name of the field. */
export const needsBounds = 'needs when_start or when_end: it is a period of its own'
