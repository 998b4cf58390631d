import { isOutage } from '#server/domain/basics/failure.ts'

/** Receives what failed outside of requests. All of it is retried without anybody's help. */
export interface FailureLog {
  job(error: unknown, kind: string): void
  /** A database connection broke while it was idle. */
  connection(error: Error): void
}

interface Log {
  error(facts: object, message: string): void
}

/** Logged once by a process that finds a pooler its settings do not name. */
export const unnamedPooler =
  'DATABASE_URL leads to a pooler that shares connections between transactions; set DATABASE_POOLER=transaction'

/** Logged once by a process whose visitors all seem to come from a proxy. */
export const unnamedProxies =
  'PUBLIC_URL is https and TRUSTED_PROXIES is not set: the limits of networks do not apply to signing in; name the proxies in front'

/** Logged once by a process that gets a forwarded request from an address that TRUSTED_PROXIES does not have. */
export const otherProxy =
  'a request that says it was forwarded came from an address that TRUSTED_PROXIES does not have: if that is your proxy, add it, or the limits of networks count all callers as one'

/** Milliseconds between two lines about a database that cannot be reached. */
const interval = 30_000

/**
 * Logs what failed. A database that cannot be reached fails every search for work and breaks every connection, so this
 * is logged at once and then every 30 seconds, with the number of failures skipped in between. `now` is in
 * milliseconds.
 */
export function makeFailureLog(log: Log, now = () => performance.now()): FailureLog {
  let logged = Number.NEGATIVE_INFINITY
  let skipped = 0

  function outage(error: unknown): void {
    if (now() - logged < interval) {
      skipped += 1
      return
    }
    log.error({ err: error, skipped }, 'the database cannot be reached; trying again')
    logged = now()
    skipped = 0
  }

  return {
    job(error, kind) {
      if (isOutage(error)) outage(error)
      else log.error({ err: error, kind }, 'a job failed')
    },
    connection: outage,
  }
}
