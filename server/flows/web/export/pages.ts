import { type AccountRow, listKeyColumns, listAccountRows } from '#server/data/account_rows/list.ts'
import type { AccountTable } from '#server/data/account_rows/tables.ts'
import type { Database, Db } from '#server/database/db.ts'

/** Rows of one read. */
const page = 500

/**
 * The rows of an account in a table, page by page: each page is a short read of its own, and none is open while the one that asks
 * for rows is busy with those it has.
 *
 * @param work what is made of a page, inside of its read
 */
export async function* pagesOf<Item>(
  database: Database,
  owner: string,
  table: AccountTable | 'accounts' | 'audit',
  work: (db: Db, rows: readonly AccountRow[]) => Promise<readonly Item[]>,
  most = page,
): AsyncGenerator<readonly Item[]> {
  let last: AccountRow | null = null
  for (;;) {
    const [rows, items]: [AccountRow[], readonly Item[]] = await database.read(
      owner,
      async (db): Promise<[AccountRow[], readonly Item[]]> => {
        const found = await listAccountRows(db, table, last, most)
        return [found, found.length > 0 ? await work(db, found) : []]
      },
    )
    if (items.length > 0) yield items
    last = rows.at(-1) ?? null
    if (rows.length < most || listKeyColumns(table).length === 0) return
  }
}

/** Items as one JSON array. */
export async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const items of pages) {
    yield separator + items.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Items as JSON, one a line. */
export async function* jsonLines(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const items of pages) yield items.map((item) => `${JSON.stringify(item)}\n`).join('')
}
