import type { Seal } from '#server/domain/basics/seal.ts'
import { type WordsFrom, wordsOfPage } from '#server/domain/ideas/words_from.ts'

/** Where the items of a roundup stand, as it was sent. */
export interface RoundupSources {
  readonly source_url: string | null
  readonly source_text: string | null
}

/** Whose words the items have: a text without the address of a page is the user's. */
export function wordsOfRoundup({ source_url }: RoundupSources): WordsFrom {
  return source_url === null ? 'owner' : wordsOfPage(source_url)
}

/** What is sealed here does not expire: retention deletes it with its roundup. */
const never = new Date('9999-01-01T00:00:00Z')

/** The sources of a roundup, sealed for its account. */
export function sealSources(seal: Seal, owner: string, sources: RoundupSources): string {
  return seal.close('roundup', owner, sources, never)
}

/** The sources that were sealed; none where no key opens them any more. */
export function openSources(seal: Seal, owner: string, sealed: string): RoundupSources {
  const opened = seal.open<RoundupSources>('roundup', owner, sealed)
  return opened?.value ?? { source_url: null, source_text: null }
}

/** The address of an item, sealed for its account. */
export function sealLink(seal: Seal, owner: string, link: string): string {
  return seal.close('roundup_link', owner, link, never)
}

/** The address that was sealed; null where no key opens it any more. */
export function openLink(seal: Seal, owner: string, sealed: string): string | null {
  return seal.open<string>('roundup_link', owner, sealed)?.value ?? null
}
