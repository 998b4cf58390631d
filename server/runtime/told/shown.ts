import { type CandidateSubject, shortCandidate } from '#server/domain/ideas/candidate.ts'
import { shortChecksum } from '#server/domain/plans/checksum.ts'

/**
 * What a candidate id was issued for; null where that is not known. Its words are somebody else's unless it is something
 * of the caller's own.
 */
export type MeaningOf = (candidate_id: string) => CandidateSubject | null

/** The value of a field as this surface shows it: where inputs take something shorter for the same, that. */
export function shownValue(field: string, value: unknown, meaningOf: MeaningOf): unknown {
  if (field === 'checksum' && typeof value === 'string') return shortChecksum(value)
  return shownCandidate(field, value, meaningOf)
}

/**
 * The value of a field as this surface shows it: the id of a candidate that has a handle is that handle, which is shorter,
 * the same each time, and taken wherever a candidate is asked for.
 */
export function shownCandidate(field: string, value: unknown, meaningOf: MeaningOf): unknown {
  if (field !== 'candidate_id' || typeof value !== 'string') return value
  const meant = meaningOf(value)
  return meant === null ? value : (shortCandidate(meant) ?? value)
}
