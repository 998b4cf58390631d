/** A plan or a like whose copies in other accounts are out of date. */
export interface QueuedReplication {
  kind: 'plan' | 'like'
  source_id: string
  /** The version of the source that the copies must reach. */
  version: number
}
