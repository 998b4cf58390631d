/** A plan, a like or the account's busy time (`busy`, with the owner as source) whose copies in other accounts are out of date. */
export interface QueuedReplication {
  kind: 'plan' | 'like' | 'busy'
  source_id: string
  /** The version of the source that the copies must reach. */
  version: number
}
