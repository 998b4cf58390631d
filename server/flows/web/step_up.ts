import { findMailbox } from '#server/data/accounts/find.ts'
import { updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { sendCode } from '#server/flows/web/ask.ts'
import { tryCode } from '#server/flows/web/code.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { beginSession, type NewSession } from '#server/flows/web/sessions.ts'

/** A session whose person is to prove again who they are. */
export interface DoubtedSession {
  readonly owner: string
  readonly hash: Buffer
}

/** Sends a code to the account's own address; it counts in this session only. Errors: `rate_limited`. */
export async function askForProof(
  context: WebContext,
  { owner, hash }: DoubtedSession,
  browser: string,
): Promise<void> {
  const mailbox = await findMailbox(context.database, owner)
  if (mailbox === null) return
  const { address } = mailbox
  await context.rates.signInMail(hashEmail(address), { network: null, known: hash })
  const asked = { purpose: 'step_up' as const, owner_id: owner, browser_hash: hash, address }
  await sendCode(context, asked, ({ code }) => ({ kind: 'step_up', code, browser }))
}

/**
 * Tries the code of a session. If it is right, a new session takes its place.
 *
 * @returns the new session; `wrong`; or `off` where too many codes were tried.
 */
export async function proveByCode(
  context: WebContext,
  { owner, hash }: DoubtedSession,
  {
    code,
    network,
    ...browser
  }: {
    code: string | null
    network: string | null
    name: string
    request_id: string
  },
): Promise<NewSession | 'wrong' | 'off'> {
  const link = await tryCode(context, { hash, network }, 'step_up', code)
  if (link === 'wrong' || link === 'off') return link
  const session = await context.database.write(owner, {
    async work(db) {
      if (!(await updateLinkUsed(db, link, owner))) return null
      return beginSession(db, { ...browser, replaced: hash }, 'web.session.prove')
    },
  })
  return session ?? 'wrong'
}
