/** The database roles of one brand. They belong to the whole cluster, not to one database. */
export interface Roles {
  /** Owns the schema and runs migrations. */
  readonly owner: string
  /** What requests run as. It owns nothing, and row-level security applies to it. */
  readonly app: string
  /** Writes copies of facts into other people's partitions. */
  readonly relay: string
}

/** @returns the roles' names, such as `service_app`. The brand is one lower-case word. */
export function rolesOf(brand: string): Roles {
  return { owner: `${brand}_owner`, app: `${brand}_app`, relay: `${brand}_relay` }
}
