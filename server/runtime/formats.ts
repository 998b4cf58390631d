import { uriMistake } from '#server/domain/basics/written_address.ts'
import { dayMistakeIn, timeMistake } from '#server/domain/basics/written_time.ts'

/** What a value of a format of JSON Schema must be, read after the field's name, and what is wrong with the one that was sent. */
export function misformatted(format: string, sent: unknown): { message: string; advice?: string } {
  const message = rules[format] ?? `must be a valid ${format}`
  const advice = typeof sent === 'string' ? mistakes[format]?.(sent) : null
  return { message, ...(advice && { advice }) }
}

const rules: Readonly<Record<string, string | undefined>> = {
  'date-time': 'must be a date and time with an offset, such as 2026-11-21T19:30:00+01:00',
  date: 'must be a date, such as 2026-11-21',
  uri: 'must be an absolute URI',
}

const mistakes: Readonly<Record<string, ((text: string) => string | null) | undefined>> = {
  'date-time': timeMistake,
  date: dayMistakeIn,
  uri: uriMistake,
}
