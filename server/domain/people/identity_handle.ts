import { createHash } from 'node:crypto'

/**
 * @returns the handle of an identity choice: one of the host's people that the joining account may say it is. It reveals
 * nothing about the person, and is valid for one joining account and one invitation only.
 */
export function identityHandle(joiner: string, invitation_id: string, person_id: string): string {
  const hash = createHash('sha256').update(`identity ${joiner} ${invitation_id} ${person_id}`)
  return `ic_${hash.digest('base64url').slice(0, 32)}`
}
