import { areaAt, areaOf, isUnknown, type KnownArea } from '#server/domain/finding/area.ts'
import type { FacetKind } from '#server/domain/finding/facet.ts'
import type { SearchFacts } from '#server/domain/finding/vector.ts'

/** What a place is found by. */
export interface PlaceWords {
  readonly name: string
  readonly address: string | null
  readonly description: string | null
  readonly activity_name: string | null
  readonly neighborhood: string | null
  readonly city: string | null
}

/** What a saved idea is found by. */
export interface IdeaWords {
  readonly kind: 'place' | 'event'
  readonly title: string
  readonly description: string | null
  readonly activity_name: string | null
  readonly custom_activity_name: string | null
  readonly neighborhood_name: string | null
  readonly city: string | null
  /** Of its place and its venue. */
  readonly places: readonly Omit<PlaceWords, 'description'>[]
}

/** What a plan is found by, one's own or another host's. */
export interface PlanWords {
  readonly title: string
  readonly description: string | null
  readonly activity_name: string | null
  readonly place_name: string | null
  readonly place_address: string | null
}

/** What an Ideas List is found by. */
export interface ListWords {
  readonly name: string
  readonly neighborhood_names: readonly string[]
  readonly activity_names: readonly string[]
  readonly custom_activity_names: readonly string[]
}

/** What another person's interest is found by. */
export interface InterestWords {
  readonly kind: string
  readonly title: string
  readonly neighborhood_name: string | null
  readonly activity_name: string | null
  readonly custom_activity_name: string | null
}

/** A place with where it is, as far as its address or name says and nothing is known yet. */
export function locatedPlace<Row extends Omit<PlaceWords, 'description'>>(
  row: Row,
  known: readonly KnownArea[],
): Row {
  return isUnknown(row) ? { ...row, ...areaOf(row, known) } : row
}

/** An idea with where its places are, or where its title says that it is, as far as nothing is known yet. */
export function locatedIdea<Row extends IdeaWords>(row: Row, known: readonly KnownArea[]): Row {
  const places = row.places.map((place) => locatedPlace(place, known))
  const there = areaAt(row, places)
  const area = isUnknown(there) ? areaOf({ name: row.title, address: null }, known) : there
  return { ...row, places, neighborhood_name: area.neighborhood, city: row.city ?? area.city }
}

export function searchOfIdea(row: IdeaWords): SearchFacts {
  const { places } = row
  const activities = [row.activity_name, ...places.map((place) => place.activity_name)]
  const neighborhoods = [row.neighborhood_name, ...places.map(({ neighborhood }) => neighborhood)]
  const cities = [row.city, ...places.map(({ city }) => city)]
  return {
    title: row.title,
    activities: present([...activities, row.custom_activity_name]),
    where: present([
      ...places.flatMap(({ name, address }) => [name, address]),
      ...neighborhoods,
      ...cities,
    ]),
    description: row.description,
    facets: [
      ['kind', row.kind],
      ...facets('activity', activities),
      ...facets('neighborhood', neighborhoods),
      ...facets('city', cities),
    ],
  }
}

export function searchOfPlace(row: PlaceWords): SearchFacts {
  return {
    title: row.name,
    activities: present([row.activity_name]),
    where: present([row.address, row.neighborhood, row.city]),
    description: row.description,
    facets: [
      ['kind', 'place'],
      ...facets('activity', [row.activity_name]),
      ...facets('neighborhood', [row.neighborhood]),
      ...facets('city', [row.city]),
    ],
  }
}

/** As words alone: what a plan is about, and where it is, is said in its host's words. */
export function searchOfPlan(row: PlanWords): SearchFacts {
  return {
    title: row.title,
    activities: present([row.activity_name]),
    where: present([row.place_name, row.place_address]),
    description: row.description,
    facets: [['kind', 'plan'], ...facets('activity', [row.activity_name])],
  }
}

export function searchOfList(row: ListWords): SearchFacts {
  return {
    title: row.name,
    activities: [...row.activity_names, ...row.custom_activity_names],
    where: row.neighborhood_names,
    description: null,
    facets: [
      ['kind', 'list'],
      ...facets('activity', row.activity_names),
      ...facets('neighborhood', row.neighborhood_names),
    ],
  }
}

export function searchOfInterest(row: InterestWords): SearchFacts {
  return {
    title: row.title,
    activities: present([row.activity_name, row.custom_activity_name]),
    where: present([row.neighborhood_name]),
    description: null,
    facets: [
      ['kind', row.kind],
      ...facets('activity', [row.activity_name]),
      ...facets('neighborhood', [row.neighborhood_name]),
    ],
  }
}

function present(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))]
}

function facets(kind: FacetKind, names: readonly (string | null)[]): [FacetKind, string][] {
  return present(names).map((name) => [kind, name])
}
