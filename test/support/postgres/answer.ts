import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of this machine where a test process asks for the PostgreSQL of the run. */
    postgres_port: number
  }
}

/** The PostgreSQL of this test run. */
export interface Cluster {
  superuserUrl: string
}

export const brand = 'service'

/** What a test process hears from the port. */
export type PostgresAnswer = Cluster | { error: string }
