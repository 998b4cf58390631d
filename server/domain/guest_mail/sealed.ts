import { never, nobody, type Seal } from '#server/domain/basics/seal.ts'

/** Where mail to a guest goes, and the page it leads to. */
export interface GuestMailbox {
  /** What the guest typed; null for the account of the guest. */
  readonly address: string | null
  /** The token of the guest's own page. */
  readonly link: string
  /** What the page of such mail is found by, on which the guest confirms or stops it. */
  readonly page: string
  /** What the page is found by that stops all mail to the address; null for an account. */
  readonly stop: string | null
  /** What the page is found by that shows the plan and takes no answers; not given by older releases. */
  readonly plan_page?: string
}

const mailboxType = 'guest_mail'
const pageType = 'guest_mail_page'

/** @returns where mail to a guest of a plan of `owner` goes, sealed: neither the host nor a copy of the database reads it. */
export function sealMailbox(seal: Seal, owner: string, mailbox: GuestMailbox): string {
  return seal.close(mailboxType, owner, mailbox, never)
}

/** @returns where it goes; null if it was sealed with a key that is no longer configured. */
export function openMailbox(seal: Seal, owner: string, sealed: string): GuestMailbox | null {
  return seal.open<GuestMailbox>(mailboxType, owner, sealed)?.value ?? null
}

/** What the page is about on which a guest confirms mail, or stops it. */
export interface AskedMail {
  /** The host's account. */
  readonly owner: string
  readonly invite_id: string
  /** The time the guest asked that the mail is of: asking again makes a new one. */
  readonly ask_id: string
}

/** @returns the last part of the address of that page: only who got the mail knows it. */
export function sealGuestMailPage(seal: Seal, asked: AskedMail): string {
  return seal.close(pageType, nobody, asked, never)
}

/** @returns what such an address is about; null for any other text. */
export function openGuestMailPage(seal: Seal, sealed: string): AskedMail | null {
  return seal.open<AskedMail>(pageType, nobody, sealed)?.value ?? null
}

/** @returns the address of that page. */
export function guestMailUrl(base_url: string, sealed: string): string {
  return `${base_url}/m/${sealed}`
}
