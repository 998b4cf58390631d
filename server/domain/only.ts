/** The one row of a statement. Throws where there is none. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The statement must give one row.')
  return row
}
