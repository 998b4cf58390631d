import type { AccountRow } from '#server/data/account_rows/list.ts'
import { accountTables, type AccountTable } from '#server/data/account_rows/tables.ts'
import { findMediaBytes } from '#server/data/media/find.ts'
import { listPasskeys } from '#server/data/passkeys/own.ts'
import type { Database } from '#server/database/db.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { openSources } from '#server/domain/roundup/sources.ts'
import { exportReadme } from '#server/domain/messages/export.ts'
import { unwrittenTables, writtenRow } from '#server/flows/web/export/columns.ts'
import { jsonArray, jsonLines, pagesOf } from '#server/flows/web/export/pages.ts'
import { resourceFiles } from '#server/flows/web/export/resources.ts'

/** One file of an export; what is in it is read while it is asked for. */
export interface ExportFile {
  readonly name: string
  content(): AsyncIterable<string | Buffer>
}

const tables = Object.keys(accountTables).filter(
  (name): name is AccountTable => name in accountTables,
)

/**
 * The files of an account's export, in their order: what callers of capabilities see of each resource, every row as it is stored,
 * what was done, and uploaded files. Nothing that opens something is in them, and no address of anybody else.
 */
export async function* exportFiles(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  owner: string,
  now: Date,
): AsyncGenerator<ExportFile> {
  yield { name: 'README.txt', content: () => once(exportReadme(now)) }
  for (const { name, table, most, of } of resourceFiles) {
    const pages = () => pagesOf(database, owner, table, (db, rows) => of(db, rows, seal), most)
    yield { name: `${name}.json`, content: () => jsonArray(pages()) }
  }
  for (const table of [
    'accounts',
    ...tables.filter((name) => !unwrittenTables.has(name)),
  ] as const) {
    const pages = () =>
      pagesOf(database, owner, table, async (db, rows) =>
        rows.map((row) => ({ ...writtenRow(table, row), ...keptOf(seal, db.owner, row) })),
      )
    yield { name: `rows/${table}.json`, content: () => jsonArray(pages()) }
  }
  yield { name: 'passkeys.json', content: () => passkeysOf(database, owner) }
  const activity = () =>
    pagesOf(database, owner, 'audit', async (_, rows) =>
      rows.map((row) => writtenRow('audit', row)),
    )
  yield { name: 'activity.jsonl', content: () => jsonLines(activity()) }
  const media = pagesOf(database, owner, 'media', async (_, rows) => rows)
  for await (const rows of media) {
    for (const { media_id, type } of rows) {
      const file = await database.read(owner, (db) => findMediaBytes(db, String(media_id)))
      // It may be deleted while the files ahead of it were read.
      if (file === null) continue
      const name = `media/${toHandle('media', String(media_id))}.${endingOf(String(type))}`
      yield { name, content: () => once(file.content) }
    }
  }
}

/** What was sent to a capture or a roundup, which is sealed. */
function keptOf(seal: Seal, owner: string, row: AccountRow): Record<string, unknown> {
  const { kept } = row
  if (typeof kept !== 'string') return {}
  if ('roundup_id' in row && !('capture_id' in row))
    return { sources: openSources(seal, owner, kept) }
  const opened = openKept(seal, owner, kept)
  return opened === null ? {} : { sent: opened.sent, said: opened.said }
}

/** What an account's own list says of its passkeys, without what checks them. */
async function* passkeysOf(database: Database, owner: string): AsyncGenerator<string> {
  const passkeys = await database.read(owner, listPasskeys)
  const shown = passkeys.map(({ label, created_at, used_at }) => ({ label, created_at, used_at }))
  yield* jsonArray(pageOf(shown))
}

async function* pageOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  if (items.length > 0) yield items
}

async function* once<Content>(whole: Content): AsyncGenerator<Content> {
  yield whole
}

function endingOf(type: string): string {
  return /^[a-z]+\/([a-z0-9]+)/.exec(type)?.[1]?.replace('plain', 'txt') ?? 'bin'
}
