/** How many times a capture may be retried. */
export const maxRetries = 20

/** How many captures an account may have at once, and may make a day; items of roundups do not count. */
export const limits = {
  /** Accepted and not ended yet. */
  running: 300,
  /** Waiting for an answer. */
  waiting: 500,
  /** New ones in 24 hours. */
  daily: 2000,
} as const
