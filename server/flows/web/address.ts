import { findMailbox, findOwnAddress } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { updateAddress } from '#server/data/accounts/update.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { updateCalendarsUnread } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { deleteOtherProofs } from '#server/data/passkeys/own.ts'
import { findSignInLink } from '#server/data/sign_in_links/find.ts'
import { updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import type { Db } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { openAddress, sealAddress } from '#server/domain/web/sealed_address.ts'
import { sealMail } from '#server/domain/web/sign_in_mail.ts'
import { endPrograms } from '#server/flows/web/account.ts'
import { queueMail, sendCode } from '#server/flows/web/ask.ts'
import { tryCode } from '#server/flows/web/code.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import type { DoubtedSession } from '#server/flows/web/step_up.ts'

/** How long a change of address can be taken back, in seconds: seven days. */
const sevenDays = 604_800

/**
 * Sends a code to the address that an account would like to have; it counts in this session only. If another account has
 * the address, that account gets a mail instead, and nothing here tells. Errors: `rate_limited`.
 */
export async function askForAddress(
  context: WebContext,
  { owner, hash }: DoubtedSession,
  address: string,
  { network, browser }: { network: string | null; browser: string },
): Promise<void> {
  await context.rates.signInMail(hashEmail(address), { network, known: null })
  const asked = { purpose: 'new_address' as const, owner_id: owner, browser_hash: hash, address }
  await sendCode(context, asked, ({ code }) => ({ kind: 'new_address', code, browser }))
}

/**
 * Tries the code that came to the new address. If it is right, the account has that address: every other session ends,
 * and the old address gets a link that takes it back.
 *
 * @returns `changed`; `wrong`; or `off` where too many codes were tried.
 */
export async function changeAddressByCode(
  context: WebContext,
  { owner, hash }: DoubtedSession,
  {
    code,
    network,
    request_id,
  }: { code: string | null; network: string | null; request_id: string },
): Promise<'changed' | 'wrong' | 'off'> {
  const link_hash = await tryCode(context, { hash, network }, 'new_address', code)
  if (link_hash === 'wrong' || link_hash === 'off') return link_hash
  const { database, seal, wake } = context
  const link = await findSignInLink(database, link_hash)
  const to = link && openAddress(seal, link.address_sealed)
  if (!to) return 'wrong'
  const changed = await database.write(owner, {
    async work(db) {
      await lockAccount(db)
      if (!(await updateLinkUsed(db, link_hash, owner))) return false
      const from = await findOwnAddress(db)
      if (!(await updateAddress(db, { from, to, kept: hash }))) return false
      if (from !== to) await queueUndo(db, context, from, to)
      insertWebAudit(db, { what: 'web.address.change', request_id })
      await readCalendarsAgain(db)
      return true
    },
  })
  wake()
  return changed ? 'changed' : 'wrong'
}

/** A change of address that can be taken back, as its page may show it. */
export interface UndoView {
  readonly link_hash: Buffer
  readonly owner: string
  /** The address that the account gets back. */
  readonly address: string
}

/** @returns the change of address that a link takes back; null if it does not work. */
export async function viewUndo(
  { database, seal }: WebContext,
  token: string,
): Promise<UndoView | null> {
  const link = await findSignInLink(database, token)
  const address = link && openAddress(seal, link.address_sealed)
  if (link?.purpose !== 'undo_address' || link.owner === null || !address) return null
  return { link_hash: link.link_hash, owner: link.owner, address }
}

/**
 * Gives an account its earlier address back, ends all its sessions, passkeys and recovery codes, and with `tokens` the access of programs. The address it
 * had meanwhile is not told: it may be that of a thief.
 *
 * @returns false if the link does not work any more, or another account has the address now.
 */
export async function undoAddress(
  { database, wake }: WebContext,
  { link_hash, owner, address: to }: UndoView,
  { tokens, request_id }: { tokens: boolean; request_id: string },
): Promise<boolean> {
  try {
    return await database.write(owner, {
      async work(db) {
        await lockAccount(db)
        const from = await findOwnAddress(db)
        if (!(await updateLinkUsed(db, link_hash, owner))) return false
        // The link can be used again, once the other account has let the address go.
        if (!(await updateAddress(db, { from, to, kept: null }))) throw new Taken()
        if (tokens) await endPrograms(db, request_id)
        // Who changed the address may have added some, too.
        await deleteOtherProofs(db)
        insertWebAudit(db, { what: 'web.address.undo', request_id })
        await readCalendarsAgain(db)
        return true
      },
    })
  } catch (error) {
    if (error instanceof Taken) return false
    throw error
  } finally {
    wake()
  }
}

/** Rolls back. */
class Taken extends Error {}

/** @returns the address of an account. */
export async function ownAddress({ database }: WebContext, owner: string): Promise<string> {
  return (await findMailbox(database, owner))?.address ?? ''
}

async function queueUndo(db: Db, { seal }: WebContext, from: string, to: string): Promise<void> {
  const token = newLinkToken()
  await queueMail(db, {
    link_hash: hashLinkToken(token) ?? Buffer.alloc(0),
    purpose: 'undo_address',
    seconds: sevenDays,
    owner_id: db.owner,
    address_sealed: sealAddress(seal, from),
    address_hash: hashEmail(from),
    sealed: sealMail(seal, { kind: 'address_changed', token, address: to }),
  })
}

/** Whose answers in a calendar are the account's own depends on its address. */
async function readCalendarsAgain(db: Db): Promise<void> {
  await updateCalendarsUnread(db)
  insertDueWork(db, 'calendar')
}
