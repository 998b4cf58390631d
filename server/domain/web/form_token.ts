import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Proves that a form was made for one session, or, before somebody signs in, for one browser: an HMAC of the hash of
 * that secret and of the form's name.
 */
export function formToken(key: Buffer, secret_hash: Buffer, form: string): string {
  return createHmac('sha256', key).update(secret_hash).update(form).digest('base64url')
}

/** @returns whether a text is the token of this form for this secret, made with any of the keys. */
export function isFormToken(
  keys: readonly Buffer[],
  secret_hash: Buffer,
  form: string,
  text: string,
): boolean {
  const given = Buffer.from(text)
  return keys.some((key) => {
    const token = Buffer.from(formToken(key, secret_hash, form))
    return token.length === given.length && timingSafeEqual(token, given)
  })
}
