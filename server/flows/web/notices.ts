import { insertAccountNotice } from '#server/data/account_notices/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { type AccountNotice, sealNotice } from '#server/domain/web/account_notice.ts'

/** The slot of everything that waits for approval: its account gets one such mail an hour. */
const approvals = '00000000-0000-0000-0000-000000000000'

/**
 * Tells the account of this transaction something about itself, by mail to the address that it has, with the commit. Wake the
 * worker afterwards, or it is sent within a second or two. Of notices that something waits for approval, the first is sent at
 * once, the next an hour later at the earliest, and only while there is time left to approve it.
 */
export function insertNotice(
  { db, seal }: { readonly db: Db; readonly seal: Seal },
  notice: AccountNotice,
): void {
  const notice_id = newId()
  const waits = notice.kind === 'approval_waiting'
  insertAccountNotice(db, {
    notice_id,
    kind: notice.kind,
    slot: waits ? approvals : notice_id,
    sealed: sealNotice(seal, db.owner, notice),
    useful_until: waits ? notice.until : null,
  })
}
