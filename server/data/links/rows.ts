import type { LinkKind } from '#server/domain/links/paths.ts'

/** A link that opens something now. */
export interface OpenLink {
  kind: LinkKind
  /** The account that owns the subject. */
  owner: string
  subject_id: string
  expires_at: Date | null
}
