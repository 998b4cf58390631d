import { randomBytes, randomUUID } from 'node:crypto'
import { claimAdmission } from '#server/data/admissions/claim.ts'
import { countAdmissions } from '#server/data/admissions/count.ts'
import { findOwnAddress } from '#server/data/accounts/find.ts'
import { updateAddress } from '#server/data/accounts/update.ts'
import { insertAddressStopped } from '#server/data/do_not_contact/insert.ts'
import { claimKeyRing } from '#server/data/key_fingerprints/claim.ts'
import { findKeyRing } from '#server/data/key_fingerprints/find.ts'
import { updateKeyRing } from '#server/data/key_fingerprints/update.ts'
import { deleteOtherProofs } from '#server/data/passkeys/own.ts'
import { deleteOwnSession, deleteSessions } from '#server/data/sessions/delete.ts'
import { listSessions } from '#server/data/sessions/list.ts'
import { isInvited } from '#server/data/sign_in_links/find.ts'
import { updateMailHeld } from '#server/data/sign_in_links/update.ts'
import { keepInvitation } from '#server/flows/web/keep_invitation.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import {
  askPasskey,
  claimPasskeyChallenge,
  knownPasskey,
  passkeyUser,
  proveByPasskey,
  removePasskey,
  viewPasskeys,
} from '#server/flows/web/passkeys.ts'
import {
  proveByRecoveryCode,
  signInByRecoveryCode,
  viewRecoveryCodes,
} from '#server/flows/web/recovery.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { makeAccountNoticeJob } from '#server/jobs/mail/account_notices.ts'
import { makeSignInJob } from '#server/jobs/mail/sign_in.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { storedProofs } from '#test/support/given/passkeys.ts'
import { pretendMailer, sender } from '#test/support/given/mail.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Signs in to an account and makes another one, and does what the pages do. */
export async function useWeb(world: World, sam: Account): Promise<void> {
  const client = await signedInClient(world, sam)
  await client.submit('/settings/account', { timezone: 'Europe/London' })
  await client.submit('/settings/account', { timezone: 'Europe/Berlin' })
  await client.submit('/settings/account/language', { language: 'en' }, '/settings/account')
  const { json } = await client.get('/settings')
  await client.post('/sign-out', { form_token: json.sign_out_token })
  await signedInClient(world, sam)
  await makeAccount(world)
  await countAdmissions(world.database, Buffer.alloc(32))
  await isInvited(world.database, Buffer.alloc(32))
  await insertAddressStopped(world.database, Buffer.alloc(32))
  await updateMailHeld(world.database, { link_hash: Buffer.alloc(32), attempt: 1 }, 60)
  await updateKeyRing(world.database, ['a'])
  await claimKeyRing(world.database, await findKeyRing(world.database))
  await world.database.write(sam.owner, {
    async work(db) {
      await claimAdmission(db, Buffer.alloc(32), 1)
      for (const { session_id } of await listSessions(db)) await deleteOwnSession(db, session_id)
      await deleteSessions(db, null)
      const address = await findOwnAddress(db)
      await updateAddress(db, { from: address, to: address, kept: null })
    },
  })
  await tellNotices(world, sam)
  await useProofs(world, sam)
}

/** Proves who somebody is by a passkey and by a recovery code, and removes both. */
async function useProofs(world: World, sam: Account): Promise<void> {
  const { runtime } = world.service
  const [code = ''] = await storedProofs(world, sam)
  const browser = randomBytes(32)
  const challenge = await askPasskey(runtime, browser, 'passkey_prove')
  await claimPasskeyChallenge(runtime, challenge, browser, 'passkey_prove')
  await knownPasskey(runtime, browser)
  await passkeyUser(runtime, sam.owner)
  const session = { owner: sam.owner, hash: browser }
  const by = { browser: 'Firefox', request_id: 'growth' }
  await proveByRecoveryCode(runtime, session, code, by)
  await signInByRecoveryCode(
    runtime,
    { code, address: 'nobody@example.test' },
    { name: 'Firefox', replaced: null, request_id: 'growth', known: browser },
  )
  const [own] = await viewPasskeys(runtime, sam.owner)
  const { passkey_id = '' } = own ?? {}
  await proveByPasskey(runtime, session, { owner: sam.owner, passkey_id, counter: 0 }, by)
  await viewRecoveryCodes(runtime, sam.owner)
  await removePasskey(runtime, sam.owner, toHandle('passkey', passkey_id), by)
  await world.database.write(sam.owner, { work: (db) => deleteOtherProofs(db) })
}

/** Tells an account twice that something waits for its approval, and that a token was made. */
async function tellNotices({ database, service }: World, { owner }: Account): Promise<void> {
  const { seal } = service.runtime
  const until = new Date(Date.now() + 900_000).toISOString()
  const waits = { kind: 'approval_waiting', title: 'Trio night', agent: 'Claude', until } as const
  await database.write(owner, {
    work: async (db) => {
      for (const path of ['/approvals/1', '/approvals/2']) {
        insertNotice({ db, seal }, { ...waits, path })
      }
    },
  })
  const mailer = pretendMailer(true)
  const log = { info() {}, warn() {}, error() {} }
  await makeAccountNoticeJob({ database, seal, mailer, sender: () => sender, log }).run(owner)
}

/** Somebody who was invited by a link signs in and keeps the invitation in an account. */
export async function keepByLink(world: World, url: string): Promise<void> {
  const { owner } = await world.account('Kim')
  const token = url.split('/').at(-1) ?? ''
  await keepInvitation(world.service.runtime, owner, { token, request_id: randomUUID() })
}

/** Makes an account by a mail to an address that has none. */
async function makeAccount(world: World): Promise<void> {
  const { database, seal } = world.service.runtime
  const client = new WebClient(world.url)
  client.cookies.set('service_known', 'a'.repeat(43))
  await client.post('/sign-up', { link: 'a'.repeat(43) })
  await client.submit('/sign-in', { address: 'new@example.test' })
  const mailer = pretendMailer(true)
  const log = { info() {}, warn() {}, error() {} }
  await makeSignInJob({
    ...{ database, seal, mailer, log, sign_up: 'open' },
    sender: () => sender,
  }).run(nobody)
  const code = codeIn(mailer.sent.find(({ to }) => to.address === 'new@example.test'))
  await client.submit('/sign-in/code', { code }, '/sign-in/sent')
  await client.submit('/welcome', { display_name: 'New', timezone: 'Europe/Berlin' })
}

function codeIn(email: Email | undefined): string {
  return /code is (\d{4} \d{4})/.exec(email?.text ?? '')?.[1] ?? ''
}
