import { mayExport, updateExported } from '#server/data/accounts/update_export.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { type ExportFile, exportFiles } from '#server/flows/web/export/files.ts'
import { takeExportSlot } from '#server/flows/web/export/slots.ts'

/** An export that may begin. */
export interface Export {
  readonly files: AsyncIterable<ExportFile>
  /** Gives its place back; `whole` says whether everything was read. */
  end(whole: boolean): Promise<void>
}

/**
 * Begins an export of an account's data. It counts for the day once it was read to its end, so that one which breaks off can be
 * repeated.
 *
 * @returns it; `too_often` where the account had one in the last 24 hours, `own` where one is under way, `others` where others take
 * all places of this process.
 */
export async function beginExport(
  { database, seal }: Pick<WebContext, 'database' | 'seal'>,
  owner: string,
  request_id: string,
): Promise<Export | 'too_often' | 'own' | 'others'> {
  const leave = takeExportSlot(owner)
  if (typeof leave === 'string') return leave
  try {
    const { may, now } = await database.write(owner, {
      async work(db) {
        const may = await mayExport(db)
        if (may) insertWebAudit(db, { what: 'web.account.export', request_id })
        return { may, now: await db.now() }
      },
    })
    if (!may) {
      leave()
      return 'too_often'
    }
    return {
      files: exportFiles({ database, seal }, owner, now),
      async end(whole) {
        leave()
        if (whole) await database.write(owner, { work: updateExported })
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}
