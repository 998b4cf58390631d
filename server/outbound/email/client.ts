/** A message to one recipient. A message that is sent again has exactly the same bytes. */
export interface Email {
  /** The id of its row: its idempotency key, and the local part of its Message-ID. */
  readonly id: string
  readonly from: Mailbox
  readonly to: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | null
  /** The id of the invitation that this message follows; null for none. */
  readonly follows: string | null
  /** The unsubscribe page; a POST without a login unsubscribes (RFC 8058). Null for mail that its reader asked for. */
  readonly unsubscribe: string | null
  readonly date: Date
  /** The address that replies go to; the sender's where it is left out. */
  readonly reply_to?: string
}

/** The sender or the recipient. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** The mail server's answer to a message. `reason` is for the log and contains no address. */
export type Delivery =
  | { state: 'accepted' }
  /** Certainly not accepted; `retry` says whether a later attempt may succeed. */
  | { state: 'refused'; retry: boolean; reason: string }
  /** It was sent, and there was no answer. */
  | { state: 'unknown'; reason: string }

/** A way to send mail. */
export interface Mailer {
  /** Whether a message that is sent twice with the same id is delivered once. */
  readonly idempotent: boolean
  /** For how many seconds after the first time; for ever if this is left out. */
  readonly remembers?: number
  /** Where mail goes, for people to read; it contains no secret. */
  readonly place: string
  /** Never rejects, and resolves within `sendMilliseconds`. */
  send(email: Email): Promise<Delivery>
  /** Closes idle connections; messages being sent are finished. */
  close(): void
}

/** The most milliseconds that sending one message may take. */
export const sendMilliseconds = 45_000
