import { findOwnAddress } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { findLeaving } from '#server/data/leaving/find.ts'
import { updateLeavingBegun, updateLeavingEnded } from '#server/data/leaving/update.ts'
import type { Db } from '#server/database/db.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import { endPrograms } from '#server/flows/web/account.ts'
import type { WebContext } from '#server/flows/web/context.ts'

type Context = Pick<WebContext, 'database' | 'wake'> & {
  /** Brings others their copies of what changed. */
  readonly replicate: (owner: string) => Promise<void>
}

/** How an account leaves, and what asked for it. */
export interface Asked {
  /** Whether the guests of its plans are told that these are off. */
  readonly tells: boolean
  readonly request_id: string
}

/**
 * Asks for the end of an account. At once all its sessions, tokens and feeds end, friends see nothing of its free time, its links say
 * that they have ended, and what it would still have sent is not sent. After seven days a worker deletes it.
 *
 * @returns until when it can be kept.
 */
export async function beginLeaving(
  { database, replicate, wake }: Context,
  owner: string,
  { tells, request_id }: Asked,
): Promise<Date | null> {
  const until = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if (await updateLeavingBegun(db, tells)) await endAtOnce(db, request_id)
      const leaving = await findLeaving(db)
      insertDueWork(db, 'deletion', leaving?.until)
      return leaving?.until ?? null
    },
  })
  await replicate(owner)
  wake()
  return until
}

async function endAtOnce(db: Db, request_id: string): Promise<void> {
  await endPrograms(db, request_id)
  const { sharing } = await findCalendarSettings(db)
  if (sharing !== 'off') {
    await updateSharing(db, 'off')
    markAvailability(db)
  }
  insertWebAudit(db, { what: 'web.account.delete', request_id })
}

/** Keeps an account whose end was asked for. @returns false once its seven days are over. */
export function keepAccount(
  { database }: Pick<Context, 'database'>,
  owner: string,
  request_id: string,
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if ((await findLeaving(db)) === null) return true
      if (!(await updateLeavingEnded(db))) return false
      insertWebAudit(db, { what: 'web.account.keep', request_id })
      return true
    },
  })
}

/** @returns until when an account can be kept; null for one that stays. */
export async function viewLeaving(
  { database }: Pick<Context, 'database'>,
  owner: string,
): Promise<Date | null> {
  return (await database.read(owner, findLeaving))?.until ?? null
}

/** @returns the account's address, and whether a text is it, in any spelling. */
export async function checkOwnAddress(
  { database }: Pick<Context, 'database'>,
  owner: string,
  typed: string,
): Promise<{ address: string; is_own: boolean }> {
  const address = await database.read(owner, findOwnAddress)
  return { address, is_own: hashEmail(typed).equals(hashEmail(address)) }
}
