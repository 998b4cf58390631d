import { shortChecksum } from '#server/domain/plan_checksum.ts'
import { type MeaningOf, shownCandidate } from '#server/surfaces/mcp/answer/others_words.ts'

/** The value of a field as this surface shows it: where inputs take something shorter for the same, that. */
export function shownValue(field: string, value: unknown, meaningOf: MeaningOf): unknown {
  if (field === 'checksum' && typeof value === 'string') return shortChecksum(value)
  return shownCandidate(field, value, meaningOf)
}
