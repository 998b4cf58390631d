import { createHash } from 'node:crypto'
import { canonical } from '#server/domain/basics/canonical.ts'

/** What was found of one thing, as far as a fingerprint says it. */
export interface Fingerprinted {
  readonly facts: object
  readonly evidence: readonly object[]
}

/** Stands for exactly these candidates in this order: the hexadecimal SHA-256 of their canonical JSON (RFC 8785). */
export function fingerprintOf(candidates: readonly Fingerprinted[]): string {
  const plain = candidates.map(({ facts, evidence }) => ({ facts, evidence }))
  return sha256(canonical(plain))
}

/** Stands for the content of one set of results; hexadecimal SHA-256. */
export function contentHash(content: object): string {
  return sha256(canonical(content))
}

/** Stands for a text of any length; hexadecimal SHA-256. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
