/** Who calls, and through what. */
export interface Caller {
  /** The account whose partition is read and written. A uuid; never shown outside. */
  readonly owner: string
  readonly display_name: string
  /** IANA name. */
  readonly timezone: string
  /** The principal: a token's own id or the one it keeps through rotations, an OAuth grant's, or the account's own for its pages. */
  readonly token_id: string
  readonly abilities: readonly string[]
  /** `web` is a page of the account's own; no capability names it. */
  readonly surface: 'api' | 'mcp' | 'assistant' | 'web'
  /** Whether what it prepares is sent only after the person has released it. */
  readonly needs_approval: boolean
  /** The conversation that the call belongs to, as a uuid. */
  readonly conversation_id?: string
}
