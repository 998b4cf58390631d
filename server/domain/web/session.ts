import type { PageLanguage } from '#server/domain/basics/speaking.ts'

/** The session of a browser that is signed in. */
export interface Session {
  /** The account's uuid; never shown outside. */
  readonly owner: string
  readonly session_id: string
  readonly display_name: string
  /** IANA name. */
  readonly timezone: string
  /** When the person last proved who they are. */
  readonly created_at: Date
  /** When it ends, however much it is used. */
  readonly expires_at: Date
  /** The database's time at the look-up. */
  readonly asked_at: Date
  /** When the end of the account was asked for; null for one that stays. */
  readonly deleting_at: Date | null
  /** The language that the account has chosen for pages and mails; null for none. */
  readonly language: PageLanguage | null
}

/** A session as its account lists it. */
export interface ListedSession {
  readonly session_id: string
  /** A name from a closed list, such as `Firefox on Android`. */
  readonly browser: string
  readonly created_at: Date
  readonly seen_at: Date
  readonly expires_at: Date
}
