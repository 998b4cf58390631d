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
  return neighborhood === null || other.neighborhood === null || neighborhood === other.neighborhood
}

function isNear(one: Date | null, other: Date | null): boolean {
  if (one === null || other === null) return false
  return Math.abs(one.getTime() - other.getTime()) < halfDay
}

/** Where in a title which accents stand; everything else of it is a dot. */
function accentsOf(title: string): string {
  const plain = title.normalize('NFD').replace(/[ßẞ]/g, 'ss').replace(/\s+/gu, ' ')
  return [...plain].map((one) => (isAccent(one.codePointAt(0) ?? 0) ? one : '.')).join('')
}

/** The blocks of characters that are accents, from and to; the same as in `isSameInterest`. */
const accents = [
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const

function isAccent(code: number): boolean {
  return accents.some(([first, last]) => first <= code && code <= last)
}

/**
 * Whether somebody's like is of an item of the public inventory: as `isSame`, and the like also names the neighborhood or
 * the city that the item lies in. Many places have the same name.
 */
export function isLikeOfItem(
  like: Readonly<{
    kind: string
    title: string
    title_key: string
    starts_at: Date | null
    neighborhood_name: string | null
  }>,
  item: Readonly<{
    kind: string
    name: string
    name_key: string
    starts_at: Date | null
    neighborhood_name: string | null
    city: string | null
  }>,
): boolean {
  const where = like.neighborhood_name
  if (where === null || (where !== item.neighborhood_name && where !== item.city)) return false
  const { title, title_key, starts_at } = like
  return isSame(
    { title, title_key, is_event: like.kind === 'event', starts_at, neighborhood: null },
    {
      title: item.name,
      title_key: item.name_key,
      is_event: item.kind === 'event',
      starts_at: item.starts_at,
      neighborhood: null,
    },
  )
}
