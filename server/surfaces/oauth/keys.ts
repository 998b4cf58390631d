import { createHash, createPrivateKey } from 'node:crypto'

/** How a private key of Ed25519 begins (RFC 8410, 7); its 32 bytes follow. */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex')

/** @returns the key that stands in `jwks` because the library wants one. Nothing is signed with it. */
export function derivedKey(seed: Buffer) {
  const secret = createHash('sha256').update('jwk').update(seed).digest()
  const der = Buffer.concat([beginning, secret])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { kty, crv, d, x } = key.export({ format: 'jwk' })
  return { kty, crv, d, x, use: 'sig', alg: 'Ed25519' }
}
