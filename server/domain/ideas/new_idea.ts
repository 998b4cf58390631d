import { fail, refuse } from '#server/domain/basics/failure.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import { noTitleIsGiven, noStartIsGiven, noKindIsGiven } from '#server/domain/messages/ideas.ts'
import { optionalLine, optionalText, readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readWebAddress } from '#server/domain/basics/web_address.ts'

/** The fields of an input that describe an idea, except for places and lists. */
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

/**
 * The facts of a new idea that an input gives.
 *
 * Errors: `input_invalid`; `subject_required` without a kind or a title; `timing_required` for an event
 * without a time.
 */
export function readNewIdea(input: NewIdeaInput) {
  const violations: Violation[] = []
  const { kind, title: givenTitle, event_url } = input
  const title = givenTitle === undefined ? null : readText(givenTitle, '/title', violations)
  const fixed_when = instant(input, 'fixed_when', violations)
  const event_start_at = instant(input, 'event_start_at', violations)
  const source_url = event_url ? readWebAddress(event_url, '/event_url', violations) : null
  refuse(violations)
  if (!kind) throw fail('subject_required', { pointer: '/kind', message: noKindIsGiven })
  if (title === null) {
    throw fail('subject_required', { pointer: '/title', message: noTitleIsGiven })
  }
  if (kind === 'event' && !event_start_at && !fixed_when) {
    throw fail('timing_required', { pointer: '/event_start_at', message: noStartIsGiven })
  }
  return {
    kind,
    title,
    description: optionalText(input.description),
    custom_activity: optionalLine(input.custom_activity_name),
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
