import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { EventResult } from '#generated/types.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'

/** What a search found: nothing, one event with its place and time, or how many. */
export function eventsFound(items: readonly EventResult[], more: boolean): string {
  const [one] = items
  if (!one) return 'No event you can see fits.'
  if (more) {
    const which =
      items.length === 1
        ? 'This is the first event that fits'
        : `These are the first ${items.length} events that fit`
    return `${which}. Ask for other words or a shorter period to see the others.`
  }
  if (items.length > 1) return `${items.length} events fit.`
  const { title, venue, starts_at, ends_at, timezone } = one
  const at = venue === null ? '' : ` at ${inQuotes(venue)}`
  const when = zonedWords(
    new Date(starts_at),
    ends_at === null ? null : new Date(ends_at),
    timezone,
  )
  return `One event fits: ${inQuotes(title)}${at}, ${when}.`
}

/** Refusal of the event of a plan where an idea or a public event belongs. */
export const eventIsAPlan = {
  message: 'This is the event of a plan that exists already, not an idea or a public event.',
  advice:
    'Read the plan with plans.get. To plan the same again, use the idea that it was made from.',
}

/** Reasons of next actions. */
export const draftFromEvent =
  'Draft a plan from a saved or public one of them, by its event_handle as candidate_id.'
export const readPlanOfEvent = 'Read the plan of one of them.'
export const searchEverything = 'Look through ideas, places, plans and lists, too.'
