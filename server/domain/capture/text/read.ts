import type { SourceReading } from '#server/domain/capture/claim.ts'
import type { DateAbout } from '#server/domain/capture/dates/read.ts'
import { emptyReading } from '#server/domain/capture/reading.ts'

/** What a text is read with. */
export interface TextAbout extends DateAbout {
  /** Where the text is from; null for none. */
  readonly url: string | null
}

/**
 * Reads a text: what somebody wrote, or what was read from a picture. Its first line or sentence is the title; numbered
 * or bulleted lines, three or more, are items; lines `url:`, `address:` and `geo:` are read as such; a pasted mail and a
 * pasted calendar are recognised.
 */
export function readTextSource(_text: string, _about: TextAbout): SourceReading {
  return emptyReading
}
