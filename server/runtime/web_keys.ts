import { hkdfSync } from 'node:crypto'

/** Keys of the web pages, one for each key of the service, the newest first. */
export interface WebKeys {
  /** Of the tokens in forms. */
  readonly forms: readonly Buffer[]
  /** Of the codes in mail. */
  readonly codes: readonly Buffer[]
  /** Of the cookies of an authorization that is under way. */
  readonly flows: readonly Buffer[]
}

/** Derives the keys of the web pages, each for one purpose only, so that none of the service's own is used for two. */
export function makeWebKeys(ring: readonly Buffer[]): WebKeys {
  const derived = (purpose: string) =>
    ring.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
  return {
    forms: derived('web forms'),
    codes: derived('sign-in codes'),
    flows: derived('oauth flows'),
  }
}
