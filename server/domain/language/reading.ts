import type { Claim, SourceReading } from '#server/domain/language/claim.ts'

/** The reading of a source that says nothing. */
export const emptyReading: SourceReading = {
  claims: [],
  items: [],
  items_left_out: 0,
  is_wall: false,
  language: null,
  canonical_url: null,
  links: [],
}

/** A reading of nothing but claims, such as those of an address itself. */
export function readingOf(claims: readonly Claim[]): SourceReading {
  return { ...emptyReading, claims }
}
