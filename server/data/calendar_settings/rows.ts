import type { UsualHours } from '#server/domain/availability/usual_hours.ts'

/** Who may see when the account is free or busy: nobody, every Connected Friend, or those who were chosen. */
export type SharingMode = 'off' | 'all' | 'chosen'

/** What an account has decided about its calendars. */
export interface CalendarSettings extends UsualHours {
  sharing: SharingMode
  /** When the feed of its own plans was made; null where there is none. */
  feed_made_at: Date | null
}
