/** How a calendar is connected: by the address of a feed, by an uploaded file, or by typed times. */
export type CalendarKind = 'ics' | 'file' | 'holds'

/** Why the last reading of a calendar failed. `unreachable` is said of blocked and of dead addresses alike. */
export type CalendarProblem =
  | 'not_a_calendar'
  | 'unreachable'
  | 'refused'
  | 'gone'
  | 'too_large'
  | 'too_complex'
  | 'timeout'
  | 'insecure_redirect'

/**
 * Whether a calendar was never read yet, was read the last time, could not be read the last time, or is not tried again
 * until somebody asks.
 */
export type CalendarState = 'pending' | 'working' | 'failing' | 'paused'

/** The most calendars of one account. */
export const maxCalendars = 20

/** Hours after its last reading for which a subscribed calendar, and an uploaded file, is fresh. */
export const freshHours = { ics: 24, file: 14 * 24 } as const

/** Seconds between two readings that somebody asks for on the page. */
export const refreshSeconds = 60

/** The most characters of a calendar's name. */
export const longestCalendarName = 80

/** The most typed times of an account. */
export const maxHolds = 100

/** The most of the person's own addresses in one calendar. */
export const maxAddresses = 10

/** The most bytes of an uploaded calendar. */
export const largestCalendar = 20_000_000

/** The most days of one question about availability: a calendar that knows as many ahead answers every one. */
export const longestRangeDays = 92
