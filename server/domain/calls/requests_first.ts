/** What work outside of requests knows of them, to let them go first. */
export interface RequestsFirst {
  /** Whether one came within the last second. */
  readonly areRecent: boolean
  /** Resolves when none is under way, after `most` milliseconds at the latest. */
  passed(most: number): Promise<void>
}
