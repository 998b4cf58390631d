/** What is known of a token. */
export interface KnownToken {
  /** A uuid; never shown outside. */
  owner_id: string
  token_id: string
  /** The principal: its own id, that of the token it replaced, or its OAuth grant's. */
  principal_id: string
  abilities: string[]
  display_name: string
  /** IANA name. */
  timezone: string
  /** By the database's clock. */
  expired: boolean
  revoked: boolean
  /** Whether the person is asked before anything is sent. */
  needs_approval: boolean
  kind: 'personal' | 'oauth'
  /** The OAuth grant it belongs to; null for a personal token. */
  grant_id: string | null
  /** The address it was made for; null for a personal token, which works at each. */
  audience: string | null
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
