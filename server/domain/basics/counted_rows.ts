/** A row of a limited list that also has the number of all rows that match. */
export interface CountedRow {
  total: number
}

/** The number of all rows that match, of which these are the first. */
export function totalOf(rows: readonly CountedRow[]): number {
  return rows[0]?.total ?? 0
}
