/**
 * What a worker does for an account: replicate changes to other accounts (`relay`), send mail, write to the account
 * about its own plans (`notice`), read its calendars (`calendar`), or delete what the account no longer needs (`retention`).
 */
export type DueKind = 'relay' | 'mail' | 'notice' | 'calendar' | 'retention'

/** The work of one account, leased by a worker. */
export interface DueWork {
  owner: string
  kind: DueKind
  /** When the lease ends; it identifies the lease. */
  lease: Date
}
