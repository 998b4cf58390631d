import { never, nobody, type Seal } from '#server/domain/basics/seal.ts'

const type = 'sign_in_next'

/** @returns where somebody goes after signing in, sealed: the address may hold the secret of a link. */
export function sealNext(seal: Seal, path: string | null): string | null {
  return path === null ? null : seal.close(type, nobody, path, never)
}

/** @returns the address; null if there is none, or its key is gone. What an earlier release kept is not sealed. */
export function openNext(seal: Seal, kept: string | null): string | null {
  if (kept === null || kept.startsWith('/')) return kept
  return seal.open<string>(type, nobody, kept)?.value ?? null
}
