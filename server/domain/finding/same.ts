/** What decides whether two things are the same. */
export interface Sameness {
  readonly title: string
  readonly title_key: string
  readonly is_event: boolean
  /** When an event starts; of anything else it does not matter. */
  readonly starts_at: Date | null
  readonly neighborhood: string | null
}

const halfDay = 12 * 3_600_000

/**
 * Whether two things are the same: the rule of `isSameInterest`, for rows that were read. Both are events or neither,
 * the titles differ in case and spaces at most, events start less than 12 hours apart, and where both say a
 * neighborhood, it is the same. In doubt they are not the same.
 */
export function isSame(one: Sameness, other: Sameness): boolean {
  if (one.title_key !== other.title_key || one.is_event !== other.is_event) return false
  if (one.title !== other.title && accentsOf(one.title) !== accentsOf(other.title)) return false
  if (one.is_event && !isNear(one.starts_at, other.starts_at)) return false
  const { neighborhood } = one
  return (
    neighborhood === null ||
    other.neighborhood === null ||
    neighborhood === other.neighborhood
  )
}

function isNear(one: Date | null, other: Date | null): boolean {
  if (one === null || other === null) return false
  return Math.abs(one.getTime() - other.getTime()) < halfDay
}

/** Where in a title which accents stand; everything else of it is a dot. */
function accentsOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/\s+/gu, ' ')
    .replace(
      /[^\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu,
      '.',
    )
}
