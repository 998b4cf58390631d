import type { Coordinates } from '#server/domain/basics/distance.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import { mapForm } from '#server/domain/capture/map_forms.ts'
import { isBlank, oneLine, severalLines } from '#server/domain/basics/text.ts'

/** One thing of a file that is imported. */
export interface ImportedItem {
  /** Where it stands in the file: the line, or its number where lines mean nothing; from 1. */
  readonly row: number
  /** At most 240 characters. */
  readonly title: string
  readonly kind: 'place' | 'event' | null
  readonly note: string | null
  readonly url: string | null
  readonly address: string | null
  readonly coordinates: Coordinates | null
  /** `2026-12-12`, `2026-12-12T19:00:00`, or that with an offset and the name of a zone in brackets. */
  readonly starts: string | null
  readonly ends: string | null
}

/** Several things that belong on one list. */
export interface ImportedList {
  /** What the file calls it; null for the name of the file. */
  readonly name: string | null
  readonly items: readonly ImportedItem[]
}

/** A part of a file that is not imported, or not all of it. */
export interface ImportProblem {
  /** Null for the file as a whole. */
  readonly row: number | null
  /** One sentence. */
  readonly message: string
}

/** A file as it was read. */
export interface ImportedFile {
  readonly lists: readonly ImportedList[]
  readonly problems: readonly ImportProblem[]
}

/** What a reader found in one row, before anything is checked. */
export interface FoundRow {
  readonly row: number
  readonly title?: string | undefined
  readonly note?: string | undefined
  readonly url?: string | undefined
  readonly address?: string | undefined
  readonly coordinates?: Coordinates | null | undefined
  readonly starts?: string | null | undefined
  readonly ends?: string | null | undefined
}

/** The most characters of a title and of an excerpt, as roundups take them. */
const maxTitle = 240
const maxExcerpt = 1_200

/** The most characters of an address of the web that travels in an excerpt. */
const maxUrl = 600

/** Makes an item of a row. @returns a problem where nothing says what it is. */
export function itemOf(found: FoundRow): ImportedItem | ImportProblem {
  const { row, starts = null, ends = null } = found
  const url = webAddress(found.url)
  const link = url === null ? null : linkForm(url)
  const claimed = (field: 'title' | 'address') =>
    link?.claims.find((claim) => claim.field === field)?.value as string | undefined
  const point = link?.claims.find((claim) => claim.field === 'coordinates')?.value
  const coordinates = usable(found.coordinates ?? (point as Coordinates | undefined) ?? null)
  const spoken = url === null ? undefined : spokenBy(url, coordinates)
  const given = [found.title, claimed('title'), spoken]
  const title = given.map((text) => oneLine(text ?? '')).find((text) => !isBlank(text))
  if (title === undefined) {
    return {
      row,
      message: found.url ? 'It has no title.' : 'It has neither a title nor an address.',
    }
  }
  const address = textOf(oneLine(found.address ?? claimed('address') ?? ''))
  const isPlace = coordinates !== null || address !== null || link?.claims.some(isPlaceClaim)
  return {
    row,
    title: cut(title, maxTitle),
    kind: starts !== null ? 'event' : isPlace ? 'place' : null,
    note: textOf(severalLines(found.note ?? '')),
    url: url !== null && url.length <= maxUrl ? url : null,
    address: address === null ? null : cut(address, 300),
    coordinates,
    starts,
    ends: starts === null ? null : ends,
  }
}

/** Sorts what readers made of rows. */
export function sorted(made: readonly (ImportedItem | ImportProblem)[]): {
  items: ImportedItem[]
  problems: ImportProblem[]
} {
  return {
    items: made.filter((one): one is ImportedItem => 'title' in one),
    problems: made.filter((one): one is ImportProblem => 'message' in one),
  }
}

/**
 * What a roundup gets besides the title: the note, and then what is known in lines of their own. Null for nothing.
 * Without `links` the address of the web is left out.
 */
export function excerptOf(item: ImportedItem, { links = true } = {}): string | null {
  const { note, starts, ends, address, coordinates, url } = item
  const known = [
    ['when', starts],
    ['ends', ends],
    ['address', address],
    ['geo', coordinates && `${coordinates.latitude},${coordinates.longitude}`],
    ['url', links ? url : null],
  ]
  const lines = known
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
  const left = maxExcerpt - lines.join('\n').length - 1
  const all = [...(note === null ? [] : [cut(note, left)]), ...lines]
  return all.length === 0 ? null : all.join('\n')
}

/** A text of at most `most` UTF-16 units, which ends in a whole character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = [...text.slice(0, most - 1)]
  if (!(kept.at(-1) ?? '').isWellFormed()) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** An address of the web; null for any other. */
export function webAddress(text: string | undefined): string | null {
  const given = text?.trim() ?? ''
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return null
  const url = new URL(given)
  url.username = ''
  url.password = ''
  return url.href
}

/** A point that somebody meant: none is at 0, 0, which stands for an unknown one. */
function usable(point: Coordinates | null): Coordinates | null {
  if (point === null || (point.latitude === 0 && point.longitude === 0)) return null
  const { latitude, longitude } = point
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** What an address says in words; of a map, which says none, the point of a pin that somebody set. */
function spokenBy(url: string, point: Coordinates | null): string | undefined {
  if (mapForm(new URL(url)) === null) return wordsOf(url)
  return point === null ? undefined : `Pin at ${short(point.latitude)}, ${short(point.longitude)}`
}

/** Degrees to about ten metres. */
function short(degrees: number): string {
  return String(Math.round(degrees * 10_000) / 10_000)
}

/** What the end of an address says in words: `/ostsee-sauna.html` is "ostsee sauna". */
function wordsOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = decoded(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+]+/g, ' ')
  const host = hostname.replace(/^www\./, '')
  return /\p{L}{3}/u.test(words) ? words : host
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isPlaceClaim({ field, value }: { field: string; value: unknown }): boolean {
  return field === 'kind' && value === 'place'
}

function textOf(text: string): string | null {
  return isBlank(text) ? null : text
}
