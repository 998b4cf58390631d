import { createHash } from 'node:crypto'
import { uuidOf } from '#server/domain/basics/handle.ts'

/** @returns a uuid for a file that a form uploads: the same for the same form and bytes, and for nothing else. */
export function idOfUpload(form: readonly (string | boolean)[], bytes: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(form)).update(bytes)
  return uuidOf(hash.digest('hex').slice(0, 32))
}
