/** A message to one recipient, written. The same message is the same to the last byte whenever it is written. */
export interface Email {
  /** Its row's id: the key of idempotency, and the local part of its Message-ID. */
  readonly id: string
  readonly from: Mailbox
  readonly to: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | null
  /** The id of the message this one follows. */
  readonly follows: string | null
  /** Where mail of this kind is stopped; takes a POST without anything else (RFC 8058). */
  readonly unsubscribe: string
  readonly date: Date
}

/** Who writes or is written to. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** What the other side made of a message. `reason` is for the log and names no address. */
export type Delivery =
  | { state: 'accepted' }
  /** It has not been taken, for certain; `retry` says whether it may be another time. */
  | { state: 'refused'; retry: boolean; reason: string }
  /** It was handed over, and no answer came. */
  | { state: 'unknown'; reason: string }

/** A way to send mail. */
export interface Mailer {
  /** Whether the same message handed over twice is sent once. */
  readonly idempotent: boolean
  /** Where mail goes, for people to read; holds no secret. */
  readonly place: string
  /** Never fails and always ends, within `sendMilliseconds`. */
  send(email: Email): Promise<Delivery>
  /** Ends connections that wait for more; what is under way ends by itself. */
  close(): void
}

/** The longest a message may take, all of it. */
export const sendMilliseconds = 45_000
