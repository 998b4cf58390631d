import type { Seal } from '#server/domain/basics/seal.ts'
import { nobody } from '#server/domain/web/sealed_address.ts'

const type = 'sign_in_next'

/** The row that keeps it ends by itself. */
const never = new Date('9999-12-31T00:00:00Z')

/** @returns where somebody goes after signing in, sealed: the address may hold the secret of a link. */
export function sealNext(seal: Seal, path: string | null): string | null {
  return path === null ? null : seal.close(type, nobody, path, never)
}

/** @returns the address; null if there is none, or its key is gone. What an earlier release kept is not sealed. */
export function openNext(seal: Seal, kept: string | null): string | null {
  if (kept === null || kept.startsWith('/')) return kept
  return seal.open<string>(type, nobody, kept)?.value ?? null
}
