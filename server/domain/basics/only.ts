/** The one row of a statement. Throws where the statement returned no row. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The statement must give one row.')
  return row
}
