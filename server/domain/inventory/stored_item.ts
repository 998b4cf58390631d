import { hash } from 'node:crypto'
import type { FacetKind } from '#server/domain/finding/facet.ts'
import { vectorOf } from '#server/domain/finding/vector.ts'
import { uuidOf } from '#server/domain/basics/handle.ts'
import { type ItemFacts, wordsKept } from '#server/domain/inventory/facts.ts'
import { cellOf } from '#server/domain/inventory/point.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** An item as it is stored. */
export interface StoredItem extends ItemFacts {
  readonly item_id: string
  readonly source: string
  readonly source_id: string
  readonly name_key: string
  readonly cell: number | null
  /** In hexadecimal. */
  readonly content_hash: string
}

/**
 * One of them rises with each change of what items are made of, so that the next import writes all of them. The words they
 * are found by have a version of their own, `searchVersion`.
 */
const itemVersion = [1, 3]

/** The most characters of a source's own id; a longer one counts by its hash. */
const longestId = 200

/** Makes the row of an item, but for what it is found by. Without an id of the source, what it is and where stands for one. */
export function storedItem(source: string, id: string | undefined, facts: ItemFacts): StoredItem {
  const source_id = sourceIdOf(id, facts)
  const { latitude, longitude } = facts
  const content = JSON.stringify([...itemVersion, facts])
  return {
    ...facts,
    item_id: itemIdOf(source, source_id),
    source,
    source_id,
    name_key: nameKey(facts.name),
    cell: latitude === null || longitude === null ? null : cellOf({ latitude, longitude }),
    content_hash: hashOf(content).slice(0, 32),
  }
}

/** The id of an item, the same on every install: the first 16 bytes of the SHA-256 of its source and its id there. */
export function itemIdOf(source: string, source_id: string): string {
  return uuidOf(hashOf(`${source}\0${source_id}`).slice(0, 32))
}

/** The id of a source, or what stands for it. */
export function sourceIdOf(
  id: string | undefined,
  { kind, name, latitude, longitude, address, city, starts_at }: ItemFacts,
): string {
  return (
    keptId(id) ??
    hashOf(JSON.stringify([kind, nameKey(name), latitude, longitude, address, city, starts_at]))
  )
}

/** The source's own id as it is kept; null where it gives none. */
export function keptId(id: string | undefined): string | null {
  const given = id?.trim().toWellFormed().replaceAll('\0', '') ?? ''
  if (given === '') return null
  return given.length <= longestId ? given : hashOf(given)
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex')
}

/** The facts of an item that make the words it is found by. */
export type ItemWords = Pick<
  ItemFacts,
  | 'kind'
  | 'name'
  | 'activity_names'
  | 'words'
  | 'venue_name'
  | 'address'
  | 'neighborhood_name'
  | 'city'
  | 'description'
>

/** What an item is found by, as the text of a `tsvector`. */
export function vectorOfItem(facts: ItemWords): string {
  const { name, activity_names, venue_name, address, neighborhood_name, city } = facts
  const facets: [FacetKind, string][] = [
    ['kind', facts.kind],
    ...activity_names.map((activity): [FacetKind, string] => ['activity', activity]),
  ]
  if (neighborhood_name !== null) facets.push(['neighborhood', neighborhood_name])
  if (city !== null) facets.push(['city', city])
  const where = [venue_name ?? '', address, neighborhood_name, city].filter((text) => text !== null)
  const { description } = facts
  const activities = [...activity_names, ...wordsKept(facts.words)]
  return vectorOf({ title: name, activities, where, description, facets })
}
