import { fail, refuse } from '#server/domain/failure.ts'
import { readInstant } from '#server/domain/instant.ts'
import { optionalText, readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** The fields of an input that say what an idea is, where no place and no catalog is needed for them. */
interface NewIdeaInput {
  kind?: 'place' | 'event'
  title?: string
  description?: string
  custom_activity_name?: string
  fixed_when?: string
  event_start_at?: string
  event_url?: string
  show_in_for_you?: boolean
}

/** The longest address that any input of the specification admits. */
const longestUrl = 8192

/**
 * What a new idea says.
 *
 * Errors: `input_invalid`; `subject_required` without a kind or a title, `timing_required` for an event
 * without a time.
 */
export function readNewIdea(input: NewIdeaInput) {
  const violations: Violation[] = []
  const { kind, title: said, event_url } = input
  const title = said === undefined ? null : readText(said, '/title', violations)
  const fixed_when = instant(input, 'fixed_when', violations)
  const event_start_at = instant(input, 'event_start_at', violations)
  const source_url = event_url ? readText(event_url, '/event_url', violations, longestUrl) : null
  refuse(violations)
  if (!kind) {
    const message = 'Say whether the idea is a place or an event.'
    throw fail('subject_required', { pointer: '/kind', message })
  }
  if (title === null) {
    throw fail('subject_required', { pointer: '/title', message: 'Say what the idea is called.' })
  }
  if (kind === 'event' && !event_start_at && !fixed_when) {
    const message = 'Say when the event begins.'
    throw fail('timing_required', { pointer: '/event_start_at', message })
  }
  return {
    kind,
    title,
    description: optionalText(input.description),
    custom_activity: optionalText(input.custom_activity_name),
    fixed_when,
    event_start_at,
    source_url,
    show_in_for_you: input.show_in_for_you ?? true,
  }
}

function instant(
  input: NewIdeaInput,
  field: 'fixed_when' | 'event_start_at',
  violations: Violation[],
): Date | null {
  const text = input[field]
  return text === undefined ? null : readInstant(text, `/${field}`, violations)
}
