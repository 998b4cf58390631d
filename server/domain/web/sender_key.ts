import { createHash } from 'node:crypto'

/** @returns what a form calls somebody who writes to an account: the same each time, and nothing to anybody else. */
export function senderKey(owner: string, host: string): string {
  return createHash('sha256').update(`sender ${owner} ${host}`).digest('base64url').slice(0, 22)
}
