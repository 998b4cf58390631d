import { type Statement, sql } from '#server/database/sql.ts'
import type { KnownArea } from '#server/domain/finding/area.ts'
import {
  locatedIdea,
  locatedPlace,
  searchOfIdea,
  searchOfInterest,
  searchOfList,
  searchOfPlace,
  searchOfPlan,
} from '#server/domain/finding/search_facts.ts'
import type { SearchFacts } from '#server/domain/finding/vector.ts'

/** The kinds of things of an account that have a vector; `invites` are plans of other hosts, `interests` friends' likes. */
export type OwnKind = 'plans' | 'invites' | 'ideas' | 'interests' | 'places' | 'lists'

/** Where the vectors of one kind of thing are, and what they are made from. */
export interface SearchSource {
  /** The table, which is `r` in all statements. */
  readonly table: Statement
  /** Its key, apart from the owner. */
  readonly id: Statement
  /** What `searchOf` and `located` read. */
  readonly facts: (owner: string) => Statement
  /** What a row is found by. */
  readonly searchOf: (row: never) => SearchFacts
  /** The condition that what a row is found by was changed since an instant. */
  readonly changed: (since: Statement, owner: string) => Statement
  /** Rows of earlier releases do not say where they are, although it is known. */
  readonly located?: {
    /** The row with its area. */
    readonly row: (row: never, known: readonly KnownArea[]) => object
    /** Writes the area, which `v` has, where a row says none. */
    readonly columns: Statement
  }
}

/** The places of an idea, its own before its venue. */
const placesOfIdea = (owner: string) => sql`
  (
    select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'address', p.address, 'neighborhood', p.neighborhood,
      'city', p.city, 'activity_name', p.activity_name) order by p.place_id is distinct from r.place_id), '[]')
    from places p
    where p.owner_id = ${owner} and p.place_id in (r.place_id, r.venue_place_id)
  )`

function isChanged(since: Statement): Statement {
  return sql`r.updated_at >= ${since}`
}

/** All kinds, in the order of what comes first among equals. */
export const searchSources: { readonly [Kind in OwnKind]: SearchSource } = {
  plans: {
    table: sql`plans r`,
    id: sql`r.plan_id`,
    facts:
      () => sql`r.title, nullif(coalesce(r.description_override, r.card_description), '') as description,
      coalesce(r.custom_activity_name, r.card_activity_name) as activity_name, r.place_name, r.place_address`,
    searchOf: searchOfPlan,
    changed: isChanged,
  },
  invites: {
    table: sql`invite_cards r`,
    id: sql`r.invite_id`,
    facts: () => sql`r.title, r.description, r.activity_name, r.place_name, r.place_address`,
    searchOf: searchOfPlan,
    changed: isChanged,
  },
  ideas: {
    table: sql`ideas r`,
    id: sql`r.idea_id`,
    facts: (
      owner,
    ) => sql`r.kind, r.title, r.description, r.activity_name, r.custom_activity_name, r.neighborhood_name, r.city,
      ${placesOfIdea(owner)} as places`,
    searchOf: searchOfIdea,
    changed: (since, owner) => sql`
      (r.updated_at >= ${since} or exists (
        select from places p
        where p.owner_id = ${owner} and p.place_id in (r.place_id, r.venue_place_id) and p.updated_at >= ${since}
      ))`,
    located: {
      row: locatedIdea,
      columns: sql`, neighborhood_name = coalesce(r.neighborhood_name, v.neighborhood_name),
        city = coalesce(r.city, v.city)`,
    },
  },
  interests: {
    table: sql`incoming_interests r`,
    id: sql`r.interest_id`,
    facts: () => sql`r.kind, r.title, r.neighborhood_name, r.activity_name, r.custom_activity_name`,
    searchOf: searchOfInterest,
    changed: isChanged,
  },
  places: {
    table: sql`places r`,
    id: sql`r.place_id`,
    facts: () => sql`r.name, r.address, r.description, r.activity_name, r.neighborhood, r.city`,
    searchOf: searchOfPlace,
    changed: isChanged,
    located: {
      row: locatedPlace,
      columns: sql`, neighborhood = coalesce(r.neighborhood, v.neighborhood), city = coalesce(r.city, v.city)`,
    },
  },
  lists: {
    table: sql`lists r`,
    id: sql`r.list_id`,
    facts: () => sql`r.name, r.neighborhood_names, r.activity_names, r.custom_activity_names`,
    searchOf: searchOfList,
    changed: isChanged,
  },
}

/** All kinds, in the order of what comes first among equals. */
export const ownKinds = Object.keys(searchSources) as readonly OwnKind[]
