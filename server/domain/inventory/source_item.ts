import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { LeftOut } from '#server/domain/inventory/osm_places.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'

/** One thing as a source gives it, before anything is checked. What the source does not say is left out. */
export interface SourceItem {
  /** The source's own id of it. */
  readonly id?: string | undefined
  /** An event has a start; without one it is a place. */
  readonly kind?: 'place' | 'event' | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly venue?: string | undefined
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly neighborhood?: string | undefined
  /** Activities in words. */
  readonly activities?: readonly string[] | undefined
  /** For `activitiesOfTags`. */
  readonly tags?: readonly string[] | undefined
  /** In degrees; null where they cannot be read. */
  readonly coordinates?: Coordinates | null | undefined
  /** IANA. */
  readonly timezone?: string | undefined
  readonly opening_hours?: string | undefined
  /** Null where it cannot be read. */
  readonly starts?: FoundTime | null | undefined
  readonly ends?: FoundTime | null | undefined
  readonly url?: string | undefined
  readonly price?: SourcePrice | undefined
  /** Other words that it is known by: its kind, its cuisine, its names in other languages. */
  readonly words?: readonly string[] | undefined
  /** What it is, where that is nothing that people go out to. */
  readonly left_out?: LeftOut | undefined
  /** From 0 to 1. */
  readonly weight?: number | undefined
  /** Whether it is closed for good or canceled. */
  readonly is_closed?: boolean | undefined
}

/** What something costs. */
export interface SourcePrice {
  readonly min: number
  readonly max: number
  /** Three letters of ISO 4217; null where the source does not say. */
  readonly currency: string | null
}

/** Why a row of a file is not imported. */
export interface RowProblem {
  readonly code: RowProblemCode
  /** One sentence. */
  readonly message: string
}

export type RowProblemCode =
  | 'not_utf8'
  | 'not_json'
  | 'not_an_item'
  | 'too_long'
  | 'cut_off'
  | 'name_too_long'
  | 'coordinates_invalid'
  | 'date_invalid'
  | 'timezone_missing'
  | 'too_many_dates'

/** Where a row stands in a file, from 1. */
export interface RowPosition {
  readonly line: number
  readonly column: number
}

/** A row of a file: a thing, or why it cannot be read. */
export type SourceRow = RowPosition &
  (
    | { readonly item: SourceItem; readonly problem?: never }
    | { readonly problem: RowProblem; readonly item?: never }
  )
