import type { Daypart, SearchScope, WeekdaySelector } from '#generated/types.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { queryOf, type TextQuery } from '#server/domain/finding/query.ts'
import type { SearchTime } from '#server/domain/finding/search_time.ts'
import { refuseOwnClock } from '#server/domain/finding/wanted.ts'
import {
  comesOnlyWith,
  mustBeLaterThan,
  mustMeanTheSame,
  needsOneOf,
} from '#server/domain/messages/input.ts'
import {
  daysDisagree,
  mustHaveWords,
  spanEndsFirst,
  tooManyNames,
} from '#server/domain/messages/search.ts'
import { readText } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readBound } from '#server/domain/basics/wall_time_bound.ts'

/** The fields of an input that say what is searched for. */
export interface SearchInput {
  query?: string
  /** Another name of `query` in an earlier version. */
  q?: string
  semantic_subject?: string
  scopes?: readonly SearchScope[]
  scope?: SearchScope
  people?: readonly string[]
  names?: readonly string[]
  activities?: readonly string[]
  neighborhoods?: readonly string[]
  starts_after?: string
  starts_before?: string
  timezone?: string
  requested_start_at?: string
  limit?: number
  daypart?: Daypart
  weekday_selector?: WeekdaySelector
}

/** What is searched for. */
export interface Search {
  readonly text: string
  readonly query: TextQuery
  /** What it is about, for rank and suggestions; null if it was not said. */
  readonly subject: string | null
  readonly scopes: ReadonlySet<SearchScope>
  readonly names: readonly string[]
  readonly activities: readonly string[]
  readonly neighborhoods: readonly string[]
  /** Null where no time is asked for. */
  readonly time: SearchTime | null
  readonly limit: number
}

/** Every scope, in the order of what comes first among equals. */
export const allScopes: readonly SearchScope[] = ['plans', 'ideas', 'events', 'places', 'feeds']

/** The most results, and how many there are unless the caller says otherwise. */
const maxResults = 25

/** The most names of one kind. */
const maxNames = 25

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * What an input searches for; times without an offset are those of its `timezone`, else of the account's.
 *
 * Errors: `input_invalid` with everything that is wrong.
 */
export function readSearch(input: SearchInput, timezone: string): Search {
  const violations: Violation[] = []
  const text = readQuery(input, violations)
  const query = queryOf(text, { moods: true })
  if (query === null) violations.push({ pointer: '/query', code: 'rule', message: mustHaveWords })
  const named = [...(input.people ?? []), ...(input.names ?? [])]
  const names = readNames(named, input.people ? '/people' : '/names', violations)
  const activities = readNames(input.activities ?? [], '/activities', violations)
  const neighborhoods = readNames(input.neighborhoods ?? [], '/neighborhoods', violations)
  const time = readTime(input, timezone, violations)
  refuse(violations)
  const scopes = [...(input.scopes ?? []), ...(input.scope ? [input.scope] : [])]
  return {
    text,
    // Without a query there were violations.
    query: query as TextQuery,
    subject: input.semantic_subject ?? null,
    scopes: new Set(scopes.length > 0 ? scopes : allScopes),
    names,
    activities,
    neighborhoods,
    time,
    limit: input.limit ?? maxResults,
  }
}

function readQuery({ query, q }: SearchInput, violations: Violation[]): string {
  if (query !== undefined && q !== undefined && query !== q) {
    violations.push({ pointer: '/q', code: 'rule', message: mustMeanTheSame('query') })
  }
  const text = query ?? q
  if (text === undefined) {
    violations.push({ pointer: '', code: 'rule', message: needsOneOf(['query', 'q']) })
  }
  return text ?? ''
}

function readNames(
  names: readonly string[],
  pointer: string,
  violations: Violation[],
): readonly string[] {
  if (names.length > maxNames) {
    violations.push({ pointer, code: 'rule', message: tooManyNames(maxNames) })
    return []
  }
  const read = names.map((name, index) => readText(name, `${pointer}/${index}`, violations))
  return [...new Set(read)]
}

function readTime(
  input: SearchInput,
  timezone: string,
  violations: Violation[],
): SearchTime | null {
  const { starts_after, starts_before, requested_start_at, daypart, weekday_selector } = input
  const zone = readTimeZone(input.timezone?.trim() ?? null, '/timezone', violations) ?? timezone
  const read = (text: string | undefined, name: string, is: 'start' | 'end') =>
    text === undefined ? null : readBound(text, { pointer: `/${name}`, zone, is }, violations)
  if (starts_after !== undefined && input.timezone === undefined) {
    violations.push({ pointer: '/starts_after', code: 'rule', message: comesOnlyWith('timezone') })
  }
  const from = read(starts_after, 'starts_after', 'start')
  const until = read(starts_before, 'starts_before', 'end')
  if (from && until && until <= from) {
    const message = mustBeLaterThan('starts_after')
    violations.push({ pointer: '/starts_before', code: 'rule', message })
  }
  if (requested_start_at !== undefined && input.timezone === undefined) {
    refuseOwnClock(requested_start_at, { pointer: '/requested_start_at', zone }, violations)
  }
  const exact = read(requested_start_at, 'requested_start_at', 'start')
  checkSpan(daypart, '/daypart', violations)
  checkSpan(weekday_selector, '/weekday_selector', violations)
  const days = weekday_selector ? readDays(weekday_selector, violations) : null
  if (!from && !until && !exact && !daypart && !days) return null
  const hours = daypart
    ? {
        from: daypart.local_interval.starts_at,
        until: daypart.local_interval.starts_before,
        is_today: daypart.value === 'tonight',
      }
    : null
  return { from, until, exact, hours, weekdays: days, timezone: zone }
}

function checkSpan(
  said: { span: { start: number; end: number } } | undefined,
  pointer: string,
  violations: Violation[],
): void {
  if (!said || said.span.end >= said.span.start) return
  violations.push({ pointer: `${pointer}/span/end`, code: 'rule', message: spanEndsFirst })
}

function readDays(
  { values, iso_days }: WeekdaySelector,
  violations: Violation[],
): readonly number[] {
  const named = new Set(values.map((value) => weekdays.indexOf(value) + 1))
  const numbered = new Set<number>(iso_days)
  if (named.size !== numbered.size || [...named].some((day) => !numbered.has(day))) {
    const pointer = '/weekday_selector/iso_days'
    violations.push({ pointer, code: 'rule', message: daysDisagree })
  }
  return [...named]
}
