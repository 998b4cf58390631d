import type { Db } from '#server/database/db.ts'

/** What friends may know of one month of this account. */
export interface BusyMonth {
  /** Such as `2027-03`. */
  month: string
  runs: Buffer
  /** The version of the copies since which it is like this. */
  version: number
}

/** What friends may know of this account from a month on, such as `2027-03`, as it was last computed. */
export async function listBusyMonths(db: Db, first: string): Promise<BusyMonth[]> {
  return db.sql<BusyMonth>`
    select to_char(month, 'YYYY-MM') as month, runs, version
    from busy_months
    where owner_id = ${db.owner} and month >= ${`${first}-01`}::date
    order by month`
}
