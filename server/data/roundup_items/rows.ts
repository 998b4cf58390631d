import type { FoundTime } from '#server/domain/language/claim.ts'
import type { ItemFacts, RoundupFailureCode } from '#server/domain/roundup/facts.ts'

/** An item of a roundup as the table stores it. */
export interface RoundupItemRow extends ItemFacts {
  kind: 'place' | 'event' | null
  excerpt: string | null
  /** Its own address, sealed. */
  link: string | null
  starts: FoundTime | null
  /** Why it failed. */
  code: RoundupFailureCode | null
  capture_id: string | null
  idea_id: string | null
}
