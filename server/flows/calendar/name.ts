import { longestCalendarName } from '#server/domain/calendar/source.ts'
import { mustBeShorter } from '#server/domain/messages/input.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** The name that somebody gives a calendar; undefined where the text is blank. Adds a violation for one that is too long. */
export function readName(text: string | undefined, violations: Violation[]): string | undefined {
  const name = oneLine(text ?? '')
  if (!name) return undefined
  if ([...name].length > longestCalendarName) {
    const message = mustBeShorter(longestCalendarName)
    violations.push({ pointer: '/name', code: 'too_long', message })
  }
  return name
}
