import { findReplyAddress } from '#server/data/accounts/find.ts'
import { updateGuestsReply } from '#server/data/accounts/update.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { listSenders, listStopped } from '#server/data/do_not_contact/list.ts'
import {
  updateAllResumed,
  updateHostResumed,
  updateMailStopped,
} from '#server/data/do_not_contact/update.ts'
import type { Db } from '#server/database/db.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { senderKey } from '#server/domain/web/sender_key.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** Somebody who writes to an account, as its page names them. */
export interface ShownSender {
  readonly key: string
  /** Null where the account does not know them any more. */
  readonly name: string | null
  readonly stopped: boolean
}

/** Which mail an account gets. */
export interface ContactView {
  readonly all_stopped: boolean
  /** Whether mail about the account's own plans is stopped. */
  readonly own_stopped: boolean
  /** Whether replies of guests go to the account's address. */
  readonly guests_reply: boolean
  readonly senders: readonly ShownSender[]
}

/** What somebody decides about their mail; `stop` and `resume` need the key of who writes it. */
export const contactChanges = [
  ...(['stop_all', 'resume_all', 'stop_own', 'resume_own', 'stop', 'resume'] as const),
  ...(['replies_on', 'replies_off'] as const),
] as const
export type ContactChange = (typeof contactChanges)[number]

/** @returns which mail an account gets, and who it gets none from. */
export function viewContact(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
): Promise<ContactView> {
  return database.read(owner, async (db) => {
    const [found, reply] = await Promise.all([listAll(db), findReplyAddress(db)])
    const stopped = new Set(found.stopped)
    return {
      all_stopped: stopped.has(null),
      own_stopped: stopped.has(owner),
      guests_reply: reply !== null,
      senders: found.senders.map(({ host, name }) => ({
        key: senderKey(owner, host),
        name,
        stopped: stopped.has(host),
      })),
    }
  })
}

/**
 * Changes which mail an account gets; it holds for the next message that is sent.
 *
 * @returns false where nobody who writes to the account has this key.
 */
export function changeContact(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  { change, key, request_id }: { change: ContactChange; key: string; request_id: string },
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      if (change === 'stop' || change === 'resume') {
        const { senders } = await listAll(db)
        const sender = senders.find(({ host }) => senderKey(owner, host) === key)
        if (!sender) return false
        if (change === 'stop') await updateMailStopped(db, sender.host, 'host')
        else await updateHostResumed(db, sender.host)
      } else await changes[change](db)
      insertWebAudit(db, { what: `web.contact.${change}`, request_id })
      return true
    },
  })
}

const changes = {
  stop_all: (db: Db) => updateMailStopped(db, db.owner, 'all'),
  resume_all: updateAllResumed,
  stop_own: (db: Db) => updateMailStopped(db, db.owner, 'host'),
  resume_own: (db: Db) => updateHostResumed(db, db.owner),
  replies_on: (db: Db) => updateGuestsReply(db, true),
  replies_off: (db: Db) => updateGuestsReply(db, false),
} as const

/** Who writes, those whose mail is stopped included, and whose mail that is. */
async function listAll(db: Db) {
  const [stopped, known] = await Promise.all([listStopped(db), listSenders(db)])
  const senders: { host: string; name: string | null }[] = known.filter(
    ({ host }) => host !== nobody && host !== db.owner,
  )
  const names = new Set(senders.map(({ host }) => host))
  for (const host of stopped) {
    if (host !== null && host !== db.owner && !names.has(host)) senders.push({ host, name: null })
  }
  return { stopped, senders }
}
