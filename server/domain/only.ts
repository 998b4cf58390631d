/** The row of a statement that always gives exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('The statement must give one row.')
  return row
}
