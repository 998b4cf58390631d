/** A token as the account's own settings show it. */
export interface OwnToken {
  readonly token_id: string
  /** Who it acts as: rotations keep it. */
  readonly principal_id: string
  readonly label: string | null
  readonly abilities: readonly string[]
  /** Whether each commit waits for the person's own approval. */
  readonly needs_approval: boolean
  readonly created_at: Date
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
  /** By the database's clock. */
  readonly state: 'active' | 'expired' | 'revoked'
}
