/** What a worker does for an account: replicate changes to other accounts (`relay`), or send mail. */
export type DueKind = 'relay' | 'mail'

/** The work of one account, leased by a worker. */
export interface DueWork {
  owner: string
  kind: DueKind
  /** When the lease ends; it identifies the lease. */
  lease: Date
}
