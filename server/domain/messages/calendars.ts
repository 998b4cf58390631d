import type { AddressProblem } from '#server/domain/calendar/address.ts'
import { calendarUsability, type CountedCalendars } from '#server/domain/calendar/status.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What the page and the JSON interface of connected calendars say. */

/** Why a text is no address of a calendar. Each is read after the field's name. */
export const addressRefused: Readonly<Record<AddressProblem, string>> = {
  not_an_address:
    'must be the address of a calendar, beginning with https://, http:// or webcal://',
  too_long: 'must have at most 2048 characters',
  has_password:
    'must not contain a user name or password; copy the secret address that your calendar offers instead',
  port_not_allowed: 'must have no port, or one of 80, 443, 8443 and 5232',
}

export const mustBeACalendar = 'must be a calendar file, with BEGIN:VCALENDAR at its start'

export const mustBeATime = 'must be a time such as 09:00'

export const mustBeAfter = 'must be another time than the first'

export function mustBeOneOf(values: readonly string[]): string {
  return `must be one of ${values.join(', ')}`
}

export function mustBeAddresses(most: number): string {
  return `must be at most ${most} mail addresses, separated by commas`
}

export const mustBeConnected = 'must be one of your Connected Friends'

/** The name of an uploaded calendar whose file says none. */
export const uploadedCalendar = 'Uploaded calendar'

/** The name of the calendar of typed times. */
export const typedTimes = 'Times I’m busy'

export function tooManyHolds(most: number): string {
  return `must be at most ${most} times`
}

/** Failure `limit_reached`. */
export function tooManyCalendars(most: number): string {
  return `You have ${most} calendars, and that is the most. Remove one first.`
}

/** `rate_limited` for a calendar that is read at most once a minute. */
export const askedAlready =
  'This calendar was read less than a minute ago at your request. Please wait a moment.'

/** The sentence of `calendar.status.get`. It names the page where something is to be done. */
export function calendarStatusText(
  calendars: CountedCalendars,
  shared: boolean,
  page: string,
): string {
  const { sources, telling, telling_all, fresh, late, pending, incomplete } = calendars
  const { failing, failed, gone, paused } = calendars
  if (sources === 0) return `No calendar is connected. Connect one at ${page}.`
  const some = `${counted(sources, 'calendar is', 'calendars are')} connected`
  const sharing = shared
    ? 'Friends may see when you are free or busy.'
    : 'Friends do not see when you are free.'
  if (calendarUsability(calendars) === 'usable') return `${some} and up to date. ${sharing}`
  const which = (count: number, one: string, many: string) =>
    sources === 1 ? `it ${one}` : counted(count, one, many)
  const reasons = [
    pending > 0 && which(pending, 'has not been read yet', 'have not been read yet'),
    late > 0 && which(late, 'was not read lately', 'were not read lately'),
    failing > 0 && which(failing, 'could not be read', 'could not be read'),
    failed > 0 &&
      which(failed, 'could not be read the last time', 'could not be read the last time'),
    gone > 0 &&
      which(gone, 'no longer exists at its address', 'no longer exist at their addresses'),
    paused > 0 && which(paused, 'is no longer tried', 'are no longer tried'),
    incomplete > 0 && which(incomplete, 'could not be read in full', 'could not be read in full'),
    fresh > 0 &&
      telling === 0 &&
      `${sources === 1 ? 'it does' : 'they do'} not say when you are free`,
    telling > 0 &&
      telling_all === 0 &&
      `${sources === 1 ? 'it does' : 'they do'} not cover all of your time`,
  ].filter((reason) => reason !== false)
  return `${some}, but ${spokenList(reasons)}. See ${page}. ${sharing}`
}

/** The name of the feed of an account's own plans, in a calendar program. */
export function feedName(brand: string): string {
  return `Plans (${brand})`
}
