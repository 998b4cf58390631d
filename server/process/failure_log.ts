import { Failure } from '#server/domain/failure.ts'

/** Hears of what failed outside of requests; each is taken up again by itself. */
export interface FailureLog {
  job(error: unknown, kind: string): void
  /** Of a database connection that nobody used. */
  connection(error: Error): void
}

interface Log {
  error(facts: object, message: string): void
}

/** Milliseconds between two lines about a database that is away. */
const patience = 30_000

/**
 * Logs what failed. A database that is away fails every look for work and breaks every connection: that is
 * told at once, and then every 30 seconds, with the number of failures in between. `now` is in milliseconds.
 */
export function makeFailureLog(log: Log, now = () => performance.now()): FailureLog {
  let told = Number.NEGATIVE_INFINITY
  let untold = 0

  function outage(error: unknown): void {
    if (now() - told < patience) {
      untold += 1
      return
    }
    log.error({ err: error, untold }, 'the database is away; it is asked again and again')
    told = now()
    untold = 0
  }

  return {
    job(error, kind) {
      const away = error instanceof Failure && error.code === 'dependency_unavailable'
      if (away) outage(error)
      else log.error({ err: error, kind }, 'a job failed')
    },
    connection: outage,
  }
}
