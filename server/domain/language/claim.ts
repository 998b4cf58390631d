import type { DayHours } from '#server/domain/language/time/parts.ts'
import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'
/** Who says something, the most trusted first. */
export const origins = [
  'user',
  'link',
  'jsonld',
  'microdata',
  'rdfa',
  'hevent',
  'calendar',
  'opengraph',
  'heading',
  'title',
  'text',
  'image',
] as const

export type Origin = (typeof origins)[number]

/** A time as a source gives it, before its zone is known. */
export interface FoundTime {
  /** The wall time, `YYYY-MM-DDTHH:MM:SS`; 00:00:00 where only a day is given. */
  readonly local: string
  /** Minutes that the source's own offset is ahead of UTC; null where it gives none. */
  readonly offset: number | null
  /** The zone that the source names (IANA); null where it names none. */
  readonly timezone: string | null
  /** The name of a zone that stands with the time and may mean several: `IST`. Then it has no offset and no zone. */
  readonly zone_name?: string
  readonly precision: 'exact' | 'date_only'
  /** The hours of the part of the day that is said in place of a time: “Friday evening”. */
  readonly part?: DayHours
  /** Whether the source says “at 7” and the evening is assumed. */
  readonly is_evening_assumed?: true
  /** Whether the source says only when it ends, and the day on which it was written is assumed. */
  readonly is_start_assumed?: true
}

/** What can be said about an idea, and how each is written. */
export interface ClaimValues {
  readonly kind: 'place' | 'event'
  /** At most 160 graphemes, without the name of the site. */
  readonly title: string
  readonly description: string
  /** The name of the place, or of the venue of an event. */
  readonly place_name: string
  /** In one line: street, postcode and city. */
  readonly address: string
  readonly city: string
  readonly country: string
  /** Countries that something hints at, by their two letters with spaces between: one of them. */
  readonly country_sign: string
  readonly coordinates: Coordinates
  readonly timezone: string
  /** A city that something is in, whose name others have in another zone. */
  readonly namesake: string
  readonly starts: FoundTime
  readonly ends: FoundTime
  /** A time that a page shows for what it gives in universal time, on the clocks of the place. */
  readonly shown: FoundTime
  /** When doors open, on the clocks of the place. */
  readonly doors: FoundTime
  /** The two readings of a numeric date such as 05/06. */
  readonly either: readonly [FoundTime, FoundTime]
  /** "Every Thursday": in our words. */
  readonly repeats: string
  readonly is_canceled: true
  /** Whether the source says that it was postponed, or moved to another date. */
  readonly is_moved: true
  readonly is_online: true
  readonly url: string
  /** A name of the catalog of activities, or words of the source. */
  readonly activity: string
  /** A name of the catalog of neighborhoods. */
  readonly neighborhood: string
}

export type Field = keyof ClaimValues

/** One thing that one source says about one subject. */
export type Claim = {
  readonly [F in Field]: {
    readonly field: F
    readonly value: ClaimValues[F]
    readonly from: Origin
    /** Which thing of the source it is about, from 0: claims about different things are never mixed. */
    readonly subject: number
    /** The words of the source that say so. */
    readonly quote?: string
  }
}[Field]

/** One of several things that a source lists. */
export interface FoundItem {
  readonly title: string
  readonly kind: 'place' | 'event' | null
  /** At most 1,200 characters. */
  readonly excerpt: string | null
  readonly link: string | null
  readonly starts: FoundTime | null
}

/** What was read from one source. */
export interface SourceReading {
  readonly claims: readonly Claim[]
  /** Two or more where the source is a list of things; at most 100. */
  readonly items: readonly FoundItem[]
  /** How many items the source has beyond those. */
  readonly items_left_out: number
  /**
   * Whether it is a page for signing in, for consent, for an error, or one that never shows what it is about. Of its claims
   * the title alone counts, as a name that people may choose.
   */
  readonly is_wall: boolean
  /** Whether it is a list that several files make together. */
  readonly is_of_files?: boolean
  /** Whether it is a picture whose words nobody could look for, or a page that nobody opened, as this service opens none. */
  readonly is_unseen?: boolean
  /** A language tag; null where it is not known. */
  readonly language: string | null
  /** The address that the source gives for itself, on its own host. */
  readonly canonical_url: string | null
  /** Addresses in a picture or a mail: evidence, opened only where they are all there is. */
  readonly links: readonly string[]
  /** Why days and hours in its words are no date of it, each reason once; logs say these codes. */
  readonly discarded?: readonly Reason[]
}
