/** A catalog that every account shares. */
export type Catalog = 'activities' | 'neighborhoods'

/** One entry of a catalog. */
export interface CatalogRow {
  name: string
  /** The `nameKey` of its name. */
  name_key: string
}
