import type { PictureAbout } from '#server/domain/capture/picture.ts'

/** What a source is, as its type was sniffed or sent. */
export type SourceType = 'html' | 'text' | 'json' | 'calendar' | 'mail' | 'image'

/** What is known about a source besides its bytes. Readers know nothing else: no clock, no locale, no network. */
export interface SourceAbout {
  readonly type: SourceType
  /** The address that the bytes came from, after redirects; null for what was sent. */
  readonly url: string | null
  /** The charset that the server named; null where it named none. */
  readonly charset: string | null
  /** The account's zone (IANA). */
  readonly timezone: string
  /** When the capture was made: relative words and next dates count from here (RFC 3339). */
  readonly now: string
  /** The account's language; null where it is not known. */
  readonly language: string | null
  /** Whether lists of several things are looked for, or the source is read as a whole. */
  readonly depth: 'items' | 'whole'
  /** Whether its sender says that it lists things, so that two lines are a list. */
  readonly is_list?: true
  /** Of a picture. */
  readonly picture?: PictureAbout
}

/** What a reader thread gets to read one source. */
export interface SourceInput extends SourceAbout {
  readonly bytes: Uint8Array
}
