/** What a grant allows. */
export interface GrantFacts {
  readonly client_id: string
  /** What the app calls itself. */
  readonly client_name: string
  /** What is verified of it: an origin such as `https://claude.ai`, `http://localhost`, or a scheme such as `cursor:`. */
  readonly client_origin: string
  readonly abilities: readonly string[]
  readonly needs_approval: boolean
  /** The surface that its tokens are for. */
  readonly audience: 'mcp' | 'api'
}

/** A grant as its account lists it. */
export interface ListedGrant extends GrantFacts {
  readonly grant_id: string
  readonly created_at: Date
  /** When it last got a token; null for never. */
  readonly used_at: Date | null
}

/** A grant as its own page shows it. */
export interface OwnGrant extends ListedGrant {
  readonly revoked_at: Date | null
  /** Whether it has not ended. */
  readonly working: boolean
}

/** What a grant is called. */
export type GrantName = Pick<GrantFacts, 'client_name' | 'client_origin'>
