import type { CalendarWork } from '#server/flows/calendar/work.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The path of the page, and the name of every form on it. */
export const calendarsPath = '/settings/calendars'

/** The path of the page of many friends who may see the account's time. */
export const friendsPath = `${calendarsPath}/friends`

/** The path of the page of one calendar. */
export function calendarPath(handle: string): string {
  return `${calendarsPath}/${handle}`
}

/** What the flows of calendars need, from a visit. */
export function workOf({ runtime, request_id }: SignedInVisit): CalendarWork {
  const { database, seal, base_url, replicate, isFetchAllowed } = runtime
  const allowed = isFetchAllowed && { isAllowed: isFetchAllowed }
  return { database, seal, base_url, replicate, request_id, ...allowed }
}

/** What the page says about the form that was sent last. */
export type Told =
  | { readonly result: CalendarResult; readonly calendar: string | null }
  | {
      readonly problem: Content
      readonly violations: readonly Violation[]
      readonly typed: Typed
    }
  | { readonly feed_url: string; readonly replaced: boolean }

/** What became of a form, as the page's address says it. */
export const calendarResultNames = [
  ...(['connected', 'known', 'uploaded', 'read', 'changed', 'removed', 'holds'] as const),
  ...(['holds_removed', 'shared', 'feed_removed'] as const),
] as const
export type CalendarResult = (typeof calendarResultNames)[number]

/** What somebody typed into a form that was refused; an address is not shown again. */
export interface Typed {
  readonly form: string
  readonly name?: string | undefined
}
