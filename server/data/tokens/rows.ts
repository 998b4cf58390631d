/** What is known of a token. */
export interface KnownToken {
  /** A uuid; never shown outside. */
  owner_id: string
  token_id: string
  abilities: string[]
  display_name: string
  /** IANA name. */
  timezone: string
  /** By the database's clock. */
  expired: boolean
  revoked: boolean
}

/** A token as the token command lists it. */
export interface ListedToken {
  token_id: string
  display_name: string
  label: string | null
  abilities: string[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  state: 'active' | 'expired' | 'revoked'
}
