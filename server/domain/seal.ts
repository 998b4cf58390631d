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
}
