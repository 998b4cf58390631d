/** What the authorization server keeps: kinds of its library, and two of our own. */
export type OauthKind =
  | 'AuthorizationCode'
  | 'RefreshToken'
  | 'Grant'
  | 'Interaction'
  | 'Client'
  /** The metadata of a client whose id is its address, as it was fetched. */
  | 'Document'
  /** A request that waits until somebody has signed in. */
  | 'Request'

/** A record as it was kept. */
export interface OauthRecord {
  readonly grant_id: string | null
  /** Null for what belongs to nobody yet, or to nobody at all. */
  readonly owner_id: string | null
  /** JSON. */
  readonly payload: string
  /** For how many seconds it has been consumed, by the database's clock; null if it is not. */
  readonly consumed_for: number | null
}
