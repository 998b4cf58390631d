import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** What an authenticator is made to get wrong. */
export interface Twist {
  readonly origin?: string
  readonly rp_id?: string
  readonly challenge?: string
  /** `webauthn.get` or `webauthn.create`. */
  readonly type?: string
  /** Whether it says that nobody was checked. */
  readonly unverified?: boolean
  readonly crossOrigin?: boolean
  /** The attestation in place of none, as CBOR. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Buffer }
}

interface Options {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

/** An authenticator with one passkey (ES256), as a test needs it: it does what it is told. */
export class Authenticator {
  readonly credential_id = randomBytes(32)
  readonly origin: string
  /** How often it says that it has signed; at 0 it does not count. */
  counter = 0
  readonly #key: KeyObject
  readonly #public: KeyObject

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#public = publicKey
  }

  /** Makes its passkey. @returns the field `credential` of the form. */
  make({ challenge, rp }: Options, twist: Twist = {}): string {
    const { fmt, attStmt } = twist.attestation ?? { fmt: 'none', attStmt: Buffer.from([0xa0]) }
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text(fmt), text('attStmt'), attStmt],
      ...[text('authData'), bytes(this.#data(rp?.id ?? '', twist, this.#credential()))],
    ])
    const clientDataJSON = this.#client('webauthn.create', challenge, twist)
    return this.#written({ clientDataJSON, attestationObject })
  }

  /** Signs a challenge. @returns the field `credential` of the form. */
  sign({ challenge, rpId }: Options, twist: Twist = {}): string {
    const authenticatorData = this.#data(rpId ?? '', twist)
    const clientDataJSON = this.#client('webauthn.get', challenge, twist)
    const hash = createHash('sha256').update(clientDataJSON).digest()
    const signer = createSign('sha256').update(authenticatorData).update(hash)
    return this.#written({ clientDataJSON, authenticatorData, signature: signer.sign(this.#key) })
  }

  #client(type: string, challenge: string, twist: Twist): Buffer {
    const { origin } = this
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...twist }))
  }

  #data(rp_id: string, twist: Twist, credential: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (twist.unverified ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const hash = createHash('sha256')
      .update(twist.rp_id ?? rp_id)
      .digest()
    return Buffer.concat([hash, Buffer.from([flags]), counter, credential])
  }

  #credential(): Buffer {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credential_id.length)
    const key = Buffer.concat([
      // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      ...[bytes(Buffer.from(x, 'base64url')), Buffer.from([0x22])],
      bytes(Buffer.from(y, 'base64url')),
    ])
    return Buffer.concat([Buffer.alloc(16), length, this.credential_id, key])
  }

  #written(response: Readonly<Record<string, Buffer>>): string {
    const values = Object.entries(response).map(([name, value]) => [
      name,
      value.toString('base64url'),
    ])
    const id = this.credential_id.toString('base64url')
    const sent = { id, type: 'public-key', transports: ['internal'] }
    return JSON.stringify({ ...sent, response: Object.fromEntries(values) })
  }
}

/** A string as CBOR. */
export function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

/** Bytes as CBOR. */
export function bytes(value: Buffer): Buffer {
  const head = Buffer.from(
    value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255],
  )
  return Buffer.concat([head, value])
}
