import { insertAddressStopped } from '#server/data/do_not_contact/insert.ts'
import { hashEmail } from '#server/domain/people/email_hash.ts'
import { openStop } from '#server/domain/web/sealed_address.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** @returns the address of a link that stops mail to it; null if it does not work. */
export function viewStop({ seal }: Pick<WebContext, 'seal'>, sealed: string): string | null {
  return openStop(seal, sealed)
}

/** Stops all mail to an address. Somebody who has an account with it can still sign in. */
export async function stopMail(
  { database }: Pick<WebContext, 'database'>,
  address: string,
): Promise<void> {
  await insertAddressStopped(database, hashEmail(address))
}
