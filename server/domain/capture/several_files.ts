import type { Claim, FoundItem, SourceReading } from '#server/domain/language/claim.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** An event that one of several files announces. */
interface Announced {
  readonly claims: readonly Claim[]
  readonly item: FoundItem
}

/**
 * Several files as a list of the events that they announce, with what each says about its own; null where they may be
 * about one thing: both sides of a flyer, a poster and where it hangs. Different events have different names and days.
 */
export function listOfFiles(readings: readonly SourceReading[]): SourceReading | null {
  if (readings.some(({ items }) => items.length > 1)) return null
  const announced = readings.flatMap((reading) => announcedBy(reading) ?? [])
  const names = new Set(announced.map(({ item }) => nameKey(item.title)))
  const days = new Set(announced.map(({ item }) => item.starts?.local.slice(0, 10)))
  const areDifferent = names.size === announced.length && days.size === announced.length
  if (announced.length < 2 || !areDifferent) return null
  const claims = announced.flatMap((one, index) =>
    one.claims.map((claim): Claim => ({ ...claim, subject: index + 1 })),
  )
  const items = announced.map(({ item }) => item)
  return { ...emptyReading, claims, items, is_of_files: true }
}

function announcedBy({ claims }: SourceReading): Announced | null {
  const own = claims.filter(({ subject }) => subject === 0)
  const title = own.find((claim) => claim.field === 'title')?.value
  const starts = own.find((claim) => claim.field === 'starts')?.value
  if (title === undefined || starts === undefined) return null
  return { claims: own, item: { title, kind: 'event', excerpt: null, link: null, starts } }
}
