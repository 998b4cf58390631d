import { languageNow, type PageLanguage } from '#server/domain/basics/speaking.ts'
import { never, nobody, type Seal } from '#server/domain/basics/seal.ts'

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

/** A mail with the language of the page that asked for it; left out for English. */
export type SpokenMail = SignInMail & { readonly language?: PageLanguage }

const sealType = 'sign_in_mail'

/** What a mail says, sealed: it contains a secret. */
export function sealMail(seal: Seal, mail: SignInMail): string {
  const language = languageNow()
  const spoken: SpokenMail = language === 'en' ? mail : { ...mail, language }
  return seal.close(sealType, nobody, spoken, never)
}

/** What a mail says. Throws where it was sealed with a key that is no longer configured. */
export function openMail(seal: Seal, sealed: string): SpokenMail {
  const opened = seal.open<SpokenMail>(sealType, nobody, sealed)
  if (opened === null) throw new Error('A sign-in mail cannot be opened with these keys.')
  return opened.value
}
