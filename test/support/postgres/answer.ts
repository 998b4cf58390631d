/** The PostgreSQL of this test run. */
export interface Cluster {
  superuserUrl: string
}

export const brand = 'service'

/** What a test process hears from the port. */
export type PostgresAnswer = Cluster | { error: string }
