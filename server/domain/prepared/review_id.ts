import { createHash } from 'node:crypto'

/** The id under which the token of a review is kept: always the same for the same token. A uuid. */
export function reviewIdOf(review_token: string): string {
  const hex = createHash('sha256').update(review_token).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
