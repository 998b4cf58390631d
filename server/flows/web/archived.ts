import { deleteWork } from '#server/data/accepted_work/delete.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { insertRetentionVisit } from '#server/data/due_work/insert.ts'
import {
  type ArchivedPlace,
  type ArchivedRow,
  findArchived,
  findItsUndoing,
  isDeleted,
  isRestored,
  isThere,
  listArchived,
  lockArchived,
  lockItsCaptures,
  lockItsUndoings,
} from '#server/data/erasing/archived.ts'
import {
  updateIdeaEmptied,
  updatePlaceEmptied,
  updateUndoingsEnded,
} from '#server/data/erasing/update_archived.ts'
import { deleteDraft } from '#server/data/plans/delete.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { openSources } from '#server/domain/roundup/sources.ts'
import { type ArchivedKind, archivedKinds } from '#server/domain/web/archived.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** How many a page shows. */
const shown = 20

type Reading = Pick<WebContext, 'database' | 'seal'>

/** Something that was archived, discarded, or could not be read. */
export interface Archived {
  readonly kind: ArchivedKind
  readonly handle: string
  /** What it is called, or what was sent; null where nothing was written. */
  readonly title: string | null
  readonly text: string | null
  readonly at: Date
}

/** A page of what was archived. */
export interface ArchivedPage {
  readonly items: readonly Archived[]
  /** Where the next page begins; null at the end. */
  readonly older: string | null
}

/** @returns what an account archived or discarded, the last first; `after` is `older` of the page before. */
export function viewArchived(
  { database, seal }: Reading,
  owner: string,
  after: string | null,
): Promise<ArchivedPage> {
  return database.read(owner, async (db) => {
    const rows = await listArchived(db, { after: readPlace(after), most: shown + 1 })
    const items = rows.slice(0, shown)
    const last = items.at(-1)
    const older = rows.length > shown && last ? `${last.micros}_${last.id}` : null
    return { items: items.map((row) => toArchived(seal, owner, row)), older }
  })
}

/** One of them, with the handle of the change whose undoing restores it, as long as it can be undone; null for none. */
export interface OneArchived {
  readonly thing: Archived
  readonly undo: string | null
}

/** @returns what this handle names, if it was archived or discarded; null for anything else. */
export function viewOneArchived(
  { database, seal }: Reading,
  owner: string,
  handle: string,
): Promise<OneArchived | null> {
  const named = readName(handle)
  if (named === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const row = await findArchived(db, named.kind, named.id)
    if (row === null) return null
    const undo = await findItsUndoing(db, named.id)
    return {
      thing: toArchived(seal, owner, row),
      undo: undo === null ? null : toHandle('reversible_action', undo),
    }
  })
}

/** Whether what this handle names was archived, and is restored. */
export function wasRestored(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  handle: string,
): Promise<boolean> {
  const named = readName(handle)
  if (named === null) return Promise.resolve(false)
  return database.read(owner, (db) => isRestored(db, named.id))
}

/**
 * Deletes for good what was archived or discarded: it is emptied at once, here and in other accounts, and its row goes after thirty
 * days. A capture or a roundup goes as a whole.
 *
 * @returns `deleted`, also where it was deleted before; `gone` for a capture or a roundup that was, or never was; `kept` for what is
 * in use, or is unknown.
 */
export async function deleteForGood(
  { database, replicate, wake }: Deleting,
  owner: string,
  { handle, request_id }: { handle: string; request_id: string },
): Promise<'deleted' | 'gone' | 'kept'> {
  const named = readName(handle)
  if (named === null) return 'kept'
  const outcome = await database.write(owner, {
    async work(db) {
      await lockItsUndoings(db, named.id)
      await lockArchived(db, named.kind, named.id)
      const row = await findArchived(db, named.kind, named.id)
      if (row === null) return { result: await whatIsLeft(db, named), replicates: false }
      await updateUndoingsEnded(db, named.id)
      const replicates = await empty[named.kind](db, named.id)
      insertWebAudit(db, { what: `web.${named.kind}.delete_for_good`, request_id })
      db.atCommit(insertRetentionVisit(owner))
      return { result: 'deleted' as const, replicates }
    },
  })
  if (outcome.replicates) await replicate(owner)
  wake()
  return outcome.result
}

type Deleting = Pick<WebContext, 'database' | 'wake'> & {
  /** Brings others their copies of what changed. */
  readonly replicate: (owner: string) => Promise<void>
}

const empty: Readonly<Record<ArchivedKind, (db: Db, id: string) => Promise<boolean>>> = {
  idea: updateIdeaEmptied,
  place: updatePlaceEmptied,
  async plan(db, id) {
    await deleteDraft(db, id, 'deleted')
    return false
  },
  async capture(db, id) {
    await deleteWork(db, 'capture', [id])
    return false
  },
  async roundup(db, id) {
    await deleteWork(db, 'capture', await lockItsCaptures(db, id))
    await deleteWork(db, 'roundup', [id])
    return false
  },
}

async function whatIsLeft(db: Db, { kind, id }: Name): Promise<'deleted' | 'gone' | 'kept'> {
  if (kind === 'capture' || kind === 'roundup')
    return (await isThere(db, kind, id)) ? 'kept' : 'gone'
  return (await isDeleted(db, kind, id)) ? 'deleted' : 'kept'
}

interface Name {
  readonly kind: ArchivedKind
  readonly id: string
}

function readName(handle: string): Name | null {
  for (const kind of archivedKinds) {
    const id = parseHandle(kind, handle)
    if (id !== null) return { kind, id }
  }
  return null
}

function toArchived(
  seal: WebContext['seal'],
  owner: string,
  { kind, id, title, kept, text, at }: ArchivedRow,
): Archived {
  const sent = kept === null ? null : whatWasSent(seal, owner, kind, kept)
  return { kind, handle: toHandle(kind, id), title: title ?? sent, text, at }
}

/** The first words of what was sent to be captured. */
function whatWasSent(
  seal: WebContext['seal'],
  owner: string,
  kind: ArchivedKind,
  kept: string,
): string | null {
  if (kind === 'roundup') {
    const { source_url, source_text } = openSources(seal, owner, kept)
    return source_url ?? source_text
  }
  const sent = openKept(seal, owner, kept)?.sent
  return sent?.raw_text ?? sent?.text ?? sent?.subject_text ?? sent?.source_url ?? null
}

function readPlace(after: string | null): ArchivedPlace | null {
  const [, at = '', id = ''] =
    /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after ?? '') ?? []
  return id === '' ? null : { at: BigInt(at), id }
}
