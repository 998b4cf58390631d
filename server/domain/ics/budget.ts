/** How much work the reading of one calendar may still cost. */
export interface Budget {
  /** How many occurrences are left. */
  occurrences: number
  /** Whether the time for it has passed. */
  isSpent(): boolean
}

/** The most occurrences of one series within the horizon. */
export const max_of_series = 2_000

/** The most occurrences of all series within the horizon. */
export const max_of_all = 50_000
