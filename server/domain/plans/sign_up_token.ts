import { createHash } from 'node:crypto'

/**
 * @returns the token of the personal link of somebody who signs up by a plan's open link. It depends on the open link
 * and on the secret of the form, so a form that is sent twice signs up once. Nobody can compute it without that secret.
 */
export function signUpToken(plan_token: string, form: string): string {
  return createHash('sha256').update(`sign up ${plan_token} ${form}`).digest('base64url')
}
