import { createHash } from 'node:crypto'

/** @returns by which a record of the authorization server is found: a SHA-256 of its kind and its id, which is never stored. */
export function recordHash(kind: string, id: string): Buffer {
  return createHash('sha256').update(`${kind}\0${id}`).digest()
}
