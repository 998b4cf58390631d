/**
 * What a link is for: to sign in (`printed` by an operator's command), to prove again who one is, to prove a new
 * address, to take a change of address back, to let an address make an account, or only to send a notice.
 */
export type SignInPurpose =
  | 'sign_in'
  | 'step_up'
  | 'new_address'
  | 'undo_address'
  | 'printed'
  | 'invite'
  | 'notice'

/** A link that is to be made. */
export interface NewSignInLink {
  link_hash: Buffer
  purpose: SignInPurpose
  /** How long it works. */
  seconds: number
  /** The browser that asked; nothing where none did. */
  browser_hash?: Buffer
  /** The account it is about; nothing where the address says that. */
  owner_id?: string
  address_sealed?: string
  address_hash?: Buffer
  code_hmac?: Buffer
  /** A path of this service. */
  next?: string | null
  /** The hash of the link of an invitation that admits a new account. */
  admitted_by?: Buffer | null
  /** What its mail contains; nothing where no mail is to be sent. */
  sealed?: string
}

/** A link that works. */
export interface SignInLink {
  link_hash: Buffer
  purpose: Exclude<SignInPurpose, 'invite' | 'notice'>
  state: 'asked' | 'proved'
  /** The account it is about; null for an address without one. */
  owner: string | null
  browser_hash: Buffer | null
  address_sealed: string | null
  address_hash: Buffer | null
  next: string | null
  admitted_by: Buffer | null
}
