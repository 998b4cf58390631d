import { type AccountTable, accountTables } from '#server/data/account_rows/tables.ts'
import type { Db } from '#server/database/db.ts'

/** A row as it is stored. */
export type AccountRow = Readonly<Record<string, unknown>>

/**
 * At most `most` rows of this account in a table that come after `last` by their key; the first ones where that is null. Columns of
 * bytes are large, so tables with files are read by functions of their own.
 */
export async function listAccountRows(
  db: Db,
  name: AccountTable | 'accounts' | 'audit',
  last: AccountRow | null,
  most: number,
): Promise<AccountRow[]> {
  const key = listKeyColumns(name)
  const rows = db
    .table(name)
    .select('*')
    .where({ owner_id: db.owner })
    .orderBy([...key])
    .limit(most)
  if (last === null || key.length === 0) return last === null ? rows : []
  const columns = key.map(() => '??').join(', ')
  const values = key.map(() => '?').join(', ')
  return rows.whereRaw(`(${columns}) > (${values})`, [
    ...key,
    ...key.map((column) => bound(last[column])),
  ])
}

/** The columns of a table's key after the owner. */
export function listKeyColumns(name: AccountTable | 'accounts' | 'audit'): readonly string[] {
  if (name === 'accounts') return []
  return name === 'audit' ? ['audit_id'] : accountTables[name]
}

function bound(value: unknown): string | number | Buffer {
  if (typeof value === 'string' || typeof value === 'number' || Buffer.isBuffer(value)) return value
  return value instanceof Date ? value.toISOString() : String(value)
}
