/** Authenticated encryption (AES-256-GCM) bound to a type and an owner, with an expiry inside. */
export interface Seal {
  /** Opaque, URL-safe text. `value` must survive JSON. */
  close(type: string, owner: string, value: unknown, expires_at: Date): string
  /**
   * Null when it was made for another type or owner, or tampered with. `expired` is judged by `now`: by the clock of
   * this process unless the caller gives the database's.
   */
  open<T>(
    type: string,
    owner: string,
    sealed: string,
    now?: Date,
  ): { value: T; expired: boolean } | null
  /** As `close`, for bytes that are kept, such as a parsed calendar: they do not expire. */
  closeBytes(type: string, owner: string, bytes: Uint8Array): Buffer
  /** Null when they were sealed for another type or owner, tampered with, or sealed with a key that is gone. */
  openBytes(type: string, owner: string, sealed: Uint8Array): Buffer | null
  /** A short text, 16 characters, that only this service makes for a text of an owner. It hides nothing. */
  sign(type: string, owner: string, text: string): string
  /** Whether `sign` made a signature for this, by any key of the ring. */
  isSigned(type: string, owner: string, text: string, signature: string): boolean
  /** Whether something else than the newest key sealed this: what is kept is then sealed again. */
  isOld(type: string, owner: string, sealed: string | Uint8Array): boolean
}

/** The owner of what belongs to no account: signing in until it has succeeded, and what somebody without an account is given. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** When something sealed expires whose row, or whose page, ends by itself. */
export const never = new Date('9999-12-31T00:00:00Z')
