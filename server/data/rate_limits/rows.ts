/** How many requests are allowed in how many seconds: all at once if need be, then evenly. */
export interface Quota {
  readonly limit: number
  readonly seconds: number
}

/** What a caller is told about a limit. */
export interface Allowance {
  allowed: boolean
  /** How many more requests would be allowed at this moment. */
  remaining: number
  /** Seconds until the whole quota is available again. */
  reset: number
  /** Seconds until the next request is allowed; 0 where it is allowed now. */
  retry_after: number
}

/** By how many seconds the database's clock may be set back, or that of another node be late, without a bucket being refilled. */
export const clockSlack = 60
