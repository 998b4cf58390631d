import type { Area } from '#server/domain/finding/area.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { mustBeLaterThan, needsOneOf } from '#server/domain/messages/input.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readBound } from '#server/domain/basics/wall_time_bound.ts'

/** The fields of an input that say which events are wanted. */
export interface EventSearchInput {
  query?: string
  /** Other names of `query` in an earlier version. */
  q?: string
  event_query?: string
  venue_query?: string
  starts_after?: string
  starts_before?: string
  timezone?: string
}

/** Which events are wanted; null is any. */
export interface EventSearch {
  /** The `nameKey` of words of the title, and of the venue's name. */
  words: string | null
  venue: string | null
  /** The words of the title as they were written. */
  text: string | null
  /** One of these areas, which all have the same name; null for any. */
  areas: readonly Area[] | null
  /** Events begin no earlier than `from` and before `until`. */
  from: Date | null
  until: Date | null
}

/** The fields of which one is needed. */
const needed = ['query', 'venue_query', 'starts_after', 'starts_before']

/**
 * Which events an input asks for; a blank text is as if left out. Times without an offset are those of `timezone`, the
 * account's own.
 *
 * Errors: `input_invalid` with everything that is wrong; also if nothing is asked for, unless `isLenient`.
 */
export function readEventSearch(
  input: EventSearchInput,
  timezone: string,
  isLenient: boolean,
): EventSearch {
  const violations: Violation[] = []
  const given = (text: string | undefined) => (text === undefined || isBlank(text) ? null : text)
  const words = given(input.query) ?? given(input.q) ?? given(input.event_query)
  const venue = given(input.venue_query)
  const [after, before] = [given(input.starts_after), given(input.starts_before)]
  const zone = readTimeZone(given(input.timezone)?.trim(), '/timezone', violations) ?? timezone
  const from =
    after && readBound(after, { pointer: '/starts_after', zone, is: 'start' }, violations)
  const until =
    before && readBound(before, { pointer: '/starts_before', zone, is: 'end' }, violations)
  if (from && until && until <= from) {
    const message = mustBeLaterThan('starts_after')
    violations.push({ pointer: '/starts_before', code: 'rule', message })
  }
  if (!isLenient && !words && !venue && !after && !before) {
    violations.push({ pointer: '', code: 'rule', message: needsOneOf(needed) })
  }
  refuse(violations)
  return {
    words: words && nameKey(words),
    text: words,
    areas: null,
    venue: venue && nameKey(venue),
    from: from || null,
    until: until || null,
  }
}
