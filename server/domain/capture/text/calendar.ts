import type { SourceReading } from '#server/domain/capture/claim.ts'
import type { DateAbout } from '#server/domain/capture/dates/found.ts'

/** Reads a text that is a calendar (RFC 5545); null for any other. */
export function readCalendarText(_text: string, _about: DateAbout): SourceReading | null {
  return null
}
