import { claimAdmission } from '#server/data/admissions/claim.ts'
import { insertUnlessTaken } from '#server/data/accounts/insert.ts'
import { insertKnownBrowser } from '#server/data/known_browsers/insert.ts'
import { findProved, type ProvedAddress } from '#server/data/sign_in_links/find.ts'
import { updateLinkUsed } from '#server/data/sign_in_links/update.ts'
import { newId } from '#server/database/id.ts'
import { openAddress } from '#server/domain/web/sealed_address.ts'
import { type Admission, admissionBy, mayMakeAccount } from '#server/flows/web/admission.ts'
import type { WebContext } from '#server/flows/web/context.ts'
import { beginSession, type NewSession } from '#server/flows/web/sessions.ts'
import type { ArrivingBrowser } from '#server/flows/web/sign_in_link.ts'

/** An address that a browser has proved, and who invited it. */
export interface WelcomeView {
  readonly proved: ProvedAddress
  readonly address: string
  /** Null where no link of an invitation led here. */
  readonly admission: Admission | null
}

/** @returns what a browser has proved, if it may make an account of it; null if not. */
export async function viewWelcome(
  context: WebContext,
  browser_hash: Buffer,
): Promise<WelcomeView | null> {
  const proved = await findProved(context.database, browser_hash)
  const address = proved && openAddress(context.seal, proved.address_sealed)
  if (!proved || !address || !(await mayMakeAccount(context, proved))) return null
  const { admitted_by } = proved
  return { proved, address, admission: admitted_by && (await admissionBy(context, admitted_by)) }
}

/**
 * Makes the account of a proved address, and signs in.
 *
 * @returns the session; null if the proof was used, the address has got an account meanwhile, or the invitation has
 * admitted as many as it may.
 */
export async function makeAccount(
  { database, sign_up }: WebContext,
  { proved, address, admission }: WelcomeView,
  profile: { readonly display_name: string; readonly timezone: string },
  browser: ArrivingBrowser,
): Promise<NewSession | null> {
  const { link_hash, address_hash, admitted_by } = proved
  try {
    return await database.write(newId(), {
      async work(db) {
        if (!(await updateLinkUsed(db, link_hash, null))) return null
        if (!(await insertUnlessTaken(db, { ...profile, email: address }))) throw new NotMade()
        if (admission !== null && admitted_by !== null && sign_up === 'invited') {
          if (!(await claimAdmission(db, admitted_by, admission.places))) throw new NotMade()
        }
        await insertKnownBrowser(db, browser.known, address_hash)
        return beginSession(db, browser)
      },
    })
  } catch (error) {
    if (error instanceof NotMade) return null
    throw error
  }
}

/** Rolls back. */
class NotMade extends Error {}
