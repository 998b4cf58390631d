import { createHash } from 'node:crypto'

/** The hash of an exact host for one account, which tells nobody else which host it is. */
export function hostHash(owner: string, host: string): Buffer {
  return createHash('sha256').update(`host\0${owner}\0${host}`).digest()
}

/** The hash of a normalised address for one account. */
export function sourceKeyHash(owner: string, key: string): Buffer {
  return createHash('sha256').update(`source\0${owner}\0${key}`).digest()
}
