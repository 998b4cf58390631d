import { claimAdmission } from '#server/data/admissions/claim.ts'
import { insertUnlessTaken } from '#server/data/accounts/insert.ts'
import { insertKnownBrowser } from '#server/data/known_browsers/insert.ts'
import { findProved, type ProvedAddress } from '#server/data/sign_in_links/find.ts'
import { updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { newId } from '#server/database/id.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { openNext } from '#server/domain/web/sealed_next.ts'
import { openAddress } from '#server/domain/web/sealed_address.ts'
import { findWayIn, type WayIn } from '#server/flows/web/admission.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { beginSession, type NewSession } from '#server/flows/web/sessions.ts'
import type { ArrivingBrowser } from '#server/flows/web/begin_in_browser.ts'

/** An address that a browser has proved, and how it may make an account. */
export interface WelcomeView {
  readonly proved: ProvedAddress
  readonly address: string
  /** Where they go once they have an account; null for no page in particular. */
  readonly next: string | null
  readonly way: WayIn
}

/** @returns what a browser has proved, if it may make an account of it; null if not. */
export async function viewWelcome(
  context: WebContext,
  browser_hash: Buffer,
): Promise<WelcomeView | null> {
  const proved = await findProved(context.database, browser_hash)
  const address = proved && openAddress(context.seal, proved.address_sealed)
  if (!proved || !address) return null
  const way = await findWayIn(context, proved)
  return way && { proved, address, way, next: openNext(context.seal, proved.next) }
}

/**
 * Makes the account of a proved address, and signs in.
 *
 * @returns the session; null if the proof was used, the address has got an account meanwhile, or the invitation has
 * admitted as many as it may.
 */
export async function makeAccount(
  { database }: WebContext,
  { proved, address, way }: WelcomeView,
  profile: {
    readonly display_name: string
    readonly timezone: string
    readonly language: PageLanguage | null
  },
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  const { link_hash, address_hash, admitted_by } = proved
  const owner = newId()
  try {
    const made = await database.write(owner, {
      async work(db) {
        if (!(await updateLinkUsed(db, link_hash, null))) return false
        if (!(await insertUnlessTaken(db, { ...profile, email: address }))) throw new NotMade()
        if (way.by === 'invitation' && admitted_by !== null) {
          if (!(await claimAdmission(db, admitted_by, way.admission.places))) throw new NotMade()
        }
        await insertKnownBrowser(db, browser.known, address_hash)
        return true
      },
    })
    // Sessions begin as another role, which Citus does not let read what this transaction has written.
    return made ? await database.write(owner, { work: (db) => beginSession(db, browser) }) : null
  } catch (error) {
    if (error instanceof NotMade) return null
    throw error
  }
}

/** Rolls back. */
class NotMade extends Error {}
