import { createHash } from 'node:crypto'

/** The hash of an exact host for one account, which tells nobody else which host it is. */
export function hostHash(owner: string, host: string): Buffer {
  return createHash('sha256').update(`host\0${owner}\0${host}`).digest()
}

/** Of what host and of which of its pages something is remembered, as hashes with the owner's id. */
export interface PageMark {
  readonly host_hash: Buffer
  readonly page_hash: Buffer
}

/** The hash of a normalised address for one account. */
export function sourceKeyHash(owner: string, key: string): Buffer {
  return createHash('sha256').update(`source\0${owner}\0${key}`).digest()
}

/** What logs call a capture. */
export function captureLogName(capture_id: string): string {
  return createHash('sha256').update(`capture\0${capture_id}`).digest('hex').slice(0, 12)
}
