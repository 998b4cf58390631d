import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'

/** What the web pages need of the process. */
export interface WebContext {
  readonly database: Database
  readonly seal: Seal
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** Who may make an account. */
  readonly sign_up: SignUpMode
  /** Keys of the codes in mail, the newest first. */
  readonly web_keys: { readonly codes: readonly Buffer[] }
  /** The limits of signing in. */
  readonly rates: SignInLimits
  /** Wakes the worker of this process, because something was queued. */
  readonly wake: () => void
}

/** Whether an address has an account. */
export type MailedAddress = 'known' | 'other'

/** The limits of signing in. Those of requests count addresses whether or not they have an account. */
export interface SignInLimits {
  /**
   * Counts a mail to an address, asked for from a network (null where that is unknown), or by a browser that is known
   * there. Errors: `rate_limited`.
   */
  signInMail(address: Buffer, from: { network: string | null; known: Buffer | null }): Promise<void>
  /**
   * Counts a mail that is about to be sent, outside of requests: those to addresses without an account cannot use up
   * those to addresses with one. @returns false if it has to wait.
   */
  maySendSignIn(address: MailedAddress): Promise<boolean>
  /**
   * Counts a code that is tried to sign in to an address. @returns false if so many were tried that codes do not count for
   * a while and only links do.
   */
  signInCode(address: Buffer, network: string | null): Promise<boolean>
  /**
   * Counts a code that is tried in a session, which nobody else can use up: there is no link instead. @returns false if so
   * many were tried that none counts in this session for a while.
   */
  sessionCode(session: Buffer): Promise<boolean>
  /** Counts a challenge of a passkey that nobody who is signed in asks for, from a network. Errors: `rate_limited`. */
  passkey(network: string | null): Promise<void>
  /**
   * Counts a recovery code that is tried to sign in, from a network: codes are too long to be guessed, so that no limit for an address
   * lets others lock somebody out. @returns false if so many were tried that none counts from there for a while.
   */
  recoveryCode(network: string | null): Promise<boolean>
}
