/** What is known of the person's own decision about a prepared action. */
export interface ApprovalRow {
  /** `asked` until they decide. */
  decision: 'asked' | 'released' | 'refused'
  /** Of what they reviewed. */
  checksum: string
  revision: number
  /** When they decided; until then, when they were asked. */
  decided_at: Date
}
