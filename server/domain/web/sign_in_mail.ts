import type { Seal } from '#server/domain/basics/seal.ts'
import { nobody } from '#server/domain/web/sealed_address.ts'

/** What a mail about signing in says. */
export type SignInMail =
  /** To an address that has an account, or may make one. */
  | {
      kind: 'sign_in'
      token: string
      code: string
      browser: string
      /** Whether the account knows the browser that asked: no limit of all mails holds it up. */
      is_known?: boolean
    }
  /** To an account that proves again who it is. */
  | { kind: 'step_up'; code: string; browser: string }
  /** To the new address of an account. */
  | { kind: 'new_address'; code: string; browser: string }
  /** To an address that has an account, which another account wants to have. */
  | { kind: 'address_taken' }
  /** To the address that an account had. */
  | { kind: 'address_changed'; token: string; address: string }
  /** To an account that was signed in to in a browser for the first time. */
  | { kind: 'new_sign_in'; browser: string }

const sealType = 'sign_in_mail'

/** The row that waits ends by itself. */
const never = new Date('9999-12-31T00:00:00Z')

/** What a mail says, sealed: it contains a secret. */
export function sealMail(seal: Seal, mail: SignInMail): string {
  return seal.close(sealType, nobody, mail, never)
}

/** What a mail says. Throws where it was sealed with a key that is no longer configured. */
export function openMail(seal: Seal, sealed: string): SignInMail {
  const opened = seal.open<SignInMail>(sealType, nobody, sealed)
  if (opened === null) throw new Error('A sign-in mail cannot be opened with these keys.')
  return opened.value
}
