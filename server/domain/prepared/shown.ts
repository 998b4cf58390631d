import { createHash } from 'node:crypto'
import type { PreparedAction } from '#generated/types.ts'
import { canonical } from '#server/domain/basics/canonical.ts'

/** Identifies what a reviewer was shown: recipients, preview and checksum. */
export function shownOf({
  kind,
  recipients,
  content_preview,
  checksum,
}: Pick<PreparedAction, 'kind' | 'recipients' | 'content_preview' | 'checksum'>): string {
  return createHash('sha256')
    .update(canonical({ kind, recipients, content_preview, checksum }))
    .digest('base64url')
}
