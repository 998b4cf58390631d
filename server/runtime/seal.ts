import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto'
import type { Seal } from '#server/domain/basics/seal.ts'

const ivLength = 12
const tagLength = 16
const expiryLength = 6

/** A signature has 96 bits, 16 characters. */
const signatureLength = 12

/** The key for signatures alone that is made from a key of the ring. */
function signingKey(secret: Buffer): KeyObject {
  return createSecretKey(createHmac('sha256', secret).update('signatures').digest())
}

function signatureOf(key: KeyObject, type: string, owner: string, text: string): Buffer {
  // One update, since each has a cost of its own.
  const digest = createHmac('sha256', key).update(`${type}\0${owner}\0${text}`).digest()
  return digest.subarray(0, signatureLength)
}

/** How many nonces are made at once: each request for random bytes has a cost of its own. */
const noncesAtOnce = 256

interface Key {
  secret: KeyObject
  /** The first byte of a sealed text; says which key of the ring made it. */
  mark: number
}

/**
 * Seals with AES-256-GCM: mark (1 byte), nonce (12), ciphertext, tag (16), in base64url. Type and owner are
 * authenticated, the expiry (milliseconds, 6 bytes) and the value are encrypted.
 *
 * The first key of the ring seals; every key opens, so that a new one can be put in front.
 */
export function makeSeal(ring: readonly Buffer[]): Seal {
  const keys = ring.map((secret) => ({ secret: createSecretKey(secret), mark: markOf(secret) }))
  const signing = ring.map(signingKey)
  const [newest] = keys
  const [newestSigning] = signing
  if (!newest || !newestSigning) throw new Error('A seal needs at least one key.')
  const newNonce = makeNonces()
  const mark = Buffer.of(newest.mark)

  const encrypt = (bound: Buffer, plain: Uint8Array): Buffer => {
    const nonce = newNonce()
    const cipher = createCipheriv('aes-256-gcm', newest.secret, nonce)
    cipher.setAAD(bound)
    return Buffer.concat([mark, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }

  const decryptByAny = (bound: Buffer, bytes: Buffer): Buffer | null =>
    keys
      .filter((key) => key.mark === bytes[0])
      .map((key) => decrypt(key, bound, bytes))
      .find((opened) => opened !== null) ?? null

  return {
    close(type, owner, value, expires_at) {
      // One text with room for the expiry: each update of a cipher costs as much as the text itself.
      const plain = Buffer.from(`${' '.repeat(expiryLength)}${JSON.stringify(value)}`, 'utf8')
      plain.writeUIntBE(expires_at.getTime(), 0, expiryLength)
      return encrypt(boundTo(type, owner), plain).toString('base64url')
    },
    open<T>(type: string, owner: string, sealed: string, now = new Date()) {
      const bytes = Buffer.from(sealed, 'base64url')
      // Buffer.from skips characters it does not know; a sealed value must have one text only.
      if (bytes.toString('base64url') !== sealed) return null
      if (bytes.length < 1 + ivLength + expiryLength + tagLength) return null
      const plain = decryptByAny(boundTo(type, owner), bytes)
      if (!plain) return null
      const expired = plain.readUIntBE(0, expiryLength) <= now.getTime()
      const value: T = JSON.parse(plain.toString('utf8', expiryLength))
      return { value, expired }
    },
    closeBytes(type, owner, bytes) {
      return encrypt(boundTo(type, owner), bytes)
    },
    openBytes(type, owner, sealed) {
      if (sealed.length < 1 + ivLength + tagLength) return null
      return decryptByAny(boundTo(type, owner), Buffer.from(sealed))
    },
    sign(type, owner, text) {
      return signatureOf(newestSigning, type, owner, text).toString('base64url')
    },
    isSigned(type, owner, text, signature) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== signatureLength) return false
      return signing.some((key) => timingSafeEqual(signatureOf(key, type, owner, text), given))
    },
    isOld(type, owner, sealed) {
      const bytes =
        typeof sealed === 'string' ? Buffer.from(sealed, 'base64url') : Buffer.from(sealed)
      return decrypt(newest, boundTo(type, owner), bytes) === null
    },
  }
}

/** Each call returns other random bytes; they stay as they are until some hundred calls later. */
function makeNonces(): () => Buffer {
  const pool = Buffer.alloc(ivLength * noncesAtOnce)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += ivLength
    return pool.subarray(used - ivLength, used)
  }
}

function decrypt(key: Key, bound: Buffer, bytes: Buffer): Buffer | null {
  const nonce = bytes.subarray(1, 1 + ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: tagLength })
  decipher.setAAD(bound)
  decipher.setAuthTag(bytes.subarray(bytes.length - tagLength))
  try {
    const body = bytes.subarray(1 + ivLength, bytes.length - tagLength)
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    return null
  }
}

function markOf(secret: Buffer): number {
  return createHash('sha256').update('mark').update(secret).digest()[0] ?? 0
}

function boundTo(type: string, owner: string): Buffer {
  return Buffer.from(`${type}\0${owner}`, 'utf8')
}
